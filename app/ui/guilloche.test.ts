import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { figures } from '#app/ui/figures.ts'
import { curvePath, figureMarkup, type Recipe, ringMarkup } from '#app/ui/guilloche.ts'
import { partMarkup } from '#app/ui/part-engraved.ts'
import { seededRecipe } from './seeded-recipe.ts'

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

  it.each(recipes)('%s: every curve closes, near its ring', (_name, recipe) => {
    for (const ring of recipe) {
      const numbers = curvePath(ring).match(/-?\d+/g)?.map(Number) ?? []
      let [x = 0, y = 0] = numbers
      const [startX, startY] = [x, y]
      const furthest = ring.radius + ring.wave + (ring.overtone ?? 0) + 1
      for (let at = 2; at < numbers.length; at += 6) {
        x += numbers[at + 4] ?? Number.NaN
        y += numbers[at + 5] ?? Number.NaN
        expect(Math.hypot(x, y) / 2).toBeLessThanOrEqual(furthest)
      }
      expect([x, y]).toEqual([startX, startY])
    }
  })

  it.each(recipes)('%s has every curve of every ring in its place, once', (_name, recipe) => {
    for (const ring of recipe) {
      const turns = turnsIn(ringMarkup(ring, 'r'))
      const pitch = 360 / ring.lobes / ring.repeats
      const places = turns.map((turn) => Math.round(turn / pitch)).toSorted((a, b) => a - b)
      expect(places).toEqual(Array.from({ length: ring.repeats }, (_, at) => at))
    }
  })

  it('refers to rings that are already on the page', () => {
    const markup = partMarkup(figures.blueprint, 'g', { engraved: 2, reuse: true })
    expect(markup.match(/<use /g)).toHaveLength(2)
    expect(markup.match(/<circle /g)).toHaveLength(9)
  })
})

/** The angle of each path in the markup, including the copies made by `<use>`. */
function turnsIn(markup: string): number[] {
  const named = new Map<string, number[]>()
  const open: { id: string; turns: number[] }[] = [{ id: '', turns: [] }]
  const close = () => {
    const { id, turns } = open.pop() ?? { id: '', turns: [] }
    if (id) named.set(id, turns)
    open.at(-1)?.turns.push(...turns)
  }
  for (const [tag, name] of markup.matchAll(/<(\/?\w+)[^>]*>/g)) {
    const id = / id="([^"]+)"/.exec(tag)?.[1] ?? ''
    if (name === 'g') open.push({ id, turns: [] })
    if (name === '/g') close()
    if (name === 'path') {
      open.push({ id, turns: [0] })
      close()
    }
    if (name === 'use') {
      const [, of = '', by] = /href="#([^"]+)" transform="rotate\(([^)]+)\)"/.exec(tag) ?? []
      open.at(-1)?.turns.push(...(named.get(of) ?? []).map((turn) => turn + Number(by)))
    }
  }
  return open[0]?.turns ?? []
}
