import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutLine } from '#test/cut-line.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { patience } from '#test/patience.ts'
import { sql } from '#test/sql.ts'
import { type Actor, visitor } from './actor.ts'
import { createDatabase, type Database, type Reader } from './db.server.ts'
import { createLog } from './log.server.ts'

const log = createLog('silent')
let home: TestDatabase
let db: Database
beforeAll(async () => {
  home = await createTestDatabase()
  db = createDatabase(home.url, log, 4)
})
afterAll(async () => {
  await db.close()
  await home.drop()
})

const userOf = (userId: string, role: 'admin' | 'client_user'): Actor => ({
  ...{ kind: 'user', userId, sessionId: userId, email: '', fullName: '', role, clientId: null },
})

async function whoReads(tx: Reader) {
  const [row] = await tx.all(sql<{ role: string; user: string; at: string; mode: string }>`
    select current_user::text as role, current_setting('app.user_id', true) as user, now()::text as at,
      current_setting('transaction_read_only') as mode`)
  return row
}

test('what is asked for at the same moment is read in one transaction, of one actor', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [staff, client] = [
      userOf(crypto.randomUUID(), 'admin'),
      userOf(crypto.randomUUID(), 'client_user'),
    ]
    const works = [staff, client, staff, client, { ...visitor }, staff]
    const seen = await Promise.all(works.map((actor) => db.read(actor, whoReads)))
    const [a, b, c, d, e, f] = seen
    expect([a?.at, a?.at]).toEqual([c?.at, f?.at])
    expect(b?.at).toBe(d?.at)
    expect(a).toMatchObject({ role: 'unordin_staff', user: (staff as { userId: string }).userId })
    expect(b).toMatchObject({
      role: 'unordin_request',
      user: (client as { userId: string }).userId,
    })
    expect(e).toMatchObject({ role: 'unordin_request', user: '' })
    for (const one of seen) expect(one?.mode).toBe('on')
  }
})

test('a part that fails fails alone, also when another one began after it', async () => {
  const staff = userOf(crypto.randomUUID(), 'admin')
  const wrong = db.read(staff, (tx) => tx.all(sql`select 1 / ${0}::int`))
  const twice = db.read(staff, async (tx) => [await whoReads(tx), await whoReads(tx)])
  const once = db.read(staff, whoReads)
  await expect(wrong).rejects.toMatchObject({ code: '22012' })
  expect((await twice).map((one) => one?.role)).toEqual(['unordin_staff', 'unordin_staff'])
  expect((await once)?.role).toBe('unordin_staff')
  const thrown = db.read(staff, () => Promise.reject(new Error('no matter of the database')))
  await expect(thrown).rejects.toThrow('no matter of the database')
  expect((await db.read(staff, whoReads))?.role).toBe('unordin_staff')
})

test('a read writes nothing, and asks nothing when it is over', async () => {
  const staff = userOf(crypto.randomUUID(), 'admin')
  const written = db.read(staff, (tx) => tx.all(sql`delete from leads where status = ${'new'}`))
  await expect(written).rejects.toMatchObject({ code: '25006' })
  let kept: Reader | undefined
  await db.read(staff, async (tx) => {
    kept = tx
  })
  await expect(kept?.all(sql`select ${1}::int`)).rejects.toMatchObject({
    message: 'A statement came after its transaction.',
  })
})

const short = (patience: number, statement: number, idle: number) => {
  const limit = { patience, statement, idle }
  return { requests: limit, owners: limit }
}

test('the server ends a statement that takes too long and a transaction that is left alone', async () => {
  const hasty = createDatabase(home.url, log, 2, undefined, short(60_000, 100, 200))
  for (const slow of [
    () => hasty.as(visitor, (tx) => tx.all(sql`select pg_sleep(${60}::int)`)),
    () => hasty.read({ ...visitor }, (tx) => tx.all(sql`select pg_sleep(${60}::int)`)),
    () => hasty.system((tx) => tx.all(sql`select pg_sleep(${60}::int)`)),
  ])
    await expect(slow()).rejects.toMatchObject({ status: 503 })
  const left = Promise.withResolvers<void>()
  const alone = hasty.as(visitor, async (tx) => {
    await whoReads(tx)
    await left.promise
    return whoReads(tx)
  })
  const refused = expect(alone).rejects.toMatchObject({ status: 503 })
  const ended = sql`select not exists (select from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction') as gone`
  await expect
    .poll(async () => (await db.owner.all<{ gone: boolean }>(ended))[0]?.gone, {
      timeout: patience,
    })
    .toBe(true)
  left.resolve()
  await refused
  // Its own limits are so short that a busy machine may need a second try.
  await expect
    .poll(async () => (await hasty.read({ ...visitor }, whoReads).catch(() => null))?.role)
    .toBe('unordin_request')
  await hasty.close()
})

const ways = {
  read: (one: Database) => one.read({ ...visitor }, whoReads),
  as: (one: Database) => one.as(visitor, whoReads),
  system: (one: Database) => one.system(whoReads),
}

test.concurrent.each(Object.entries(ways))(
  'a line that is silent and not closed ends in 503 when the patience is over: %s',
  async (_, ask) => {
    await using line = await cutLine(home.url)
    const patient = createDatabase(line.url, log, 1, undefined, short(3_000, 60_000, 60_000))
    // Opens connections of both kinds and releases them.
    await patient.as(visitor, whoReads)
    await patient.system(whoReads)
    line.freeze()
    await expect(ask(patient)).rejects.toMatchObject({ status: 503 })
    // The next read uses a connection of its own, which no test has blocked.
    expect(await ask(patient)).toBeDefined()
    await patient.close()
  },
)
