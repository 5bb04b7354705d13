import { strangerWeights } from './stranger-weights.data.ts'

let weights: Int8Array | undefined

/**
 * How likely no page answers a question with this meaning, from 0 to 1: logistic regression, learnt from
 * questions that the pages answer and others that they do not.
 *
 * @param meaning the vector of the question, from the encoder
 */
export function strangenessOf(meaning: Float32Array): number {
  weights ??= new Int8Array(Buffer.from(strangerWeights.weights, 'base64'))
  let sum: number = strangerWeights.bias
  for (const [place, value] of meaning.entries())
    sum += (weights[place] ?? 0) * strangerWeights.step * value
  return 1 / (1 + Math.exp(-sum))
}
