import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { sql } from '#test/sql.ts'
import { visitor } from './actor.ts'
import { createDatabase, type Database, type Reader } from './db.server.ts'
import { createLog } from './log.server.ts'
import { DatabaseUnavailable } from './pg-errors.server.ts'
import { plannedForValues } from './typed-queries.server.ts'

let home: TestDatabase
let db: Database
beforeAll(async () => {
  home = await createTestDatabase()
  db = createDatabase(home.url, createLog('silent'), 3)
})
afterAll(async () => {
  await db.close()
  await home.drop()
})

const rolesSeen = (tx: Reader) =>
  Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const [row] = await tx.all(sql`select current_user::text as role, ${name}::text as name`)
      return row?.role
    }),
  )

test('everything a request asks is asked under its role, on new and on used connections', async () => {
  for (let round = 0; round < 4; round += 1) {
    const works = Array.from({ length: 9 }, (_, index) =>
      index % 3 === 0 ? db.system(rolesSeen) : db.as(visitor, rolesSeen),
    )
    const seen = await Promise.all(works)
    for (const [index, roles] of seen.entries()) {
      if (index % 3 > 0) expect(roles).toEqual(Array(3).fill('unordin_request'))
      else expect(roles).not.toContain('unordin_request')
    }
  }
})

test('what has no parameters is asked under the role as well', async () => {
  const seen = await db.as(visitor, async (tx) => {
    const rows = tx.all(sql`select current_user::text as role`)
    return (await rows)[0]?.role
  })
  expect(seen).toBe('unordin_request')
})

test('what comes after its transaction is refused, as when one of two reads has failed', async () => {
  const ended = Promise.withResolvers<void>()
  const reads: Promise<unknown>[] = []
  const work = db.as(visitor, async (tx) => {
    reads.push(ended.promise.then(() => tx.all(sql`select ${1}::int`)))
    throw new Error('The other one failed.')
  })
  await expect(work).rejects.toThrow('The other one failed.')
  ended.resolve()
  const message = 'A statement came after its transaction.'
  await expect(reads[0]).rejects.toMatchObject({ message })
})

test('a transaction in which something was refused leaves nothing behind, though nobody looked', async () => {
  const id = crypto.randomUUID()
  const work = db.system(async (tx) => {
    await tx.all(sql`insert into clients (id, name) values (${id}, 'Left behind')`)
    await tx.all(sql`select 1 / ${0}::int`).catch(() => undefined)
  })
  await expect(work).rejects.toThrow()
  expect(await db.client`select from clients where id = ${id}`).toHaveLength(0)
})

test('statements that are sent together are kept together, or none is', async () => {
  const user = { kind: 'user', email: '', fullName: '', clientId: null } as const
  const [userId, sessionId] = [crypto.randomUUID(), crypto.randomUUID()]
  await db.client`insert into auth_users (id, email) values (${userId}, ${`${userId}@together.example`})`
  const actor = { ...user, userId, sessionId, role: 'admin' } as const
  const opened = (id: string) =>
    sql`insert into opened_records (user_id, kind, record_id) values (${userId}, 'lead', ${id})`
  const [first, second, third] = [0, 1, 2].map(() => crypto.randomUUID()) as [
    string,
    string,
    string,
  ]
  await db.asTogether(actor, [opened(first), opened(second)])
  const refused = db.asTogether(actor, [opened(third), opened(first), opened(crypto.randomUUID())])
  await expect(refused).rejects.toMatchObject({ code: '23505' })
  const kept = await db.as(actor, (tx) =>
    tx.all(sql<{ record_id: string }>`select record_id from opened_records`),
  )
  expect(kept.map(({ record_id }) => record_id).toSorted()).toEqual([first, second].toSorted())
})

test("a visitor's reads have the visitor's role from the start, and can neither write nor be somebody's", async () => {
  const [before] = await Promise.all([
    db.asVisitor(rolesSeen),
    db.as(visitor, rolesSeen),
    db.system(rolesSeen),
  ])
  expect(before).toEqual(Array(3).fill('unordin_request'))
  const client = sql`insert into clients (id, name) values (${crypto.randomUUID()}, 'Not written')`
  await expect(db.asVisitor((tx) => tx.all(client))).rejects.toMatchObject({ code: '25006' })
  const [row] = await db.asVisitor((tx) =>
    tx.all(sql`select app_user_id() as user, app_role() as role`),
  )
  expect(row).toEqual({ user: null, role: null })
})

test("a visitor's reads of one moment share a connection, and each fails alone", async () => {
  const backend = sql`select pg_backend_pid() as pid, ${'same moment'}::text as moment`
  const [one, fault, other] = await Promise.allSettled([
    db.asVisitor((tx) => tx.first(backend)),
    db.asVisitor((tx) => tx.first(sql`select 1 / ${0}::int`)),
    db.asVisitor((tx) => tx.first(backend)),
  ])
  expect(one).toMatchObject({ status: 'fulfilled', value: { moment: 'same moment' } })
  expect(other).toEqual(one)
  expect(fault).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
})

test('what connects visitors as somebody else is not started with', async () => {
  await db.requireVisitor()
  // Behaves like a pooler that drops the settings of a connection.
  const dropping = createServer((client) => {
    const { port, hostname } = new URL(home.url)
    const server = connect(Number(port), hostname)
    client.once('data', (first) => server.write(withoutRole(first)) && client.pipe(server))
    server.pipe(client)
    for (const one of [client, server]) one.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(dropping, 'listening')
  const through = new URL(home.url)
  through.port = String((dropping.address() as AddressInfo).port)
  const pooled = createDatabase(through.href, createLog('silent'), 1)
  await expect(pooled.requireVisitor()).rejects.toThrow(/^Visitors would read the database as /)
  await pooled.close()
  dropping.close()
})

/** A startup packet without the setting of the role. */
function withoutRole(packet: Buffer): Buffer {
  const text = packet.toString('latin1').replace(' -c role=unordin_request', '')
  const shorter = Buffer.from(text, 'latin1')
  shorter.writeInt32BE(shorter.length)
  return shorter
}

test('of two transactions that wait for each other one is done, and the other is asked to try again', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const locks = (own: number, other: number, mine: typeof first, theirs: typeof first) =>
    db.system(async (tx) => {
      await tx.all(sql`select pg_advisory_xact_lock(${own}::int)`)
      mine.resolve()
      await theirs.promise
      await tx.all(sql`select pg_advisory_xact_lock(${other}::int)`)
    })
  const ends = await Promise.allSettled([locks(1, 2, first, second), locks(2, 1, second, first)])
  const refused = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason)
  expect(refused).toEqual([expect.any(DatabaseUnavailable)])
  expect(refused[0]).toMatchObject({ status: 503, cause: { code: '40P01' } })
  expect(await db.system(rolesSeen)).toHaveLength(3)
})

test('a plan is kept for what is asked often, and searches and lists are planned for their values', async () => {
  const single = createDatabase(home.url, createLog('silent'), 1)
  try {
    for (const value of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await single.system(async (tx) => {
        await tx.all(sql`select id from leads where email = ${value}`)
        await tx.all(sql`select id from leads where email like ${value}`)
        await tx.all(plannedForValues(sql`select id from leads where full_name = ${value}`))
      })
    const kept = await single.system((tx) =>
      tx.all(sql`select statement, generic_plans, custom_plans from pg_prepared_statements
        where statement like 'select id from leads%' and ${true}`),
    )
    expect(kept).toEqual([
      { statement: 'select id from leads where email = $1', generic_plans: '2', custom_plans: '5' },
    ])
  } finally {
    await single.close()
  }
})
