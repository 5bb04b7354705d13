import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { stopOrphans } from '#app/platform/embedded-postgres-orphans.server.ts'
import { startProduct, temporaryFolder } from '#test/process.ts'
import { drillEnvironment, type Setting } from './rounds.ts'

const volumeSize = '500m'
const fullMilliseconds = 3_000

/**
 * A volume with the embedded database, the rest of the data directory and the log is filled to its last
 * byte while forms are sent, and gets room again after three seconds. Needs the right to mount.
 */
export async function drill(): Promise<Setting> {
  await using stack = new AsyncDisposableStack()
  const volume = temporaryFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${volumeSize}`, 'tmpfs', volume])
  stack.defer(() => void execFileSync('umount', ['--lazy', volume]))
  const log = openSync(join(volume, 'log'), 'a')
  stack.defer(() => closeSync(log))
  stack.defer(() => stopOrphans(join(volume, 'data/postgres')))
  const product = stack.use(
    await startProduct({
      env: { ...drillEnvironment, LOG_LEVEL: 'info' },
      dataDir: join(volume, 'data'),
      stdout: log,
    }),
  )
  const filler = join(volume, 'filler')
  const kept = stack.move()
  return {
    products: [product],
    async breakOnce() {
      fill(filler)
      const page = await fetch(`${product.baseUrl}/`)
      if (page.status !== 200) throw new Error(`a page from memory answered ${page.status}`)
      await delay(fullMilliseconds)
      const ready = await fetch(`${product.baseUrl}/readyz`)
      const said = await ready.text()
      if (ready.status !== 503 || !said.includes('"storage":"unavailable"'))
        throw new Error(`on a full disk /readyz says ${said}`)
      rmSync(filler)
      return performance.now()
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Uses up all space of a volume. */
function fill(file: string): void {
  const target = openSync(file, 'a')
  for (const size of [1024 * 1024, 4096]) {
    const bytes = Buffer.alloc(size)
    try {
      for (;;) writeSync(target, bytes)
    } catch {
      // Full: the rest is filled with smaller pieces.
    }
  }
  closeSync(target)
}
