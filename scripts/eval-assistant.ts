import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { evaluate, report } from '#app/features/assistant/evaluation/evaluate.server.ts'
import { loadConfig } from '#app/platform/config.server.ts'
import { ensureBuild } from './build.ts'

// npm run eval:assistant -- --misses: what the tuned half got wrong. Those of the held-out half are not shown.
type Built = typeof import('#server/app.ts')

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } })
await ensureBuild()
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'unordin-eval-'))
const { boot } = (await import(path.resolve('build/server/index.js'))) as Built
const running = await boot(
  loadConfig({ DATA_DIR: dataDir, SEED: 'sample', LOG_LEVEL: 'warn' }, process.cwd()),
)
try {
  console.log(report(await evaluate(running.app.knowledge), values.misses))
} finally {
  await running.close()
  rmSync(dataDir, { recursive: true, force: true })
}
