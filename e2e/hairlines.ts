import type { Page } from 'playwright-core'
import sharp from 'sharp'

type Sample = { name: string; ink: string; x: [number, number]; y: [number, number] }

/** The height of the horizontal bars, in em above the baseline: of the capital and of the small letter. */
const bars = { H: [0.25, 0.46], e: [0.17, 0.4] } as const

/**
 * The contrast of the thinnest strokes of a font, in the current theme of the page.
 *
 * @param looks classes by which the site sets display type
 * @param sizes in CSS pixels
 * @returns for each letter of each look and size, the contrast of its bar in the middle as a share of
 * the full contrast of ink to paper: 0 is an invisible bar
 */
export async function barStrengths(
  page: Page,
  looks: readonly string[],
  sizes: readonly number[],
): Promise<Map<string, number>> {
  const samples = await page.evaluate(setSpecimen, { looks, sizes, bars })
  const [ratio, picture] = [await page.evaluate('devicePixelRatio'), await page.screenshot()]
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => lightness(data.subarray((y * info.width + x) * 3))
  const pixels = ([from, to]: [number, number]) => {
    const [first, last] = [Math.round(from * Number(ratio)), Math.round(to * Number(ratio))]
    return Array.from({ length: Math.max(1, last - first) }, (_, index) => first + index)
  }
  const paper = at(1, 1)
  return new Map(
    samples.map(({ name, ink, x, y }) => {
      const full = lightness(Uint8Array.from(ink.match(/\d+/g) ?? [], Number)) - paper
      const columns = pixels(x).map((column) =>
        Math.max(...pixels(y).map((row) => (at(column, row) - paper) / full)),
      )
      return [name, columns.reduce((sum, one) => sum + one, 0) / columns.length]
    }),
  )
}

/** Runs in the page: covers it with the letters and measures their bars. */
async function setSpecimen(wanted: {
  looks: readonly string[]
  sizes: readonly number[]
  bars: Record<'H' | 'e', readonly [number, number]>
}): Promise<Sample[]> {
  document.querySelector('#specimen')?.remove()
  const sheet = document.createElement('div')
  sheet.id = 'specimen'
  sheet.style.cssText =
    'position:fixed;inset:0;z-index:99;padding:8px;background:var(--color-paper)'
  document.body.append(sheet)
  const places: [HTMLElement, 'H' | 'e', string, number][] = []
  for (const look of wanted.looks) {
    const row = document.createElement('div')
    row.style.cssText = 'display:flex;gap:24px;align-items:baseline'
    for (const size of wanted.sizes) {
      for (const letter of ['H', 'e'] as const) {
        const one = document.createElement('span')
        one.className = look
        one.textContent = letter
        one.style.cssText = `font-size:${size}px;line-height:1`
        row.append(one)
        places.push([one, letter, look, size])
      }
    }
    sheet.append(row)
  }
  await document.fonts.ready
  return places.map(([one, letter, look, size]) => {
    const mark = document.createElement('span')
    mark.style.display = 'inline-block'
    one.append(mark)
    const baseline = mark.getBoundingClientRect().bottom
    mark.remove()
    const { left, width } = one.getBoundingClientRect()
    const [low, high] = wanted.bars[letter]
    return {
      name: `${letter} at ${size} px, ${look}`,
      ink: getComputedStyle(one).color,
      x: [left + width * 0.42, left + width * 0.54],
      y: [baseline - high * size, baseline - low * size],
    }
  })
}

function lightness([red = 0, green = 0, blue = 0]: Uint8Array): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
