import type { Duration } from './figures.ts'

export const countOf = (durations: readonly Duration[]): number =>
  durations.reduce((sum, { count }) => sum + count, 0)

/** The time within which a share of them was done, in minutes; null when there are none. */
export function timeFor(durations: readonly Duration[], share: number): number | null {
  const sorted = durations.toSorted((a, b) => a.minutes - b.minutes)
  const needed = Math.ceil(countOf(sorted) * share)
  let seen = 0
  for (const { minutes, count } of sorted) {
    seen += count
    if (seen >= needed && seen > 0) return minutes
  }
  return null
}

/** How many were done within each limit and not within the one before; the last class is beyond all. */
export function classesOf(durations: readonly Duration[], limits: readonly number[]): number[] {
  const classes = [...limits, Infinity].map(() => 0)
  for (const { minutes, count } of durations) {
    const at = limits.findIndex((limit) => minutes <= limit)
    const place = at < 0 ? limits.length : at
    classes[place] = (classes[place] ?? 0) + count
  }
  return classes
}
