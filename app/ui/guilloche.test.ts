import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { figures } from '#app/ui/figures.ts'
import { figureMarkup, lobePath, type Recipe, seededRecipe } from '#app/ui/guilloche.ts'

const recipes: [string, Recipe][] = [
  ...Object.entries(figures),
  ...['evisa', 'governance', 'healthcare'].map((seed): [string, Recipe] => [
    seed,
    seededRecipe(seed),
  ]),
]

describe('guilloche', () => {
  it.each(recipes)('%s is at most 4 KB compressed', (_name, recipe) => {
    const markup = figureMarkup(recipe, 'g')
    expect(gzipSync(markup).length).toBeLessThanOrEqual(4096)
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(4096)
  })

  it.each(recipes)('%s is made of finite numbers', (_name, recipe) => {
    expect(figureMarkup(recipe, 'g')).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('gives the same figure for the same seed and another for another', () => {
    expect(seededRecipe('evisa')).toEqual(seededRecipe('evisa'))
    expect(seededRecipe('evisa')).not.toEqual(seededRecipe('healthcare'))
  })

  it('ends a lobe where the next one, turned, begins', () => {
    const ring = figures.blueprint[1]
    const numbers =
      lobePath(ring)
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? []
    const [x = 0, y = 0] = numbers
    const [endX = 0, endY = 0] = numbers.slice(-2)
    const turn = (2 * Math.PI) / ring.lobes
    expect(endX).toBeCloseTo(x * Math.cos(turn) - y * Math.sin(turn), 0)
    expect(endY).toBeCloseTo(x * Math.sin(turn) + y * Math.cos(turn), 0)
  })

  it('refers to rings that are already on the page', () => {
    const markup = figureMarkup(figures.blueprint, 'g', { engraved: 2, reuse: true })
    expect(markup.match(/<use /g)).toHaveLength(2)
    expect(markup.match(/<circle /g)).toHaveLength(9)
  })
})
