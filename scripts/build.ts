import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '#app/platform/startup-error.ts'
import { precompress } from './precompress.ts'
import { softwareList } from './software-list.ts'

const root = resolve(import.meta.dirname, '..')
const hashFile = join(root, 'build/.stamp')
const inputs = [
  'app',
  'server',
  'db',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/client-chunks.ts',
  'scripts/precompress.ts',
  'scripts/software-list.ts',
]

/** The module of the build that the Node process imports. */
export const SERVER_ENTRY = join(root, 'build/server/index.js')

/**
 * Builds the product when the build is missing or older than its sources. Processes that start at the
 * same time wait for the one that builds.
 *
 * @param signal ends a build that is under way
 * @throws StartupError when the build fails; the build's own output is printed above it
 */
export async function ensureBuild(signal?: AbortSignal): Promise<void> {
  if (isCurrent(hashInputs())) return
  const unlock = await lock()
  try {
    const hash = hashInputs()
    if (isCurrent(hash)) return
    console.log('Building the product. The first build takes a moment …')
    rmSync(hashFile, { force: true })
    const [libraries] = await Promise.all([softwareList(root), build(signal)])
    writeFileSync(join(root, 'build/client/sbom.cdx.json'), libraries)
    forgetCompiled()
    await precompress(join(root, 'build/client'))
    writeFileSync(hashFile, hash, { flush: true })
  } finally {
    unlock()
  }
}

function isCurrent(hash: string): boolean {
  return existsSync(SERVER_ENTRY) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash
}

function hashInputs(): string {
  const hash = createHash('sha256').update(process.versions.node)
  for (const input of inputs) {
    for (const file of filesBelow(input)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

function filesBelow(input: string): string[] {
  const path = join(root, input)
  if (!existsSync(path)) return []
  if (/\.\w+$/.test(input)) return [input]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

/** Removes the compiled code of the former build. Only files: a running process still uses the folders. */
function forgetCompiled(): void {
  const kept = join(root, 'node_modules/.cache/compiled')
  if (!existsSync(kept)) return
  for (const entry of readdirSync(kept, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) rmSync(join(entry.parentPath, entry.name), { force: true })
  }
}

async function build(signal?: AbortSignal): Promise<void> {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  if (!existsSync(cli) || !existsSync(join(root, 'node_modules/vite'))) {
    throw new StartupError('The tools for building are missing: run npm ci --include=dev.')
  }
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const code = await new Promise((done) => {
    child.once('error', done)
    child.once('close', done)
  })
  if (code === 0) return
  signal?.throwIfAborted()
  process.stdout.write(output)
  throw new StartupError('The build failed: correct the error shown above, then start again.')
}

/** A lock of the operating system, so that a killed build leaves nothing to remove. */
async function lock(): Promise<() => void> {
  const directory = join(root, 'node_modules/.cache')
  mkdirSync(directory, { recursive: true })
  const file = new DatabaseSync(join(directory, 'build.lock'))
  for (;;) {
    try {
      file.exec('pragma journal_mode = memory; begin exclusive')
      return () => file.close()
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== 5) throw error
      await delay(200)
    }
  }
}

if (import.meta.main) {
  try {
    await ensureBuild()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
