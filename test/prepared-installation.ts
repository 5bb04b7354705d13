import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from '#scripts/build.ts'
import { startProduct, temporaryFolder } from './process.ts'

/** An installation that has run once: tests start copies of it, which is quicker than a first start. */
export default async function setup() {
  await ensureBuild()
  const dataDir = temporaryFolder()
  const product = await startProduct({ dataDir })
  await product.stop()
  removeUnusedLog(join(dataDir, 'postgres/pg_wal'))
  process.env.PREPARED_INSTALLATION = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}

/**
 * A PostgreSQL that was stopped in order needs the oldest segment of its log only, where the checkpoint is:
 * the others are old ones to be written over, and would be copied with every installation.
 */
function removeUnusedLog(folder: string) {
  const segments = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name))
  for (const name of segments.sort().slice(1)) rmSync(join(folder, name))
}
