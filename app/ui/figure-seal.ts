import type { Recipe } from '#app/ui/guilloche.ts'

/** Apart from the other figures: pages that show only this one do not load those. */
export const seal = [
  { radius: 205, wave: 78, lobes: 10, repeats: 4, tone: 'vermilion', width: 12, opacity: 1 },
  { radius: 112, wave: 30, lobes: 8, repeats: 2, tone: 'vermilion', width: 12, opacity: 1 },
] as const satisfies Recipe
