import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.server.ts'
import { isAlive, readPostmasterFile } from './embedded-postgres-orphans.server.ts'
import { sharedMegabytes } from './embedded-postgres-process.server.ts'
import { openSql } from './sql-connection.server.ts'

const closed = mkdtempSync(join(tmpdir(), 'embedded postgres '))
chmodSync(closed, 0o700)
const dataDir = join(closed, 'my data')
const stops: (() => Promise<unknown> | unknown)[] = []
const script = `
  import { startEmbeddedPostgres } from '${import.meta.dirname}/embedded-postgres.server.ts'
  const { url } = await startEmbeddedPostgres({ dataDir: process.argv[1] })
  process.stdout.write(url + '\\n')
`

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(() => rmSync(closed, { recursive: true }))

async function start(directory = dataDir) {
  const server = await startEmbeddedPostgres({ dataDir: directory })
  stops.push(server.stop)
  return server
}

async function query<T>(url: string, text: string): Promise<T[]> {
  const sql = await openSql(url)
  try {
    return [...((await sql.unsafe(text)) as unknown as T[])]
  } finally {
    await sql.end()
  }
}

/** A second process that runs the embedded database. */
async function startElsewhere(directory: string, prefix: string[] = []) {
  const [command = '', ...args] = [...prefix, process.execPath, '--input-type=module', '-e', script]
  const child = spawn(command, [...args, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
  })
  stops.push(() => child.kill('SIGKILL'))
  const [url] = await once(child.stdout, 'data')
  return { child, url: String(url).trim() }
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('shares an eighth of the memory between its connections, within limits', () => {
  const ofGigabytes = (count: number) => sharedMegabytes(count * 1_073_741_824)
  expect([0.5, 1, 2, 4, 64].map(ofGigabytes)).toEqual([128, 128, 256, 384, 384])
})

/** The number of the process. 0 in its place would mean this process, with all others of its group. */
function postmaster(): number {
  const running = readPostmasterFile(join(dataDir, 'postgres'))
  if (!running) throw new Error('PostgreSQL does not run.')
  return running.pid
}

describe('embedded PostgreSQL', () => {
  it('keeps its data, below a closed directory with spaces in its path', async () => {
    const first = await start()
    await query(first.url, `create table kept (id int); insert into kept values (7)`)
    const [settings] = await query(
      first.url,
      `select current_user::text as role, upper('é') as upper, current_setting('fsync') as fsync,
        (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    )
    expect(settings).toEqual({ role: 'unordin', upper: 'É', fsync: 'on', superuser: false })
    await query(first.url, 'create extension pg_trgm; create extension unaccent')
    expect(findRunningPostgres(dataDir)?.url).toBe(first.url)
    await first.stop()
    expect(findRunningPostgres(dataDir)).toBeUndefined()
    const second = await start()
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }])
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.lock'])
  })

  it('refuses a second instance in one line that names the directory', async () => {
    await start()
    const line = `The data directory ${dataDir} is in use by another instance`
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(line)
  })

  it('comes back after its parent was killed, with all that was committed', async () => {
    const { child, url } = await startElsewhere(dataDir)
    await query(
      url,
      'create table if not exists survivors (id int); insert into survivors values (1)',
    )
    const server = readPostmasterFile(join(dataDir, 'postgres'))
    await kill(child)
    const again = await start()
    expect(await query(again.url, 'select id from survivors')).toEqual([{ id: 1 }])
    // A process that has ended is gone only when the system has taken note of its end.
    await expect.poll(() => isAlive(server?.pid ?? 0)).toBe(false)
  })

  it('ends when its parent is killed', async () => {
    const { child } = await startElsewhere(dataDir)
    const server = readPostmasterFile(join(dataDir, 'postgres'))
    await kill(child)
    await expect.poll(() => isAlive(server?.pid ?? 0), { timeout: patience }).toBe(false)
  })

  it('starts again on the same port when PostgreSQL itself is killed', async () => {
    const { url } = await start()
    const pid = postmaster()
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
    const one = () => query(url, 'select 1 as one').catch(() => [])
    await expect.poll(one, { timeout: patience }).toEqual([{ one: 1 }])
  })

  it('is started again however often it dies, and says so each time', async () => {
    const told: string[] = []
    const server = await startEmbeddedPostgres({ dataDir, onTrouble: (why) => told.push(why) })
    stops.push(server.stop)
    for (let death = 1; death <= 7; death += 1) {
      process.kill(postmaster(), 'SIGKILL')
      await expect.poll(() => told.length).toBe(death)
      await expect.poll(() => server.trouble(), { timeout: patience }).toBeUndefined()
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    }
  })

  it('can be stopped while it is started again', async () => {
    const { promise: died, resolve } = Promise.withResolvers<string>()
    const server = await startEmbeddedPostgres({ dataDir, onTrouble: resolve })
    const pid = () => readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0
    const first = pid()
    process.kill(first, 'SIGKILL')
    await died
    await expect.poll(() => ![0, first].includes(pid()), { interval: 1 }).toBe(true)
    const second = pid()
    await server.stop()
    await expect.poll(() => isAlive(second)).toBe(false)
    await start()
  })

  describe('recovers for longer than a server may be silent', () => {
    const limits = { silence: 10_000, recovery: 11_000 }
    const cluster = join(dataDir, 'postgres')
    const waiting = join(closed, 'waiting')
    const asked = join(closed, 'asked')
    const signal = join(cluster, 'recovery.signal')
    const restore_command = `touch "${asked}"; while test -e "${waiting}"; do sleep 0.05; done; false`
    const options = { hot_standby: 'off', restore_command }

    /** The next start recovers from data that do not arrive as long as `waiting` exists. */
    function hold() {
      for (const file of [signal, waiting]) writeFileSync(file, '')
      stops.push(() => [signal, waiting, asked].map((file) => rmSync(file, { force: true })))
    }

    it('and is waited for, and said to recover', async () => {
      await (await start()).stop()
      hold()
      const { promise: told, resolve } = Promise.withResolvers<void>()
      const starting = startEmbeddedPostgres({ dataDir, options, limits, onRecovery: resolve })
      await Promise.race([told, starting])
      rmSync(waiting)
      const server = await starting
      stops.push(server.stop)
      await told
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    })

    it('and can be stopped meanwhile, without a word of trouble', async () => {
      const troubles: string[] = []
      const onTrouble = (reason: string) => troubles.push(reason)
      const server = await startEmbeddedPostgres({ dataDir, options, limits, onTrouble })
      stops.push(server.stop)
      hold()
      process.kill(readPostmasterFile(cluster)?.pid ?? 0, 'SIGKILL')
      await expect.poll(() => existsSync(asked)).toBe(true)
      await server.stop()
      expect(existsSync(waiting)).toBe(true)
      expect(troubles).toHaveLength(1)
    })
  })

  it('leaves no half-made database behind', async () => {
    const other = join(closed, 'interrupted')
    mkdirSync(join(other, 'postgres.init-1'), { recursive: true })
    await start(other)
    expect(readdirSync(other).sort()).toEqual(['postgres', 'postgres.lock'])
  })

  it('refuses a directory of something else', async () => {
    const other = join(closed, 'foreign')
    mkdirSync(join(other, 'postgres', 'photos'), { recursive: true })
    await expect(startEmbeddedPostgres({ dataDir: other })).rejects.toThrow(
      /files that are not a database/,
    )
  })

  const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--']
  const [command = '', ...args] = [...asNobody, 'test', '-r', import.meta.filename]
  const possible = process.getuid?.() === 0 && spawnSync(command, args).status === 0

  it.skipIf(!possible)('runs for an ordinary user', async () => {
    const home = mkdtempSync(join(tmpdir(), 'ordinary user '))
    stops.push(() => rmSync(home, { recursive: true }))
    chownSync(home, 65534, 65534)
    const { child, url } = await startElsewhere(join(home, 'data'), asNobody)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    const server = readPostmasterFile(join(home, 'data/postgres'))
    await kill(child)
    await expect.poll(() => isAlive(server?.pid ?? 0), { timeout: patience }).toBe(false)
  })
})
