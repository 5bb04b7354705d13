import { type Recipe, type Ring, ringMarkup } from '#app/ui/guilloche.ts'

const round = (value: number) => String(Math.round(value * 10) / 10)

/** The construction lines of a ring: its limits, its pitch and one single curve. */
export function constructionMarkup(ring: Ring): string {
  const { radius, wave, lobes, overtone = 0 } = ring
  const outer = radius + wave + overtone * 0.6
  const inner = radius - wave - overtone * 0.6
  const step = (2 * Math.PI * radius) / lobes
  return (
    `<g stroke="var(--color-blue)" stroke-width=".7" opacity=".8">` +
    `<circle r="${round(outer)}"/><circle r="${round(inner)}"/>` +
    `<circle r="${radius}" stroke-dasharray="2 5"/>` +
    // One tick a lobe: a broad line, dashed.
    `<path d="M${radius} 0A${radius} ${radius} 0 0 1-${radius} 0A${radius} ${radius} 0 0 1 ${radius} 0" stroke-width="6" stroke-dasharray=".7 ${round(step - 0.7)}"/></g>`
  )
}

type Drawing = {
  /** How many rings, from the first, are printed; the others show as construction lines. */
  engraved?: number
  /** The rings are already on the page under this id and are only referenced. */
  reuse?: boolean
}

/** A figure of which only a part is engraved, or that is drawn elsewhere on the page. */
export function partMarkup(recipe: Recipe, id: string, drawing: Drawing): string {
  const { engraved = recipe.length, reuse = false } = drawing
  return recipe
    .map((ring, index) => {
      if (index >= engraved) return constructionMarkup(ring)
      return reuse ? `<use href="#${id}${index}r"/>` : ringMarkup(ring, `${id}${index}`)
    })
    .join('')
}
