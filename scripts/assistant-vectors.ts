import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  packVectors,
  releaseVectors,
} from '#app/features/assistant/knowledge/release-vectors.server.ts'
import { loadConfig } from '#app/platform/config.server.ts'
import { ensureBuild } from './build.ts'

// npm run assistant:vectors: reads the texts of this release and stores the vectors of those that are new,
// for new installations. With `-- --all` it makes all of them, so that those of earlier texts go.
type Built = typeof import('#server/app.ts')

const kept = process.argv.includes('--all') ? Buffer.alloc(0) : readFileSync(releaseVectors)
if (kept.length === 0) rmSync(releaseVectors, { force: true })
await ensureBuild()
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'unordin-vectors-'))
const { boot } = (await import(path.resolve('build/server/index.js'))) as Built
const { app, close } = await boot(
  loadConfig({ DATA_DIR: dataDir, SEED: 'sample', LOG_LEVEL: 'warn' }, process.cwd()),
)
try {
  while (!(await app.knowledge.isComplete())) await delay(500)
  const rows = await app.db.client<{ hash: string; vector: Uint8Array }[]>`
    select hash, vector from assistant_vectors`
  const vectors = rows.map(({ hash, vector }) => {
    return { hash, vector: new Float32Array(new Uint8Array(vector).buffer) }
  })
  writeFileSync(releaseVectors, packVectors(vectors, kept))
  console.log(`${vectors.length} new vectors in ${releaseVectors}`)
} finally {
  await close()
  rmSync(dataDir, { recursive: true, force: true })
}
