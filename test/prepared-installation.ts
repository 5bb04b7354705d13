import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { ensureBuild } from '#scripts/build.ts'
import { patience } from './patience.ts'
import { sampleClientPassword, startProduct, temporaryFolder } from './process.ts'
import { removeLeftovers } from './scratch.ts'
import { serveSharedProducts } from './shared-product.ts'

/** An installation that has run once: tests start copies of it, which is quicker than a first start. */
export default async function setup(project: TestProject) {
  await ensureBuild()
  removeLeftovers()
  const dataDir = temporaryFolder()
  const env = { SAMPLE_CLIENT_PASSWORD: sampleClientPassword }
  const product = await startProduct({ dataDir, env })
  const code = await product.stop()
  // The copies must hold a database that was closed in order, with the log that its checkpoint is in.
  if (code !== 0) throw new Error(`The prepared installation ended with ${code}.`)
  // The product does not wait for it without end.
  const pidFile = join(dataDir, 'postgres/postmaster.pid')
  for (const end = Date.now() + patience; existsSync(pidFile); await delay(50))
    if (Date.now() > end) throw new Error('The database of the prepared installation still runs.')
  process.env.PREPARED_INSTALLATION = dataDir
  const shared = await serveSharedProducts()
  project.provide('sharedProducts', shared.port)
  return async () => {
    await shared.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
