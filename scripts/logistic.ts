/** A text as its features and their values, the class it belongs to, and how much it counts. */
export type Example = { features: [number, number][]; sort: number; weight: number }

type Options = { sorts: number; features: number; rounds: number; step: number; decay: number }

/** Logistic regression by stochastic gradient descent; the same examples give the same weights. */
export function learn(
  given: readonly Example[],
  { sorts: count, features: size, rounds, step: first, decay }: Options,
) {
  const sorts = Array.from({ length: count }, (_, at) => at)
  const weights = sorts.map(() => new Float64Array(size))
  const biases = new Float64Array(count)
  const order = [...given]
  const random = numbersFrom(7)
  for (let round = 0; round < rounds; round += 1) {
    const step = first / (1 + round * 0.15)
    shuffle(order, random)
    for (const { features, sort, weight } of order) {
      const shares = sharesOf(features, weights, biases)
      for (const at of sorts) {
        const error = ((shares[at] ?? 0) - (at === sort ? 1 : 0)) * weight
        const own = weights[at]
        if (!own || Math.abs(error) < 1e-4) continue
        for (const [place, value] of features)
          own[place] = (own[place] ?? 0) - step * (error * value + decay * (own[place] ?? 0))
        biases[at] = (biases[at] ?? 0) - step * 0.1 * error
      }
    }
  }
  return { weights, biases }
}

function sharesOf(features: Example['features'], weights: Float64Array[], biases: Float64Array) {
  const sums = [...biases].map((bias, at) =>
    features.reduce((sum, [place, value]) => sum + (weights[at]?.[place] ?? 0) * value, bias),
  )
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
}

function shuffle(list: Example[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [list[at], list[other]]
    if (one && two) [list[at], list[other]] = [two, one]
  }
}

/** The same numbers from 0 to 1 each time. */
function numbersFrom(seed: number): () => number {
  let last = seed
  return () => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return last / 0x7f_ff_ff_ff
  }
}

/** Weights with one byte each: how much a step counts, and the bytes as base64. */
export function packed(weights: readonly Float64Array[]) {
  const steps = weights.map((own) => Math.max(...own.map(Math.abs)) / 127 || 1)
  const bytes = Buffer.concat(
    weights.map((own, at) =>
      Buffer.from(Int8Array.from(own, (value) => Math.round(value / (steps[at] ?? 1))).buffer),
    ),
  )
  return { steps, bytes: bytes.toString('base64') }
}

/** Numbers as the source of a list. */
export const listOf = (numbers: Iterable<number>): string =>
  `[${[...numbers].map((one) => Number(one.toPrecision(6))).join(', ')}]`
