import type { Inks } from '#app/ui/figure-sprite.ts'
import { type FigureName, figures } from '#app/ui/figures.ts'
import { figureMarkup, type Recipe } from '#app/ui/guilloche.ts'

/** The size of an illustration in pixels. */
export const illustrationSize = { width: 1200, height: 675 } as const

const inset = 26
const lineGap = 13.5
const step = 30

/** Numbers between 0 and 1 that follow from a text alone. */
function chance(seed: string): () => number {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const inkPairs = [
  ['navy', 'ochre'],
  ['verdigris', 'ochre'],
  ['blue', 'navy'],
  ['navy', 'verdigris'],
  ['blue', 'verdigris'],
  ['ochre', 'navy'],
] as const

/** Four rings with different lobes in two inks and a red centre, determined by their seed. */
function engravedRecipe(seed: string): Recipe {
  const next = chance(seed)
  const among = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const [main, second] = inkPairs[Math.floor(next() * inkPairs.length)] ?? inkPairs[0]
  const look = { width: 0.65, opacity: 0.75 }
  return [
    {
      ...look,
      radius: 232,
      wave: among(34, 58),
      lobes: among(9, 26),
      repeats: among(7, 10),
      ...(next() < 0.5 ? { overtone: among(8, 16), harmonic: among(2, 3) } : {}),
      tone: main,
    },
    {
      ...look,
      radius: 158,
      wave: among(38, 58),
      lobes: among(7, 16),
      repeats: among(7, 11),
      lace: next() < 0.5 ? 0.1 : 0,
      tone: second,
    },
    { ...look, radius: 96, wave: among(30, 44), lobes: among(6, 11), repeats: 9, tone: main },
    { ...look, radius: 44, wave: 20, lobes: among(5, 8), repeats: 7, tone: 'vermilion' },
  ]
}

/** The recipe of a name: a figure of the site, or a generated one for any other name. */
export function recipeOf(name: string): Recipe {
  return Object.hasOwn(figures, name) ? figures[name as FigureName] : engravedRecipe(name)
}

/** Two rings with a clear centre for the letters in it. */
export function sealRecipe(seed: string): Recipe {
  const [outer, second] = engravedRecipe(seed)
  const lobes = Math.round((outer?.lobes ?? 18) * 0.7) + 3
  return [
    {
      radius: 234,
      wave: 58,
      lobes,
      repeats: lobes > 14 ? 4 : 6,
      tone: outer?.tone ?? 'navy',
      width: 2,
      opacity: 0.85,
    },
    {
      radius: 172,
      wave: 14,
      lobes: (second?.lobes ?? 9) + 12,
      repeats: 2,
      tone: second?.tone ?? 'ochre',
      width: 2,
      opacity: 0.9,
    },
  ]
}

/** Whole numbers make a short path; half a pixel is not visible. */
const whole = (value: number) => Math.round(value)

/** Fine ruled lines that bend around the figure like a relief and leave its ground empty. */
function ruling(reach: number, phase: number): string {
  const { width, height } = illustrationSize
  const [cx, cy] = [width / 2, height / 2]
  const lines: string[] = []
  for (let y = inset + lineGap; y < height - inset; y += lineGap) {
    const at = (x: number) => {
      const [dx, dy] = [x - cx, y - cy]
      const swell = Math.exp(-((Math.hypot(dx, dy) - reach) ** 2) / 9000)
      return 10 * (y + swell * Math.tanh(dy / 70) * 15 + 3 * Math.sin(x / 46 + y / 21 + phase))
    }
    let [px, py] = [inset, whole(at(inset))]
    let path = `M${10 * inset} ${py}l`
    for (let x = inset + step; x <= width - inset; x += step) {
      const next = whole(at(x))
      const rise = next - py
      path += `${10 * (x - px)}${rise < 0 ? rise : ` ${rise}`} `
      ;[px, py] = [x, next]
    }
    const end = width - inset
    path += `${10 * (end - px)} ${whole(at(end)) - py}`
    lines.push(path)
  }
  return lines.join('')
}

const declare = (inks: Inks, tokens: Iterable<string>) =>
  [...tokens].map((token) => `--color-${token}:${inks[token]}`).join(';')

/**
 * The illustration of a name: its figure on a ruled ground in a double frame. The same name always
 * gives the same illustration, in the colours of the reader's theme.
 */
export function illustrationSvg(name: string, inks: { light: Inks; dark: Inks }): string {
  const { width, height } = illustrationSize
  const recipe = recipeOf(name)
  const reach = Math.max(
    ...recipe.map(({ radius, wave, overtone = 0 }) => radius + wave + overtone),
  )
  const shown = 296
  const main = recipe.reduce((a, b) => (b.radius > a.radius ? b : a)).tone
  const tones = new Set<string>([...recipe.map(({ tone }) => tone), 'surface'])
  const rect = (at: number, stroke: number) =>
    `<rect x="${at}" y="${at}" width="${width - 2 * at}" height="${height - 2 * at}" stroke-width="${stroke}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">` +
    `<style>svg{${declare(inks.light, tones)}}@media (prefers-color-scheme:dark){svg{${declare(inks.dark, tones)}}}</style>` +
    `<rect width="${width}" height="${height}" fill="var(--color-surface)"/>` +
    `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>` +
    `<circle cx="${width / 2}" cy="${height / 2}" r="${shown + 9}" fill="#000"/></mask>` +
    `<g mask="url(#m)"><path transform="scale(.1)" d="${ruling(shown, name.length)}" stroke="var(--color-${main})" stroke-width="8" opacity=".42"/></g>` +
    `<g transform="translate(${width / 2} ${height / 2}) scale(${(shown / reach).toFixed(3)})">${figureMarkup(recipe, 'f')}</g>` +
    `<g stroke="var(--color-${main})">${rect(12, 2.4)}${rect(20, 0.8)}${rect(26, 0.8)}</g></svg>\n`
  )
}
