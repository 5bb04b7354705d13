export type ProgressTone = 'verdigris' | 'ochre' | 'blue'

/** The colour of progress in percent: 80 and over verdigris, 50 and over ochre, otherwise blue. */
export function progressTone(percent: number): ProgressTone {
  if (percent >= 80) return 'verdigris'
  return percent >= 50 ? 'ochre' : 'blue'
}
