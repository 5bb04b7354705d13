import type { Courtesy } from '../answering/courtesy.ts'
import type { DangerKind } from './danger.ts'
import { featuresOf } from './label-features.ts'
import type { Screening } from './labels.ts'
import type { Likely } from './likely-label.ts'
import { meaningWeights } from './meaning-weights.data.ts'

/** In the order of the weights; `none` is every other message. */
export const meaningSorts = [
  'none',
  ...(['medical', 'selfHarm', 'violence', 'fire'] as const satisfies DangerKind[]),
  ...(['person', 'support', 'injection'] as const),
  ...(['thanks', 'farewell', 'greeting'] as const satisfies Courtesy[]),
] as const
export type MeaningSort = (typeof meaningSorts)[number]

/** The numbers of a meaning, which come before those of the words. */
export const meaningSize = 512
/** A meaning counts so many times as much as the words: it is the same for words that nobody has foreseen. */
export const meaningCounts = 4

const dangers = ['medical', 'selfHarm', 'violence', 'fire'] as const satisfies MeaningSort[]
const others = ['person', 'support', 'injection'] as const satisfies MeaningSort[]
const courtesies = ['thanks', 'farewell', 'greeting'] as const satisfies MeaningSort[]
// Chosen with messages that were not learnt from; docs/assistant.md has the figures.
/** From this share on, help is named before the answer; from the other one on, there is nothing but help. */
const dangerFrom = { possible: 0.55, certain: 0.95 }
/** From this share on, all kinds together, a message is courtesy and nothing else. */
const courtesyFrom = 0.4

/** Rows of weights, a byte each, and how much a step of each row counts. */
type Rows = { steps: readonly number[]; numbers: Int8Array }

const rowsOf = ({ steps, bytes }: { steps: readonly number[]; bytes: string }): Rows => ({
  steps,
  numbers: new Int8Array(Buffer.from(bytes, 'base64')),
})
let weights: Record<'own' | 'inner' | 'outer', Rows> | undefined

/**
 * How likely a message is of each sort, from 0 to 1, by what it means: its meaning and its words are weighed, and a
 * hidden layer finds what only parts of the meaning say together. Learnt from thousands of messages in all kinds of words.
 * @param meaning the vector of the message, from the encoder
 */
export function sharesByMeaning(
  message: string,
  meaning: Float32Array,
): Record<MeaningSort, number> {
  const { own: o, inner: i, outer: u, biases, innerBiases } = meaningWeights
  weights ??= { own: rowsOf(o), inner: rowsOf(i), outer: rowsOf(u) }
  const { own, inner, outer } = weights
  const counted = Array.from(meaning, (value, at): [number, number] => [at, value * meaningCounts])
  const words = Array.from(featuresOf(message), ([at, value]): [number, number] => [
    meaningSize + at,
    value,
  ])
  const hidden = sumsOf(inner, counted, innerBiases).map((sum) => Math.max(0, sum))
  const sums = sumsOf(outer, [...hidden.entries()], sumsOf(own, [...counted, ...words], biases))
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  const shares = meaningSorts.map((sort, at) => [sort, (powers[at] ?? 0) / whole] as const)
  return Object.fromEntries(shares) as Record<MeaningSort, number>
}

/** The sum of each row: what it begins with, and its weights for these places. */
function sumsOf(
  { steps, numbers }: Rows,
  places: readonly [number, number][],
  from: readonly number[],
): number[] {
  const length = numbers.length / steps.length
  return steps.map((step, row) =>
    places.reduce(
      (sum, [place, value]) => sum + (numbers[row * length + place] ?? 0) * step * value,
      from[row] ?? 0,
    ),
  )
}

/** What patterns have found of a message, with what it means. Of a danger, the more certain of both counts. */
export function withMeaning(screening: Screening, shares: Record<MeaningSort, number>): Screening {
  if (screening.danger?.level === 'certain') return screening
  const kind = mostOf(dangers, shares)
  const share = dangers.reduce((sum, one) => sum + shares[one], 0)
  const level = share >= dangerFrom.certain ? 'certain' : 'possible'
  // Who speaks of themselves in words that a pattern holds for uncertain reads where to call, and is not alarmed.
  const isMore = screening.danger ? level === 'certain' && kind !== 'selfHarm' : true
  // Who surely says something else is only alarmed where the danger is as sure.
  const isOther = screening.labels.length > 0 && level !== 'certain'
  if (share >= dangerFrom.possible && isMore && !isOther) {
    return { ...screening, danger: { kind, level } }
  }
  if (screening.danger || screening.labels.length > 0) return screening
  const sort = mostOf(others, shares)
  const likely: Likely = { sort, share: shares[sort] }
  return likely.share > (screening.likely?.share ?? leastLikely)
    ? { ...screening, likely }
    : screening
}

/** What a message says that neither asks nor tells anything. */
export function courtesyByMeaning(shares: Record<MeaningSort, number>): Courtesy | undefined {
  const share = courtesies.reduce((sum, one) => sum + shares[one], 0)
  return share >= courtesyFrom ? mostOf(courtesies, shares) : undefined
}

/** What is less likely is not named. */
const leastLikely = 0.2

function mostOf<Sort extends MeaningSort>(
  sorts: readonly [Sort, ...Sort[]],
  shares: Record<MeaningSort, number>,
): Sort {
  return sorts.reduce((most, sort) => (shares[sort] > shares[most] ? sort : most), sorts[0])
}
