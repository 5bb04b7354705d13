import type { Period } from '#app/features/visits/visit-report.ts'
import type { Span, SpanCounts } from './figures.ts'

const dayMilliseconds = 86_400_000

export type Range = { from: string; to: string }

/** The day (UTC) that is so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10)

/** The days from one to another, both `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds)

/** The days of a period, of which today (UTC) is the last. */
export function rangeOf(now: Date, period: Period): Range {
  const to = now.toISOString().slice(0, 10)
  return { from: dayAfter(to, 1 - period), to }
}

/** A long period is shown by weeks, which begin on Monday. */
export const isByWeek = (period: Period): boolean => period > 30

const mondayOf = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The days or weeks of a period; the first and the last week end with it. */
export function spansOf({ from, to }: Range, period: Period): Span[] {
  const length = isByWeek(period) ? 7 : 1
  const first = length === 7 ? mondayOf(from) : from
  const count = Math.floor(daysBetween(first, to) / length) + 1
  return Array.from({ length: count }, (_, at) => {
    const start = dayAfter(first, at * length)
    const [begins, ends] = [start < from ? from : start, dayAfter(start, length)]
    return { start: begins, days: daysBetween(begins, ends > to ? dayAfter(to, 1) : ends) }
  })
}

/** The place of a day, or of its Monday, among the spans of a period. */
export function spanFinder({ from }: Range, period: Period): (day: string) => number {
  const length = isByWeek(period) ? 7 : 1
  const first = length === 7 ? mondayOf(from) : from
  return (day) => Math.floor(daysBetween(first, day) / length)
}

/** The spans of a period with every count of each, also the zeros. */
export function spansWith<K extends string>(
  { from, to, period }: Range & { period: Period },
  keys: readonly K[],
  bySpan: SpanCounts<K>,
): (Span & { by: Record<K, number> })[] {
  const zeros = zerosOf(keys)
  return spansOf({ from, to }, period).map((span, at) => ({
    ...span,
    by: { ...zeros, ...bySpan[at] },
  }))
}

export const zerosOf = <K extends string>(keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>

/**
 * The weeks that are within a period and ended at least two days before it does, from the first to the
 * last Monday; the last two days are always counted one by one.
 */
export function wholeWeeksOf({ from, to }: Range): Range | null {
  const first = mondayOf(dayAfter(from, 6))
  const end = mondayOf(dayAfter(to, -1))
  return first < end ? { from: first, to: dayAfter(end, -1) } : null
}
