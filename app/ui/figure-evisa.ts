import type { Recipe } from '#app/ui/guilloche.ts'

/** Apart from the other figures: pages that show only this one do not load those. */
export const evisa = [
  { radius: 238, wave: 44, lobes: 22, repeats: 8, tone: 'navy', width: 0.6, opacity: 0.75 },
  {
    radius: 168,
    wave: 46,
    lobes: 16,
    repeats: 8,
    tone: 'blue',
    width: 0.6,
    opacity: 0.7,
    lace: 0.08,
  },
  { radius: 104, wave: 40, lobes: 12, repeats: 8, tone: 'navy', width: 0.6, opacity: 0.75 },
  { radius: 48, wave: 22, lobes: 8, repeats: 6, tone: 'vermilion', width: 0.8, opacity: 0.85 },
] as const satisfies Recipe
