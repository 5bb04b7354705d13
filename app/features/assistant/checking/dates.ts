import { knownLanguages } from './number-words.data.ts'

/** A day, a month or a year; what is not said is null. */
export type DateSaid = { year: number | null; month: number | null; day: number | null }

const fold = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The names of the months, whole and short, in the known languages. */
const months = new Map<string, number>()
for (const language of knownLanguages)
  for (const style of ['long', 'short'] as const) {
    // Short names of the others are English words ("out", "set").
    if (style === 'short' && language !== 'en' && language !== 'fr') continue
    const names = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
    for (let month = 1; month <= 12; month += 1)
      months.set(fold(names.format(Date.UTC(2026, month - 1, 15))).replace(/\.$/, ''), month)
  }
const named = [...months.keys()].sort((a, b) => b.length - a.length).join('|')
const year = '((?:19|20)\\d{2})'
const day = '(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?'
const of = '(?: de| of)?'

type Pattern = { text: RegExp; take: (found: readonly string[]) => DateSaid }
const before = '(?<![\\p{L}\\p{N}])'
const after = '(?![\\p{L}\\p{N}])'
const pattern = (source: string) => new RegExp(`${before}${source}${after}`, 'gu')
const saidAs = (y: string | undefined, m: string | number | undefined, d: string | undefined) => ({
  year: y ? Number(y) : null,
  month: typeof m === 'number' ? m : (months.get(m ?? '') ?? null),
  day: d ? Number(d) : null,
})

const patterns: Pattern[] = [
  { text: pattern(`${year}-(\\d{2})-(\\d{2})`), take: ([y, m, d]) => saidAs(y, Number(m), d) },
  { text: pattern(`(${named})\\.? ${day},? ${year}`), take: ([m, d, y]) => saidAs(y, m, d) },
  {
    text: pattern(`${day}${of} (${named})\\.?,?${of} ${year}`),
    take: ([d, m, y]) => saidAs(y, m, d),
  },
  { text: pattern(`(${named})\\.?,?${of} ${year}`), take: ([m, y]) => saidAs(y, m, undefined) },
  { text: pattern(`(${named})\\.? ${day}`), take: ([m, d]) => saidAs(undefined, m, d) },
  { text: pattern(`${day}${of} (${named})\\.?`), take: ([d, m]) => saidAs(undefined, m, d) },
]

/**
 * Takes the dates out of a text, in whatever known language they are written.
 * @param folded in small letters without accents
 * @returns the dates, and the text with spaces in their places
 */
export function takeDates(folded: string): { dates: DateSaid[]; rest: string } {
  const dates: DateSaid[] = []
  let rest = folded
  for (const { text, take } of patterns)
    rest = rest.replaceAll(text, (whole, ...found) => {
      dates.push(take(found.slice(0, 3) as string[]))
      return ' '.repeat(whole.length)
    })
  return { dates, rest }
}

/** Whether a date says everything that another one says. */
export const dateHolds = (said: DateSaid, given: DateSaid): boolean =>
  (said.year === null || said.year === given.year) &&
  (said.month === null || said.month === given.month) &&
  (said.day === null || said.day === given.day)
