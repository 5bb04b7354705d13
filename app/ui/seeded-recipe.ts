import type { Recipe } from '#app/ui/guilloche.ts'

/** A generated recipe for a seed; the same seed always gives the same figure. */
export function seededRecipe(seed: string): Recipe {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  const random = () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
  const tones = ['navy', 'ochre', 'verdigris', 'blue'] as const
  const main = tones[Math.floor(random() * tones.length)] ?? 'navy'
  return [238, 160, 92, 40].map((radius, index) => ({
    radius,
    wave: Math.round(radius * (0.18 + random() * 0.14)),
    lobes: Math.round(22 - index * 4 + random() * 6),
    repeats: 6 + Math.floor(random() * 4),
    lace: index % 2 === 0 ? random() * 0.12 : 0,
    tone: index === 3 ? 'vermilion' : main,
    width: 0.7,
    opacity: 0.7,
  }))
}
