import { rmSync } from 'node:fs'
import { ensureBuild } from '#scripts/build.ts'
import { startProduct, temporaryFolder } from './process.ts'

/** An installation that has run once: tests start copies of it, which is quicker than a first start. */
export default async function setup() {
  await ensureBuild()
  const dataDir = temporaryFolder()
  const product = await startProduct({ dataDir })
  const code = await product.stop()
  // The copies must hold a database that was closed in order, with the log that its checkpoint is in.
  if (code !== 0) throw new Error(`The prepared installation ended with ${code}.`)
  process.env.PREPARED_INSTALLATION = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
