import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { hasRoom } from './scratch.ts'

/** A browser of this machine and the settings it needs to start. */
export interface FoundBrowser {
  kind: 'system' | 'bundled' | 'playwright'
  executablePath: string
  env: Record<string, string>
}

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

// No sandbox: as root, and in most containers, Chromium does not start with one.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Each page is short-lived: to optimize its scripts takes a third of the processor time of a visit, and
  // they have hardly run when it is done.
  '--js-flags=--no-opt --no-maglev',
]

/** Starts Chromium without a window, with more arguments if need be; the caller closes it. */
export async function launchBrowser(
  more: readonly string[] = [],
  options: LaunchOptions = {},
): Promise<Browser> {
  const { executablePath, env } = findBrowser()
  return await chromium.launch({
    // What its processes share lies in memory where there is room; on a disk it costs a tenth of their time.
    ignoreDefaultArgs: hasRoom() ? ['--disable-dev-shm-usage'] : [],
    ...options,
    executablePath,
    args: [...ARGS, ...more],
    env: { ...process.env, ...env },
  })
}

/**
 * The browser for tests: the one in an npm package, which is the same everywhere and has no windows,
 * which makes a new profile cheap; otherwise the system's, otherwise Playwright's. BROWSER=bundled,
 * system or playwright requires one of them.
 */
export function findBrowser(wanted = process.env.BROWSER): FoundBrowser {
  const finders = { bundled: findBundled, system: findSystem, playwright: findPlaywrights }
  const kinds = ['bundled', 'system', 'playwright'] as const
  for (const kind of kinds.includes(wanted as never) ? [wanted as (typeof kinds)[number]] : kinds) {
    const found = finders[kind]()
    if (found) return { kind, env: {}, ...found }
  }
  throw new Error(
    `no ${wanted ?? 'Chromium'} browser: install Chromium, or run 'npx playwright-core install chromium'`,
  )
}

type Found = { executablePath: string; env?: Record<string, string> } | undefined

function findSystem(): Found {
  const executablePath = SYSTEM.find((path) => existsSync(path))
  return executablePath ? { executablePath } : undefined
}

function findBundled(): Found {
  // The package contains a binary for this platform only.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = unpackOnce()
  const executablePath = join(folder, 'chromium')
  const env = {
    // The few shared libraries that a bare Debian lacks are in the package.
    LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH ?? '']
      .filter(Boolean)
      .join(':'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }
  return { executablePath, env }
}

/** Unpacks the package's browser for this user, safely while other processes do the same. */
function unpackOnce(): string {
  const require = createRequire(import.meta.url)
  const packageFolder = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))))
  const { version } = require(join(packageFolder, 'package.json')) as { version: string }
  const folder = join(tmpdir(), `chromium-${version}-${userInfo().uid}`)
  if (existsSync(folder)) {
    // The temporary folder is shared: run only files that this user put there.
    if (statSync(folder).uid === userInfo().uid) return folder
    throw new Error(`${folder} belongs to another user: remove it`)
  }

  const staging = mkdtempSync(`${folder}-`)
  // The package unpacks into TMPDIR, and unpacks its libraries only when it detects a cloud
  // environment.
  const env = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  const code = "import('@sparticuz/chromium').then((m) => m.default.executablePath())"
  const unpacked = spawnSync(process.execPath, ['--eval', code], {
    cwd: import.meta.dirname,
    env,
    encoding: 'utf8',
  })
  if (unpacked.status !== 0)
    throw new Error(`cannot unpack the bundled browser: ${unpacked.stderr}`)
  chmodSync(join(staging, 'chromium'), 0o755)
  writeFontConfig(staging, folder)
  try {
    renameSync(staging, folder)
  } catch (error) {
    // Another process was faster; its copy is the same.
    rmSync(staging, { recursive: true, force: true })
    if (!existsSync(join(folder, 'chromium'))) throw error
  }
  return folder
}

function writeFontConfig(staging: string, folder: string): void {
  mkdirSync(join(staging, 'font-cache'), { recursive: true })
  const folders = [join(folder, 'fonts/fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  const lines = folders.map((one) => `<dir>${one}</dir>`).join('')
  const cache = `<cachedir>${join(folder, 'font-cache')}</cachedir>`
  const config = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${lines}${cache}</fontconfig>`
  writeFileSync(join(staging, 'fonts.conf'), config)
}

function findPlaywrights(): Found {
  const executablePath = chromium.executablePath()
  if (!existsSync(executablePath)) {
    const cli = join(import.meta.dirname, '../node_modules/.bin/playwright-core')
    spawnSync(cli, ['install', 'chromium'], { stdio: 'inherit' })
  }
  return existsSync(executablePath) ? { executablePath } : undefined
}
