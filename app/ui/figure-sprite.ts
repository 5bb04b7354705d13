import { figureMarkup, type Recipe } from '#app/ui/guilloche.ts'

export type Inks = Record<string, string>

const declare = (inks: Inks) =>
  Object.entries(inks)
    .map(([token, value]) => `--color-${token}:${value}`)
    .join(';')

/**
 * All figures in one image. `#name` in its address shows one of them; the colours follow the page's
 * colour scheme, because `prefers-color-scheme` inside an image follows the element that embeds it.
 *
 * @param recipes by the name under which each is shown
 * @param inks colours by token, for both themes
 */
export function figureSprite(
  recipes: Record<string, Recipe>,
  inks: { light: Inks; dark: Inks },
): string {
  const used = new Set(Object.values(recipes).flatMap((rings) => rings.map(({ tone }) => tone)))
  const only = (all: Inks) =>
    Object.fromEntries(Object.entries(all).filter(([token]) => used.has(token as never)))
  const style =
    `svg{${declare(only(inks.light))}}@media (prefers-color-scheme:dark){svg{${declare(only(inks.dark))}}}` +
    'svg>g{display:none}svg>g:target{display:inline}'
  const drawings = Object.entries(recipes).map(
    ([name, recipe]) => `<g id="${name}">${figureMarkup(recipe, `${name}-`)}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-300 -300 600 600" width="600" height="600" fill="none"><style>${style}</style>${drawings.join('\n')}</svg>\n`
}
