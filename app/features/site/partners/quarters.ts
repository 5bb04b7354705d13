import type { Recipe, Ring } from '#app/ui/guilloche.ts'

/** The middle of the print: the same in every quarter, so that it joins across all four. */
const core: readonly Ring[] = [
  { radius: 88, wave: 30, lobes: 12, repeats: 6, tone: 'vermilion', width: 0.7, opacity: 0.85 },
  { radius: 36, wave: 15, lobes: 8, repeats: 5, tone: 'vermilion', width: 0.7, opacity: 0.85 },
]

/** Between the same limits, each vendor's ground has a pattern and an ink of its own. */
const ground = (
  tone: Ring['tone'],
  outer: Pick<Ring, 'lobes' | 'repeats' | 'lace'>,
  inner: Pick<Ring, 'lobes' | 'repeats' | 'lace'>,
): Recipe => [
  { radius: 240, wave: 44, tone, width: 0.6, opacity: 0.8, ...outer },
  { radius: 158, wave: 34, tone, width: 0.6, opacity: 0.85, ...inner },
  ...core,
]

export const quarters = {
  aws: ground('ochre', { lobes: 16, repeats: 9 }, { lobes: 24, repeats: 5 }),
  azure: ground(
    'blue',
    { lobes: 32, repeats: 5, lace: 0.07 },
    { lobes: 12, repeats: 9, lace: 0.1 },
  ),
  google: ground('verdigris', { lobes: 8, repeats: 16 }, { lobes: 20, repeats: 6, lace: 0.08 }),
  redhat: ground('navy', { lobes: 24, repeats: 6, lace: 0.12 }, { lobes: 16, repeats: 7 }),
} as const
