import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  askHalf,
  evaluate,
  missedTargets,
  report,
} from '#app/features/assistant/evaluation/evaluate.server.ts'
import {
  evaluateVoice,
  reportVoice,
} from '#app/features/assistant/evaluation/evaluate-voice.server.ts'
import { searchEntries } from '#app/features/site/search-entries.ts'
import { loadConfig } from '#app/platform/config.server.ts'
import { ensureBuild } from './build.ts'

// npm run eval:assistant -- --misses: the wrong answers of the tuned half; those of the held-out
// half are not shown. --tuned: asks the tuned half only, without the voice. --keep FOLDER: keeps
// the vectors there for the next run.
type Built = typeof import('#server/app.ts')

const { values } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    tuned: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
})
await ensureBuild()
const dataDir = values.keep ?? mkdtempSync(path.join(os.tmpdir(), 'unordin-eval-'))
const { boot } = (await import(path.resolve('build/server/index.js'))) as Built
const running = await boot(
  loadConfig({ DATA_DIR: dataDir, SEED: 'sample', LOG_LEVEL: 'warn' }, process.cwd()),
)
try {
  const { knowledge } = running.app
  if (values.tuned) console.log(report({ tuned: await askHalf(knowledge, 'tuned') }, values.misses))
  else await evaluateAll(knowledge)
} finally {
  await running.close()
  if (!values.keep) rmSync(dataDir, { recursive: true, force: true })
}

async function evaluateAll(knowledge: typeof running.app.knowledge) {
  const evaluation = await evaluate(knowledge)
  console.log(report(evaluation, values.misses))
  const missed = missedTargets(evaluation)
  if (missed.length > 0) {
    console.error(`Below its target on the held-out half: ${missed.join(', ')}`)
    process.exitCode = 1
  }
  const texts = searchEntries().flatMap(({ title, note, body }) => [title, note, body])
  console.log(reportVoice(await evaluateVoice(texts)))
}
