import { writeFileSync } from 'node:fs'
import { tuningConversations } from '#app/features/assistant/evaluation/conversation-tuning.data.ts'
import { featureCount, featuresOf } from '#app/features/assistant/safety/label-features.ts'
import { screenByPatterns } from '#app/features/assistant/safety/labels.ts'
import { likelySorts } from '#app/features/assistant/safety/likely-label.ts'
import { typedWordings } from '#app/features/assistant/safety/typed-wordings.data.ts'
import { unseenWordings } from '#app/features/assistant/safety/unseen-wordings.data.ts'
import { wordings } from '#app/features/assistant/safety/wordings.data.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { readEverydayWordings } from './everyday-wordings.ts'
import { type Example, learn, listOf, packed } from './logistic.ts'

// npm run assistant:labels: learns from the wordings what a message most likely is, and stores the weights.
/** There are few wordings of each sort, and thousands of questions. */
const weightOf = { sort: 2, harmless: 1, question: 0.3 }

const everyday = { en: readEverydayWordings(), fr: readEverydayWordings('fr') }
const file = 'app/features/assistant/safety/label-weights.data.ts'
const examples = [...ofWordings(), ...ofQuestions()]
const { weights, biases } = learn(examples, {
  ...{ sorts: likelySorts.length, features: featureCount },
  ...{ rounds: 15, step: 3, decay: 1e-5 },
})
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
    .flatMap(({ id, asked, fr }) => [
      ...[...asked, ...(everyday.en.get(id) ?? []).flat()],
      ...[...fr.asked, ...(everyday.fr.get(id) ?? []).flat()],
    ])
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

/** One byte for each weight. */
function source(weights: readonly Float64Array[], biases: Float64Array): string {
  const { steps, bytes } = packed(weights)
  return `/** Made by \`npm run assistant:labels\` from the wordings and the known questions. */
export const labelWeights = {
  // biome-ignore format: made by a script
  steps: ${listOf(steps)},
  // biome-ignore format: made by a script
  biases: ${listOf(biases)},
  weights:
    '${bytes}',
} as const
`
}
