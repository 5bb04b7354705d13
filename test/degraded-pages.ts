import { readFileSync } from 'node:fs'
import satori from 'satori'
import sharp from 'sharp'

/** The text of the pages, line by line. */
export const pageLines = [
  'Ministry of Transport and Public Works',
  'Application for a construction permit',
  'Reference number 2026 dash 4471, received on Monday',
  'The applicant builds a bridge of two lanes across the river.',
  'Digital identity was checked by the regional office in Atlanta.',
]

const [width, height] = [1240, 560]
const font = import.meta.resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)

/** The page with its letters as outlines, so that it looks the same on every machine. */
async function sheet(ink: string, ground: string, rotation = 0): Promise<Buffer> {
  const box = (style: object, children: unknown) => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  })
  const lines = pageLines.map((line, index) => box({ fontSize: index === 0 ? 40 : 33 }, line))
  const page = box({ flexDirection: 'column', padding: 90, gap: 38, color: ink }, lines)
  const fonts = [{ name: 'Sans', data: readFileSync(new URL(font)), weight: 400 as const }]
  const svg = await satori(page as never, { width, height, fonts })
  const letters = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><g transform="rotate(${rotation} ${width / 2} ${height / 2})">${letters}</g></svg>`,
  )
}

/** A lamp at one corner: the opposite corner of the page is darker. */
function shadow(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="g" cx="0.15" cy="0.2" r="1.1"><stop offset="0" stop-color="#fff"/><stop offset="0.5" stop-color="#999"/><stop offset="1" stop-color="#3a3a3a"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
}

const plain = () => sheet('#222', '#fff')
const shaded = async (page: Promise<Buffer>) =>
  sharp(
    await sharp(await page)
      .composite([{ input: shadow(), blend: 'multiply' }])
      .png()
      .toBuffer(),
  )

/** The same page as scanners, cameras and screens deliver it. */
export const degradedPages = {
  clean: async () =>
    sharp(await plain())
      .png()
      .toBuffer(),
  'unevenly lit': async () => (await shaded(plain())).jpeg({ quality: 70 }).toBuffer(),
  skewed: async () =>
    sharp(await sheet('#222', '#fff', 4))
      .jpeg({ quality: 80 })
      .toBuffer(),
  'low resolution': async () =>
    sharp(await plain())
      .resize({ width: 760 })
      .jpeg({ quality: 80 })
      .toBuffer(),
  'light on dark': async () =>
    sharp(await sheet('#e8e8e8', '#15181d'))
      .png()
      .toBuffer(),
  underexposed: async () =>
    sharp(await plain())
      .linear(0.28, 6)
      .jpeg({ quality: 85 })
      .toBuffer(),
  'on its side': async () =>
    sharp(await plain())
      .rotate(90)
      .jpeg({ quality: 85 })
      .toBuffer(),
  'on its head': async () =>
    sharp(await plain())
      .rotate(180)
      .jpeg({ quality: 85 })
      .toBuffer(),
  'a photo in the hand': async () =>
    (await shaded(sheet('#2b2b2b', '#f3efe4', -3))).blur(0.8).jpeg({ quality: 60 }).toBuffer(),
}

/** The share of the page's words that are in the text, each as often as it was written. */
export function shareOfWords(text: string): number {
  const words = (given: string): string[] => given.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const left = words(text)
  const expected = words(pageLines.join(' '))
  const found = expected.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return found.length / expected.length
}
