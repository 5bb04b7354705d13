import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { stopOrphans } from '#app/platform/embedded-postgres-orphans.server.ts'
import manifest from '../package.json' with { type: 'json' }
import { patience } from './patience.ts'
import { scratchFolder } from './scratch.ts'

export const adminEmail = 'admin@example.com'
export const adminPassword = 'Nine-lanterns-7-harbour'
/** Of client@example.com, who works for the sample client. */
export const sampleClientPassword = 'quiet-harbour-lantern-77'

/** The product as an operator runs it: in its own process, on its own port and directory. */
export interface Product extends AsyncDisposable {
  baseUrl: string
  port: number
  dataDir: string
  /** Milliseconds from the start of the process to its first ready answer. */
  readyAfter(): number
  /** The output of the process since its last start. */
  output(): { stdout: string; stderr: string }
  /** Ends it like a crash, without any notice or clean-up. */
  kill9(): Promise<void>
  /** Whether the process is gone. */
  hasEnded(): boolean
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>
  /** Starts again on the same directory and port; what still runs is stopped first. */
  restart(env?: Record<string, string>): Promise<void>
}

interface StartOptions {
  env?: Record<string, string>
  /** Default: a temporary directory, removed at the end. */
  dataDir?: string
  /** Whether it must be the very first start of this installation. */
  first?: boolean
  /** An open file that receives the log instead of `output()`. */
  stdout?: number
}

/** Settings that only have an effect at the very first start. */
const firstSettings = /^(ADMIN_|SAMPLE_|SEED$|DATABASE_URL$)/

interface Run {
  child: ChildProcess
  stdout: string
  stderr: string
  exited: Promise<number | null>
}

const root = resolve(import.meta.dirname, '..')
const alive = new Set<ChildProcess>()
const folders = new Set<string>()

// Stops processes of tests that failed before they could do it.
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

export function temporaryFolder(): string {
  const folder = scratchFolder('product')
  folders.add(folder)
  return folder
}

/** A directory for a start: a prepared copy, unless a first start is required. */
function installation({ env = {}, first }: StartOptions): string {
  const folder = temporaryFolder()
  const prepared = process.env.PREPARED_INSTALLATION
  const asFirst = first || Object.keys(env).some((name) => firstSettings.test(name))
  // The database's files belong to the user it runs as; Node's own copy does not keep that.
  if (prepared && !asFirst) execFileSync('cp', ['-Rp', `${prepared}/.`, folder])
  return folder
}

/** Runs the product until it ends by itself, as it does when it refuses to start. */
export async function runProduct(env: Record<string, string>) {
  const run = launch(env)
  const late = setTimeout(() => run.child.kill('SIGKILL'), patience)
  const code = await run.exited
  clearTimeout(late)
  return { code, stdout: run.stdout, stderr: run.stderr }
}

/** Starts the product and leaves it to the caller what to wait for. Use with `await using`. */
export function beginProduct(env: Record<string, string>) {
  const run = launch(env)
  const end = async () => {
    run.child.kill('SIGKILL')
    await run.exited
  }
  return {
    output: () => ({ stdout: run.stdout, stderr: run.stderr }),
    /** SIGTERM; resolves to the exit code. */
    stop() {
      run.child.kill('SIGTERM')
      return run.exited
    },
    [Symbol.asyncDispose]: end,
  }
}

/** Starts the product and waits until it is ready. Use with `await using`, or stop it yourself. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? installation(options)
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    ...options.env,
  }
  let readyAfter = 0
  let run = await begin(settings)

  async function begin(env: Record<string, string>): Promise<Run> {
    const started = performance.now()
    const fresh = launch(env, options.stdout)
    await waitUntilReady(fresh, baseUrl).catch(async (error) => {
      await end(fresh)
      throw error
    })
    readyAfter = performance.now() - started
    return fresh
  }
  /** First in order, then by force; what it leaves in a directory of its own is removed too. */
  async function end({ child, exited }: Run) {
    child.kill('SIGTERM')
    await Promise.race([exited, delay(patience, undefined, { ref: false })])
    child.kill('SIGKILL')
    await exited
    if (options.dataDir) return
    await stopOrphans(join(dataDir, 'postgres'))
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
  async function kill9() {
    run.child.kill('SIGKILL')
    await run.exited
  }
  async function stop() {
    run.child.kill('SIGTERM')
    return await run.exited
  }
  return {
    baseUrl,
    port,
    dataDir,
    readyAfter: () => readyAfter,
    output: () => ({ stdout: run.stdout, stderr: run.stderr }),
    kill9,
    hasEnded: () => run.child.exitCode !== null || run.child.signalCode !== null,
    stop,
    async restart(env = {}) {
      await stop()
      run = await begin({ ...settings, ...env })
    },
    [Symbol.asyncDispose]: () => end(run),
  }
}

function launch(env: Record<string, string>, stdout: number | 'pipe' = 'pipe'): Run {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const [command = '', ...args] = manifest.scripts.start.replace('exec ', '').split(' ')
  const child = spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    // The tester's environment variables do not configure the product.
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...env },
    stdio: ['ignore', stdout, 'pipe'],
  })
  alive.add(child)
  const exited = new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      alive.delete(child)
      done(code)
    })
  })
  const run: Run = { child, stdout: '', stderr: '', exited }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    run.stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    run.stderr += text
  })
  return run
}

async function waitUntilReady(run: Run, baseUrl: string): Promise<void> {
  let ended = false
  run.exited.then(() => {
    ended = true
  })
  for (const end = Date.now() + patience; Date.now() < end; await delay(20)) {
    if (ended) break
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`the product did not become ready:\n${run.stdout}\n${run.stderr}`)
}
