import type { Recipe } from '#app/ui/guilloche.ts'

/** Apart from the other figures: pages that show only this one do not load those. */
export const getStartedFigure = [
  { radius: 46, wave: 20, lobes: 9, repeats: 7, tone: 'vermilion', width: 0.8, opacity: 0.85 },
  {
    radius: 112,
    wave: 40,
    lobes: 14,
    repeats: 8,
    lace: 0.1,
    tone: 'navy',
    width: 0.6,
    opacity: 0.8,
  },
  {
    radius: 188,
    wave: 34,
    lobes: 26,
    repeats: 6,
    overtone: 8,
    harmonic: 2,
    tone: 'ochre',
    width: 0.6,
    opacity: 0.85,
  },
  {
    radius: 254,
    wave: 34,
    lobes: 34,
    repeats: 7,
    lace: 0.05,
    tone: 'navy',
    width: 0.55,
    opacity: 0.8,
  },
] as const satisfies Recipe
