import { featureCount, featuresOf } from './label-features.ts'
import { labelWeights } from './label-weights.data.ts'

/** In the order of the weights; `none` is every other message. */
export const likelySorts = [
  'none',
  'person',
  'support',
  'complaint',
  'data',
  'job',
  'press',
  'danger',
] as const
type LikelySort = (typeof likelySorts)[number]

/** What a message most likely is when no pattern recognises it, and how likely, from 0 to 1. */
export type Likely = { sort: Exclude<LikelySort, 'none'> | 'injection'; share: number }

/** What is less likely is not named. */
const leastShare = 0.2
let weights: Int8Array | undefined

/**
 * Compares a message with all wordings by logistic regression, in any language. Patterns recognise what was
 * foreseen; this recognises what resembles it.
 */
export function likelyLabel(message: string): Likely | null {
  weights ??= new Int8Array(Buffer.from(labelWeights.weights, 'base64'))
  const { steps, biases } = labelWeights
  const sums: number[] = [...biases]
  for (const [place, value] of featuresOf(message))
    for (const [sort, step] of steps.entries())
      sums[sort] = (sums[sort] ?? 0) + (weights[sort * featureCount + place] ?? 0) * step * value
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  const best = powers.indexOf(Math.max(...powers.slice(1)), 1)
  const sort = likelySorts[best]
  const share = (powers[best] ?? 0) / whole
  return sort && sort !== 'none' && share >= leastShare ? { sort, share } : null
}
