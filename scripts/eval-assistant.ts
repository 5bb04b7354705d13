import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { TriageAnswer } from '#app/features/assistant/assistant.ts'
import {
  askConversations,
  type HalfAsked,
  type Send,
} from '#app/features/assistant/evaluation/ask-conversations.ts'
import { heldOutConversations } from '#app/features/assistant/evaluation/conversation-held-out.data.ts'
import {
  readingAsideConversations,
  readingConversations,
} from '#app/features/assistant/evaluation/conversation-reading.data.ts'
import {
  failuresOf,
  figuresOf,
  missedTargets,
  tableOf,
} from '#app/features/assistant/evaluation/conversation-report.ts'
import { tuningConversations } from '#app/features/assistant/evaluation/conversation-tuning.data.ts'
import {
  evaluateVoice,
  isUsable,
  reportVoice,
} from '#app/features/assistant/evaluation/evaluate-voice.server.ts'
import { searchEntries } from '#app/features/site/search-entries.ts'
import { loadConfig } from '#app/platform/config.server.ts'
import { ensureBuild } from './build.ts'

// npm run eval:assistant
//   --half NAME              asks one: tuning, reading, reading-aside or held-out; without it, tuning and held-out
//   --failures               prints what was not good in the tuning half; in the held-out half only
//                            together with --half held-out
//   --json FILE              where the figures go, with the answers of the half that may be shown
//   --keep FOLDER            keeps the database there for the next run
//   --voice                  also lets the recogniser listen
type Built = typeof import('#server/app.ts')
const halves = {
  tuning: tuningConversations,
  reading: readingConversations,
  'reading-aside': readingAsideConversations,
  'held-out': heldOutConversations,
}
type Half = keyof typeof halves

const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    failures: { type: 'boolean', default: false },
    json: { type: 'string' },
    keep: { type: 'string' },
    voice: { type: 'boolean', default: false },
  },
})
if (values.half && !(values.half in halves)) {
  console.error('--half is tuning, reading, reading-aside or held-out')
  process.exit(2)
}
await ensureBuild()
const dataDir = values.keep ?? mkdtempSync(path.join(os.tmpdir(), 'unordin-eval-'))
const { boot, createApp } = (await import(path.resolve('build/server/index.js'))) as Built
const env = { DATA_DIR: dataDir, SEED: 'sample', LOG_LEVEL: 'warn', TRUST_PROXY: '1' }
const running = await boot(loadConfig(env, process.cwd()))
try {
  await untilReady()
  await evaluate(values.half ? [values.half as Half] : ['tuning', 'held-out'])
  if (values.voice) {
    const texts = searchEntries().flatMap(({ title, note, body }) => [title, note, body])
    const voice = await evaluateVoice(texts)
    console.log(reportVoice(voice))
    if (!isUsable(voice)) process.exitCode = 1
  }
} finally {
  await running.close()
  if (!values.keep) rmSync(dataDir, { recursive: true, force: true })
}

/** Until the vectors of the content are there, answers are found by words alone. */
async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (await running.app.knowledge.isComplete()) return
    await delay(500)
  }
  throw new Error('The vectors of the content could not be made in time.')
}

async function evaluate(asked: readonly Half[]): Promise<void> {
  const http = createApp(running.app)
  let visitors = 0
  // Each visitor has an address of its own, so that no limit for one visitor is reached.
  const newVisitor = (): Send => {
    visitors += 1
    const address = `10.8.${visitors >> 8}.${visitors & 255}`
    return async (message, { conversationId, sessionId, page }) => {
      const body = { conversationId, message, sessionId, files: [], page }
      const origin = 'http://localhost:3000'
      const headers = { host: 'localhost:3000', origin, 'x-forwarded-for': address }
      const request = new Request(`${origin}/api/functions/smart-triage`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = await http.fetch(request)
      if (!answer.ok) throw new Error(`"${message}": ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as TriageAnswer
    }
  }
  const written: Record<string, object> = {}
  for (const half of asked) {
    const answers = await askConversations(halves[half], newVisitor)
    const figures = figuresOf(answers)
    const isShown = half !== 'held-out' || values.half === 'held-out'
    if (values.failures && isShown) console.log(`${failuresOf(answers)}\n`)
    console.log(`${tableOf(half, figures)}\n`)
    written[half] =
      isShown && (half !== 'held-out' || values.failures) ? { figures, ...answers } : { figures }
    if (half === 'held-out') tellMissed(answers)
  }
  const file = values.json ?? path.join(os.tmpdir(), 'unordin-eval.json')
  writeFileSync(file, JSON.stringify(written, null, 1))
  console.log(`Written to ${file}`)
}

function tellMissed(answers: HalfAsked): void {
  const missed = missedTargets(figuresOf(answers))
  if (missed.length === 0) return
  console.error(`Below its target on the held-out half: ${missed.join('; ')}`)
  process.exitCode = 1
}
