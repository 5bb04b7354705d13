import { stemsOf } from '../knowledge/word-index.ts'
import { type DateSaid, dateHolds, takeDates } from './dates.ts'
import {
  bounds,
  type KnownLanguage,
  numberWords,
  oneWords,
  scales,
  units,
  unspecific,
} from './number-words.data.ts'
import { foldedText } from './plain-text.ts'

type NumberSaid = {
  words: string
  value: number
  unit: string | null
  bound: string | null
  /** The words after it, up to the next number or the end of the sentence: what was counted. */
  after: string[]
  before: string[]
}
/** Everything in a text that counts, measures or dates. */
export type Figures = {
  numbers: NumberSaid[]
  dates: DateSaid[]
  phones: string[]
  unspecific: string[]
}

const phone = /(?:\+\d|\(\d{2,4}\) ?\d|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b)[\d ().-]*\d/g
const number =
  /(?<![\p{L}\p{N}])(?:\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,:]\d+)*)(?:st|nd|rd|th|er|e)?(?!\p{L}{3})|(?<![\p{L}\p{N}])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}])/gu
const range = /^ ?(?:-|to|a|bis|and|or|et|ou|y|o|und|oder|e) ?$/
/** "From 21 days to four". */
const change = /^ ?\p{L}+ (?:to|a|bis) $/u
const currencyBefore = /(?:ca\$|c\$|us\$|\$|€|£|cad|usd|eur) ?$/
const [mostAfter, mostBefore] = [4, 3]

/** Reads the numbers, dates and telephone numbers of a text. @param language null: unknown */
export function figuresIn(text: string, language: KnownLanguage | null): Figures {
  const { dates, rest } = takeDates(foldedText(text))
  const phones: string[] = []
  const bare = rest.replaceAll(phone, (found) => {
    const digits = found.replaceAll(/\D/g, '')
    if (digits.length < 9) return found
    phones.push(digits)
    return ' '.repeat(found.length)
  })
  const vague = [...bare.matchAll(unspecific)].map(([word]) => word)
  return { numbers: numbersIn(bare, language), dates, phones, unspecific: vague }
}

function numbersIn(text: string, language: KnownLanguage | null): NumberSaid[] {
  const found: (NumberSaid & { from: number; to: number })[] = []
  for (const match of text.matchAll(number)) {
    const [whole] = match
    // In "three-week" the unit is a part of the word.
    const [first = '', ...others] = whole.split('-')
    const isFirst = others.length > 0 && numberIn(whole, language) === null
    const words = isFirst ? first : whole
    let value = numberIn(words, language)
    if (value === null) continue
    let to = match.index + words.length
    const [, scale = ''] = /^[ -]?(\p{L}+)/u.exec(text.slice(to)) ?? []
    const factor = scales.find(([pattern]) => pattern.test(scale))?.[1]
    if (factor) {
      value *= factor
      to += scale.length + 1
    }
    const before = text.slice(0, match.index)
    const unit = unitAfter(text.slice(to)) ?? unitBefore(before)
    // "One" and "a" are numbers only before a unit.
    if (oneWords.test(words) && (!unit || !isCountedOne(words, before))) continue
    const bound = bounds.find(([, pattern]) => pattern.test(before.replace(currencyBefore, '')))
    found.push({
      ...{ words, value, unit, bound: bound?.[0] ?? null, from: match.index, to },
      after: [],
      before: [],
    })
  }
  for (const [place, one] of found.entries()) {
    const next = text.slice(one.to, found[place + 1]?.from)
    const last = text.slice(found[place - 1]?.to ?? 0, one.from)
    one.after = stemsOf(next.split(ends)[0] ?? '').slice(0, mostAfter)
    one.before = stemsOf(last.split(ends).at(-1) ?? '').slice(-mostBefore)
  }
  // In "three to four weeks" the first number has the unit of the second.
  for (const [place, one] of found.entries()) {
    const next = found[place + 1]
    if (one.unit === null && next?.unit && range.test(text.slice(one.to, next.from)))
      one.unit = next.unit
    if (next?.unit === null && one.unit && change.test(text.slice(one.to, next.from)))
      next.unit = one.unit
  }
  return found.map(({ from: _, to: __, ...one }) => one)
}

/** "A week" is no number in "twice a week", but one in "within a week". */
const isCountedOne = (word: string, before: string) =>
  !/^an?$/.test(word) || /(?:within|in|after|every|only|just) $/.test(before)

function numberIn(words: string, language: KnownLanguage | null): number | null {
  if (oneWords.test(words)) return 1
  if (/^\d/.test(words)) return digitsOf(words.replace(/\p{L}+$/u, ''))
  // Who answers a French question in English writes English numbers.
  const known = new Map([...numberWords.en, ...numberWords[language ?? 'en']])
  const whole = known.get(words)
  if (whole !== undefined) return whole
  const parts = words.split('-').filter((part) => part !== 'et')
  const values = parts.map((part) => (oneWords.test(part) ? 1 : known.get(part)))
  if (parts.length < 2 || values.some((value) => value === undefined)) return null
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

function digitsOf(digits: string): number {
  // A time of day is a number of its own.
  if (digits.includes(':')) return Number(digits.replace(':', '.')) + 0.001
  const isGrouped = /^\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?$/.test(digits)
  const plain = isGrouped ? digits.replaceAll(/[ ,.'](?=\d{3}(?!\d))/g, '') : digits
  const [whole, ...rest] = plain.split(/[.,]/)
  return Number(rest.length > 1 ? `${whole}.${rest.join('')}` : [whole, ...rest].join('.'))
}

const unitAfter = (text: string): string | null => {
  const next = text.replace(/^[ -]/, '')
  return units.find(([, pattern]) => pattern.test(next))?.[0] ?? null
}
const unitBefore = (text: string): string | null => {
  const sign = currencyBefore.exec(text)?.[0].trim()
  return sign ? (units.find(([, pattern]) => pattern.test(sign))?.[0] ?? null) : null
}

/** Ends a sentence. */
const ends = /[.;:!?\n](?:\s|$)/
const dollars = ['dollar', 'cad', 'usd']
const isSameUnit = (a: string | null, b: string | null) =>
  a === b || (a === 'dollar' && dollars.includes(b ?? '')) || (b === 'dollar' && a === 'usd')
const isYear = ({ value, unit }: NumberSaid) =>
  unit === null && Number.isInteger(value) && value >= 1900 && value < 2100

/**
 * The figures of a sentence that a text does not say: another value, another unit, another bound, or a
 * number of something else.
 * @param isSame whether both are in one language: what was counted is compared too
 */
export function missingFigures(said: Figures, given: Figures, isSame: boolean): string[] {
  const isCountedToo = (one: NumberSaid, other: NumberSaid) =>
    !isSame || one.unit !== null || isYear(one) || countsTheSame(one, other)
  const holds = (one: NumberSaid) =>
    given.numbers.some(
      (other) =>
        other.value === one.value &&
        isSameUnit(one.unit, other.unit) &&
        one.bound === other.bound &&
        isCountedToo(one, other),
    ) ||
    (isYear(one) && given.dates.some(({ year }) => year === one.value))
  const dates = said.dates.filter((one) => !given.dates.some((other) => dateHolds(one, other)))
  const phones = said.phones.filter(
    (one) => !given.phones.some((other) => other.endsWith(one) || one.endsWith(other)),
  )
  return [
    ...said.numbers.filter((one) => !holds(one)).map(({ words }) => words),
    ...dates.map(({ year, month, day }) => [year, month, day].filter(Boolean).join('-')),
    ...phones,
    ...said.unspecific.filter((word) => !given.unspecific.includes(word)),
  ]
}

/** Whether two equal numbers count the same things, by the words beside them. */
function countsTheSame(one: NumberSaid, other: NumberSaid): boolean {
  const share = (a: readonly string[], b: readonly string[]) => a.some((word) => b.includes(word))
  if (one.after.length + one.before.length === 0) return true
  if (one.before.length > 0 && one.before.at(-1) === other.before.at(-1)) return true
  if (one.after.length > 0 && other.after.length > 0) return share(one.after, other.after)
  return share([...one.after, ...one.before], [...other.after, ...other.before])
}

/** Whether a text has any figure. */
export const hasFigures = ({ numbers, dates, phones, unspecific: vague }: Figures): boolean =>
  numbers.length + dates.length + phones.length + vague.length > 0
