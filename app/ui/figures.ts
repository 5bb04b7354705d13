import { blueprint } from '#app/ui/figure-blueprint.ts'
import { getStartedFigure } from '#app/ui/figure-dossier.ts'
import { evisa } from '#app/ui/figure-evisa.ts'
import { seal } from '#app/ui/figure-seal.ts'
import type { Recipe } from '#app/ui/guilloche.ts'

/** Growth rings, each around the one before; one of them is the year of a decision. */
function lifeRings(years: number, decided: number): Recipe {
  return Array.from({ length: years }, (_, year) => {
    const age = year / (years - 1)
    const radius = Math.round(20 + 258 * age + 5 * Math.sin(year * 1.9))
    return {
      radius,
      wave: Math.round(radius * (0.9 - 0.5 * age)) / 10,
      lobes: 3,
      repeats: 1,
      overtone: Math.round(radius * (0.35 - 0.2 * age)) / 10,
      harmonic: 2,
      tone: year === decided ? 'vermilion' : 'ochre',
      width: year === decided ? 1.6 : 0.8,
      opacity: 0.85,
    }
  })
}

/** Each page has its own figure, by which it can be recognised. */
export const figures = {
  home: [
    { radius: 225, wave: 52, lobes: 18, repeats: 10, tone: 'navy', width: 0.7, opacity: 0.75 },
    { radius: 160, wave: 52, lobes: 12, repeats: 10, tone: 'ochre', width: 0.7, opacity: 0.7 },
    { radius: 98, wave: 42, lobes: 9, repeats: 9, tone: 'navy', width: 0.6, opacity: 0.75 },
    { radius: 44, wave: 20, lobes: 6, repeats: 8, tone: 'vermilion', width: 0.7, opacity: 0.8 },
  ],
  blueprint,
  evisa,
  governance: [
    { radius: 244, wave: 30, lobes: 36, repeats: 6, tone: 'verdigris', width: 0.5, opacity: 0.8 },
    {
      radius: 196,
      wave: 30,
      lobes: 28,
      repeats: 6,
      tone: 'verdigris',
      width: 0.5,
      opacity: 0.75,
      overtone: 9,
      harmonic: 2,
    },
    { radius: 128, wave: 48, lobes: 12, repeats: 9, tone: 'ochre', width: 0.6, opacity: 0.75 },
    { radius: 54, wave: 26, lobes: 10, repeats: 6, tone: 'vermilion', width: 0.7, opacity: 0.8 },
  ],
  healthcare: [
    { radius: 222, wave: 60, lobes: 9, repeats: 14, tone: 'vermilion', width: 0.55, opacity: 0.65 },
    {
      radius: 140,
      wave: 52,
      lobes: 9,
      repeats: 12,
      tone: 'navy',
      width: 0.55,
      opacity: 0.7,
      lace: 0.1,
    },
    { radius: 70, wave: 36, lobes: 6, repeats: 10, tone: 'vermilion', width: 0.6, opacity: 0.8 },
  ],
  aftrlife: lifeRings(26, 9),
  construction: [
    {
      radius: 236,
      wave: 46,
      lobes: 12,
      repeats: 6,
      tone: 'navy',
      width: 0.6,
      opacity: 0.8,
      overtone: 16,
      harmonic: 3,
    },
    {
      radius: 150,
      wave: 44,
      lobes: 12,
      repeats: 6,
      tone: 'ochre',
      width: 0.6,
      opacity: 0.75,
      overtone: 14,
      harmonic: 3,
    },
    { radius: 74, wave: 30, lobes: 8, repeats: 6, tone: 'vermilion', width: 0.7, opacity: 0.8 },
  ],
  automation: [
    {
      radius: 240,
      wave: 40,
      lobes: 30,
      repeats: 5,
      tone: 'blue',
      width: 0.5,
      opacity: 0.8,
      lace: 0.1,
    },
    { radius: 168, wave: 60, lobes: 15, repeats: 7, tone: 'navy', width: 0.55, opacity: 0.7 },
    {
      radius: 92,
      wave: 36,
      lobes: 10,
      repeats: 8,
      tone: 'blue',
      width: 0.6,
      opacity: 0.75,
      lace: 0.14,
    },
    { radius: 40, wave: 18, lobes: 6, repeats: 6, tone: 'vermilion', width: 0.8, opacity: 0.85 },
  ],
  identity: [
    {
      radius: 246,
      wave: 22,
      lobes: 44,
      repeats: 4,
      tone: 'navy',
      width: 0.5,
      opacity: 0.8,
      lace: 0.06,
    },
    { radius: 204, wave: 28, lobes: 26, repeats: 5, tone: 'ochre', width: 0.5, opacity: 0.75 },
    { radius: 136, wave: 50, lobes: 10, repeats: 10, tone: 'navy', width: 0.55, opacity: 0.75 },
    { radius: 58, wave: 30, lobes: 5, repeats: 9, tone: 'vermilion', width: 0.6, opacity: 0.8 },
  ],
  cloud: [
    { radius: 232, wave: 54, lobes: 8, repeats: 16, tone: 'blue', width: 0.5, opacity: 0.6 },
    { radius: 150, wave: 62, lobes: 8, repeats: 14, tone: 'verdigris', width: 0.5, opacity: 0.65 },
    { radius: 70, wave: 36, lobes: 8, repeats: 9, tone: 'navy', width: 0.6, opacity: 0.75 },
  ],
  // From the centre outwards: one ring for each completed page.
  dossier: getStartedFigure,
  seal,
  quiet: [
    {
      radius: 220,
      wave: 60,
      lobes: 14,
      repeats: 7,
      lace: 0.08,
      tone: 'ink-muted',
      width: 0.8,
      opacity: 0.5,
    },
    { radius: 120, wave: 46, lobes: 10, repeats: 7, tone: 'ink-muted', width: 0.8, opacity: 0.6 },
    { radius: 52, wave: 24, lobes: 7, repeats: 6, tone: 'vermilion', width: 0.9, opacity: 0.7 },
  ],
} as const satisfies Record<string, Recipe>

export type FigureName = keyof typeof figures
