import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Config } from '#app/platform/config.server.ts'

type Server = { start(config: Config, signal: AbortSignal): Promise<void> }

const root = resolve(import.meta.dirname, '..')
const pinned = join(root, 'node_modules/.bin/node')

// Settings that Node reads before it begins, so the process is started a second time with them.
// docs/decisions/045-memory-settings-of-the-process.md says what each of them saves; settings of
// the operator are kept.
const environment = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
}
/** The longest time from a signal to the end of a start. */
const longestEndMilliseconds = 9_500
const youngHeap = '--max-semi-space-size'
const isSet =
  Object.keys(environment).every((name) => process.env[name] !== undefined) &&
  [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((one) => one.includes(youngHeap))

if (Number.parseInt(process.versions.node, 10) < 24) {
  if (existsSync(pinned)) restart(pinned)
  else fail(`Node ${process.versions.node} is too old: run npm ci, then npm start.`)
} else if (isSet) await main()
else restart(process.execPath)

async function main() {
  const stopping = stopSignal()
  // Child processes would look for this path below their own working directories.
  delete process.env.NODE_COMPILE_CACHE
  const cwd = process.cwd()
  process.chdir(root)
  // Loading creates much garbage at once, and a young generation that has grown stays large. So it
  // may not grow until the product is ready.
  setFlagsFromString('--semi-space-growth-factor=1')
  // By default V8 lets the old generation grow to three times its live size on a machine with much
  // memory.
  setFlagsFromString('--heap-growing-percent=60')
  // React and its router select their production code by it.
  process.env.NODE_ENV ??= 'production'
  try {
    const { unlessAborted } = await import('#app/platform/unless-aborted.ts')
    const { loadConfig } = await import('#app/platform/config.server.ts')
    const config = loadConfig(process.env, cwd)
    const { ensureBuild, SERVER_ENTRY } = await import('./build.ts')
    await unlessAborted(stopping, ensureBuild(stopping))
    const { start } = (await import(SERVER_ENTRY)) as Server
    await start(config, stopping)
    // Requests are answered faster with a larger young generation, up to the limit set above.
    setFlagsFromString('--semi-space-growth-factor=2')
  } catch (error) {
    if (stopping.aborted) process.exit(0)
    // The build contains its own copy of the class, so compare the name.
    const told = ['ConfigError', 'StartupError'].includes((error as Error).name)
    const { message } = error as Error
    const reason = message.replace(/\s*\n\s*/g, ' ')
    fail(
      told
        ? message
        : `Unordin could not start (${reason}): correct what the reason names and start again, or report it to us with the lines that LOG_LEVEL=debug adds.`,
    )
  }
}

/**
 * SIGTERM and SIGINT from the first moment: also as process 1 of a container, which gets no signal that
 * it does not ask for. A terminal's Ctrl-C comes twice when npm has started the product.
 */
function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    // What does not stop in order, ends with the process; the embedded PostgreSQL too.
    setTimeout(() => process.exit(0), longestEndMilliseconds)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  return stopping.signal
}

/** Starts this script again with the settings, in the same process where the system supports that. */
function restart(node: string) {
  const given = [...process.execArgv, import.meta.filename, ...process.argv.slice(2)]
  const args = [`${youngHeap}=16`, ...given]
  const env = { ...environment, ...process.env }
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], env)
  const child = spawn(node, args, { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

function fail(line: string) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
