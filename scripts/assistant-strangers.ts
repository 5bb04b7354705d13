import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { examples } from '#app/features/assistant/answering/examples.data.ts'
import {
  ownExamples,
  strangerExamples,
} from '#app/features/assistant/answering/stranger-examples.data.ts'
import { loadConfig } from '#app/platform/config.server.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { ensureBuild } from './build.ts'
import { readEverydayWordings } from './everyday-wordings.ts'
import { type Example, learn, listOf, packed } from './logistic.ts'

// npm run assistant:strangers: learns from examples which questions no page answers, by their meaning,
// and stores the weights.
type Built = typeof import('#server/app.ts')

const file = 'app/features/assistant/answering/stranger-weights.data.ts'
const dimensions = 512
/** Of each known question two wordings, and two of everyday, are enough. */
const ofEach = 2
const knownWeight = 0.25
const {
  absent,
  offTopic,
  injection: _,
  identity,
  ability,
  greeting,
  thanks,
  farewell,
  ...own
} = examples
const courtesies = [identity, ability, greeting, thanks, farewell].flat()

await ensureBuild()
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'unordin-strangers-'))
const { boot } = (await import(path.resolve('build/server/index.js'))) as Built
const { app, close } = await boot(
  loadConfig({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'warn' }, process.cwd()),
)
try {
  const everyday = readEverydayWordings()
  const known = knownQuestions
    .filter(({ isUnstated }) => !isUnstated)
    .flatMap(({ id, asked }) => [
      ...asked.slice(0, ofEach),
      ...(everyday.get(id) ?? []).flat().slice(0, ofEach),
    ])
  const given = [
    ...(await examplesOf([...strangerExamples, ...absent, ...offTopic], 1, 1)),
    ...(await examplesOf([...ownExamples, ...Object.values(own).flat(), ...courtesies], 0, 1)),
    ...(await examplesOf(known, 0, knownWeight)),
  ]
  const { weights, biases } = learn(given, {
    ...{ sorts: 2, features: dimensions },
    ...{ rounds: 30, step: 0.8, decay: 1e-3 },
  })
  const [of, against] = weights
  const between = Float64Array.from(against ?? [], (value, at) => value - (of?.[at] ?? 0))
  const { steps, bytes } = packed([between])
  writeFileSync(
    file,
    `/** Made by \`npm run assistant:strangers\` from the examples and the known questions. */
export const strangerWeights = {
  step: ${listOf(steps).slice(1, -1)},
  bias: ${Number(((biases[1] ?? 0) - (biases[0] ?? 0)).toPrecision(6))},
  weights:
    '${bytes}',
} as const
`,
  )
  console.log(`${given.length} examples in ${file}`)
} finally {
  await close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function examplesOf(texts: readonly string[], sort: number, weight: number) {
  const meanings = await app.knowledge.meaningsOf(texts)
  return meanings.map((meaning): Example => ({ features: [...meaning.entries()], sort, weight }))
}
