import { type FigureName, figures } from '#app/ui/figures.ts'
import { figureMarkup, type Recipe } from '#app/ui/guilloche.ts'
import { recipeOf as illustrationOf } from '#app/ui/illustration.ts'
import { seededRecipe } from '#app/ui/seeded-recipe.ts'
import type { SitePath } from '#content/site-map.ts'
import type { ShareCard } from './setting.ts'

export const card = { width: 1200, height: 630 }
/** What the printed frame leaves free, and where the machine-readable zone begins. */
export const plate = { inset: 44, zone: 516 }

const figureOf: Partial<Record<SitePath, FigureName>> = {
  '/': 'home',
  '/blueprint': 'blueprint',
  '/get-started': 'dossier',
  '/solutions/evisa': 'evisa',
  '/solutions/governance': 'governance',
  '/solutions/healthcare': 'healthcare',
  '/solutions/aftrlife': 'aftrlife',
  '/solutions/construction': 'construction',
  '/capabilities/ai-automation': 'automation',
  '/capabilities/digital-identity': 'identity',
  '/capabilities/cloud-infrastructure': 'cloud',
}

/** The figure that a page is printed with. */
function recipeOf({ path, figure }: ShareCard): Recipe {
  if (figure) return illustrationOf(figure)
  const name = figureOf[path as SitePath]
  return name ? figures[name] : seededRecipe(path)
}

/** Centre and reach of the figure: it is cut by the frame, and begins where the words have ended. */
const rosette = { x: 985, y: 280, reach: 318 }

/**
 * Everything of the card but its words, as SVG: frame, ground, figure and zone.
 *
 * @param ink the colour of a token
 */
export function engrave(page: ShareCard, ink: (token: string) => string): string {
  const recipe = recipeOf(page)
  const main = ink(mainTone(recipe))
  const reach = Math.max(
    ...recipe.map(({ radius, wave, overtone = 0 }) => radius + wave + overtone),
  )
  const figure = figureMarkup(
    // Pictures in a feed are shown at half their size or less: a hairline must survive that.
    recipe.map((ring) => ({ ...ring, width: (ring.width ?? 0.7) * 1.45 })),
    'f',
  ).replaceAll(/var\(--color-([\w-]+)\)/g, (_, token: string) => ink(token))
  const { inset, zone } = plate
  const [right, bottom] = [card.width - inset, card.height - inset]
  return (
    `<rect width="${card.width}" height="${card.height}" fill="${ink('paper')}"/>` +
    `<rect x="${inset}" y="${zone}" width="${right - inset}" height="${bottom - zone}" fill="${ink('surface')}"/>` +
    `<clipPath id="window"><path d="M${inset} ${inset}H${right}V${zone}H${inset}Z"/></clipPath>` +
    `<g fill="none" clip-path="url(#window)">` +
    ground(main) +
    `<g transform="translate(${rosette.x} ${rosette.y}) scale(${(rosette.reach / reach).toFixed(3)})">${figure}</g></g>` +
    `<path d="M${inset} ${zone}H${right}" stroke="${ink('ink')}" stroke-width="1.2"/>` +
    frame(main, ink) +
    `<g fill="none" transform="translate(100 98) scale(.078)">${seal(ink('vermilion'))}</g>`
  )
}

/** The ink of the largest ring: the colour of this note. */
function mainTone(recipe: Recipe): string {
  return recipe.reduce((a, b) => (b.radius > a.radius ? b : a)).tone
}

/** Fine ruling that swells around the figure like a relief and stays clear of the words. */
function ground(colour: string): string {
  const { reach } = rosette
  const lines: string[] = []
  for (let y = plate.inset; y < plate.zone + 60; y += 6) {
    const points: string[] = []
    for (let x = 620; x <= card.width - plate.inset; x += 6) {
      const [dx, dy] = [x - rosette.x, y - rosette.y]
      const swell = Math.exp(-((Math.hypot(dx, dy) - reach) ** 2) / 4200)
      const lift = y + swell * Math.tanh(dy / 90) * 16 + 2.2 * Math.sin(x / 17 + y / 9)
      points.push(`${x} ${lift.toFixed(1)}`)
    }
    lines.push(`M${points.join('L')}`)
  }
  return (
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="632" x2="712" y1="0" y2="0">` +
    `<stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
    `<mask id="clear" maskUnits="userSpaceOnUse" x="0" y="0" width="${card.width}" height="${card.height}">` +
    `<rect width="${card.width}" height="${card.height}" fill="url(#fade)"/>` +
    `<circle cx="${rosette.x}" cy="${rosette.y}" r="${reach + 5}" fill="#000"/></mask>` +
    `<path mask="url(#clear)" d="${lines.join('')}" stroke="${colour}" stroke-width=".9" opacity=".5"/>`
  )
}

/** A braided border between two rules, with a seal in each corner. */
function frame(main: string, ink: (token: string) => string): string {
  const outer = 18
  const { inset } = plate
  const middle = (outer + inset) / 2
  const rule = (at: number, width: number) =>
    `<rect x="${at}" y="${at}" width="${card.width - 2 * at}" height="${card.height - 2 * at}" stroke-width="${width}"/>`
  const top = braid(card.width - 2 * inset, middle)
  const side = braid(card.height - 2 * inset, middle)
  const corners = [
    [middle, middle],
    [card.width - middle, middle],
    [middle, card.height - middle],
    [card.width - middle, card.height - middle],
  ]
  return (
    `<g fill="none" stroke="${main}">${rule(outer, 1.6)}${rule(inset, 1)}` +
    `<g stroke-width=".9" opacity=".85">` +
    `<path transform="translate(${inset} 0)" d="${top}"/>` +
    `<path transform="translate(${inset} ${card.height - 2 * middle})" d="${top}"/>` +
    `<path transform="rotate(90) translate(${inset} ${-2 * middle})" d="${side}"/>` +
    `<path transform="rotate(90) translate(${inset} ${-card.width})" d="${side}"/></g>` +
    corners
      .map(
        ([x, y]) =>
          `<rect x="${(x ?? 0) - 13}" y="${(y ?? 0) - 13}" width="26" height="26" fill="${ink('paper')}" stroke-width="1"/>` +
          `<g transform="translate(${x} ${y}) scale(.036)">${seal(main, 22)}</g>`,
      )
      .join('') +
    '</g>'
  )
}

/** Three sines, a third of a turn apart, around `middle`. */
function braid(length: number, middle: number): string {
  const turns = Math.round(length / 34)
  return [0, 1, 2]
    .map((strand) => {
      const points = Array.from({ length: turns * 16 + 1 }, (_, index) => {
        const angle = (index / 16) * 2 * Math.PI + (strand * 2 * Math.PI) / 3
        return `${((index / 16 / turns) * length).toFixed(1)} ${(middle + 8.5 * Math.sin(angle)).toFixed(1)}`
      })
      return `M${points.join('L')}`
    })
    .join('')
}

/** The company's seal around the origin, 600 units wide. */
export function seal(colour: string, width = 12): string {
  const rings = figures.seal.map((ring) => ({ ...ring, width }))
  return figureMarkup(rings, `s${width}`).replaceAll(/var\(--color-[\w-]+\)/g, colour)
}
