import { writeFileSync } from 'node:fs'
import { tuningConversations } from '#app/features/assistant/evaluation/conversation-tuning.data.ts'
import { featureCount, featuresOf } from '#app/features/assistant/safety/label-features.ts'
import { screenByPatterns } from '#app/features/assistant/safety/labels.ts'
import { likelySorts } from '#app/features/assistant/safety/likely-label.ts'
import { typedWordings } from '#app/features/assistant/safety/typed-wordings.data.ts'
import { unseenWordings } from '#app/features/assistant/safety/unseen-wordings.data.ts'
import { wordings } from '#app/features/assistant/safety/wordings.data.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'

// npm run assistant:labels: learns from the wordings what a message most likely is, and stores the weights.
type Example = { features: [number, number][]; sort: number; weight: number }

const rounds = 15
const firstStep = 3
const decay = 1e-5
/** There are few wordings of each sort, and thousands of questions. */
const weightOf = { sort: 2, harmless: 1, question: 0.3 }

const file = 'app/features/assistant/safety/label-weights.data.ts'
const examples = [...ofWordings(), ...ofQuestions()]
const { weights, biases } = learn(examples)
writeFileSync(file, source(weights, biases))
console.log(`${examples.length} examples in ${file}`)

function ofWordings(): Example[] {
  const sets = [...Object.entries(wordings), ...Object.entries(unseenWordings)]
  const grouped = sets.map(([sort, groups]) => [sort, Object.values(groups).flat()] as const)
  return [...grouped, ...Object.entries(typedWordings)].flatMap(([sort, texts]) => {
    const at = Math.max(0, likelySorts.indexOf(sort as 'none'))
    return texts.map((text) => exampleOf(text, at, at > 0 ? weightOf.sort : weightOf.harmless))
  })
}

/** Questions about the site, without those of clients and applicants. */
function ofQuestions(): Example[] {
  const known = knownQuestions
    .filter(({ path }) => !/^\/(?:clients|careers)/.test(path))
    .flatMap(({ asked, fr }) => [...asked, ...fr.asked])
  const others = ['support', 'existing client', 'person', 'danger']
  const asked = tuningConversations.flatMap(({ turns }) =>
    turns.flatMap((turn) =>
      typeof turn === 'string' ? [turn] : others.includes(turn.kind) ? [] : [turn.ask],
    ),
  )
  return [...known, ...asked]
    .filter((text) => screenByPatterns(text).labels.length === 0)
    .map((text) => exampleOf(text, 0, weightOf.question))
}

function exampleOf(text: string, sort: number, weight: number): Example {
  return { features: [...featuresOf(text)], sort, weight }
}

/** Logistic regression by stochastic gradient descent; the same examples give the same weights. */
function learn(given: readonly Example[]) {
  const sorts = likelySorts.map((_, at) => at)
  const weights = sorts.map(() => new Float64Array(featureCount))
  const biases = new Float64Array(sorts.length)
  const order = [...given]
  const random = numbersFrom(7)
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep / (1 + round * 0.15)
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

/** One byte for each weight. */
function source(weights: readonly Float64Array[], biases: Float64Array): string {
  const steps = weights.map((own) => Math.max(...own.map(Math.abs)) / 127 || 1)
  const bytes = Buffer.concat(
    weights.map((own, at) =>
      Buffer.from(Int8Array.from(own, (value) => Math.round(value / (steps[at] ?? 1))).buffer),
    ),
  )
  const list = (numbers: Iterable<number>) =>
    `[${[...numbers].map((one) => Number(one.toPrecision(6))).join(', ')}]`
  return `/** Made by \`npm run assistant:labels\` from the wordings and the known questions. */
export const labelWeights = {
  // biome-ignore format: made by a script
  steps: ${list(steps)},
  // biome-ignore format: made by a script
  biases: ${list(biases)},
  weights:
    '${bytes.toString('base64')}',
} as const
`
}
