import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CutLine, cutLine } from '#test/cut-line.ts'
import { startLine } from '#test/line.ts'
import { startTestPostgres, type TestPostgres } from '#test/postgres.ts'
import { createListener } from './listener.server.ts'
import { openSql, type SqlConnection } from './sql-connection.server.ts'

const never = 3_600_000

let server: TestPostgres
/** Connects to the server directly, not through the lines. */
let direct: SqlConnection
/** Behind the line that is cut: no connection through it gets an answer while it is frozen. */
let far: Awaited<ReturnType<typeof startLine>>
let line: CutLine
let close: () => Promise<void>
beforeAll(async () => {
  server = await startTestPostgres()
  direct = await openSql(server.url)
})
afterAll(async () => {
  await direct.end()
  await server.stop()
})
beforeEach(async () => {
  far = await startLine(Number(new URL(server.url).port))
  line = await cutLine(Object.assign(new URL(server.url), { port: far.port }).href)
})
afterEach(async () => {
  await close()
  await line[Symbol.asyncDispose]()
  await far.close()
})

/** Listens to the channel `first`. */
async function listening(limits: { patience: number; checkEvery: number }) {
  const listener = createListener(line.url, limits)
  close = listener.close
  const heard: string[] = []
  const times = { listening: 0 }
  const hear = (channel: string) =>
    listener.listen(
      channel,
      (payload) => heard.push(`${channel}: ${payload}`),
      () => {
        times.listening += 1
      },
    )
  await hear('first')
  expect(times.listening).toBe(1)
  return { heard, times, hear }
}

test('a lost connection comes back although another listener was opening one, in vain', async () => {
  const { heard, times, hear } = await listening({ patience: 500, checkEvery: never })
  far.freeze()
  line.cutOne()
  // As soon as the connection is known to be lost, this opens another one.
  const failed = () => hear('second').catch((error) => error.message)
  await expect.poll(failed, { interval: 1 }).toContain('timeout')
  far.thaw()
  await expect.poll(() => times.listening).toBe(2)
  await direct`select pg_notify('first', 'after')`
  await expect.poll(() => heard).toEqual(['first: after'])
})

test('a server that hangs is noticed without being asked for anything', async () => {
  const { heard, times } = await listening({ patience: 500, checkEvery: 100 })
  line.freeze()
  await direct`select pg_notify('first', 'missed')`
  await expect.poll(() => times.listening).toBe(2)
  await direct`select pg_notify('first', 'after')`
  await expect.poll(() => heard).toEqual(['first: after'])
})

test('after a channel could not be listened to in time, another connection is opened', async () => {
  const { heard, times, hear } = await listening({ patience: 500, checkEvery: never })
  line.freeze()
  await expect(hear('second')).rejects.toThrow('timeout')
  await expect.poll(() => times.listening).toBe(2)
  await hear('second')
  await direct`select pg_notify('first', 'a'), pg_notify('second', 'b')`
  await expect.poll(() => heard).toEqual(['first: a', 'second: b'])
})

test('it closes in time while the server hangs, also while a connection is being opened', async () => {
  await listening({ patience: never, checkEvery: never })
  line.freeze()
  far.freeze()
  const other = createListener(line.url, { patience: never, checkEvery: never })
  const opening = other.listen(
    'first',
    () => {},
    () => {},
  )
  await Promise.all([close(), other.close(), expect(opening).rejects.toThrow('terminated')])
})
