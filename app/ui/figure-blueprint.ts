import type { Recipe } from '#app/ui/guilloche.ts'

/** Apart from the other figures: pages that show only this one do not load those. */
export const blueprint = [
  { radius: 40, wave: 18, lobes: 8, repeats: 7, tone: 'vermilion', width: 0.8, opacity: 0.85 },
  {
    radius: 92,
    wave: 30,
    lobes: 16,
    repeats: 6,
    lace: 0.09,
    tone: 'navy',
    width: 0.6,
    opacity: 0.8,
  },
  {
    radius: 150,
    wave: 34,
    lobes: 24,
    repeats: 6,
    overtone: 9,
    harmonic: 2,
    tone: 'ochre',
    width: 0.55,
    opacity: 0.85,
  },
  {
    radius: 206,
    wave: 30,
    lobes: 20,
    repeats: 10,
    lace: 0.11,
    tone: 'navy',
    width: 0.5,
    opacity: 0.75,
  },
  {
    radius: 262,
    wave: 28,
    lobes: 26,
    repeats: 8,
    overtone: 7,
    harmonic: 2,
    tone: 'navy',
    width: 0.5,
    opacity: 0.8,
  },
] as const satisfies Recipe
