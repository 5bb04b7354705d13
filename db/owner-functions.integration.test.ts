import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, visitor } from '#app/platform/actor.ts'
import { createDatabase, type Database, type Tx } from '#app/platform/db.server.ts'
import { createJobs, type Jobs } from '#app/platform/jobs.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { createTestDatabase } from '#test/database.ts'
import { sql } from '#test/sql.ts'

const stack = new AsyncDisposableStack()
let db: Database
let jobs: Jobs
beforeAll(async () => {
  const database = await createTestDatabase()
  stack.defer(() => database.drop())
  db = createDatabase(database.url, createLog('silent'))
  stack.defer(() => db.close())
  const queues = { letters: async () => {} }
  jobs = await createJobs({
    db,
    log: createLog('silent'),
    soleInstance: true,
    queues,
    patientQueues: [],
  })
  stack.defer(() => jobs.stop())
})
afterAll(() => stack.disposeAsync())

const id = () => crypto.randomUUID()
const [ours, theirs, ourUser, colleague, theirUser] = [id(), id(), id(), id(), id()]
const staff: Actor = userOf('admin', null, id())
const client: Actor = userOf('client_user', ours, ourUser)

function userOf(role: 'admin' | 'client_user', clientId: string | null, userId: string): Actor {
  const person = { email: 'a@example.org', fullName: 'A' }
  return { kind: 'user', userId, sessionId: id(), ...person, role, clientId }
}

beforeAll(() =>
  db.system(async (tx) => {
    for (const client of [ours, theirs])
      await tx.all(sql`insert into clients (id, name) values (${client}, ${client})`)
    for (const [user, client] of [
      [ourUser, ours],
      [colleague, ours],
      [theirUser, theirs],
    ]) {
      await tx.all(sql`insert into auth_users (id, email) values (${user}, ${user})`)
      await tx.all(sql`insert into profiles (user_id, email, full_name, role, client_id)
        values (${user}, ${`${user}@example.org`}, 'A', 'client_user', ${client})`)
    }
  }),
)

const jobRows = async (...ids: string[]) =>
  db.client<
    Record<string, unknown>[]
  >`select * from pgboss.job where id = any(${ids}::uuid[]) order by id = ${ids[0]}::uuid desc`

/** How the library sends its statements in a transaction. */
const sendBy = (tx: Tx) => async (text: string, values?: unknown[]) => ({
  rows: await tx.all({ compile: () => CompiledQuery.raw(text, values) }),
})

test('a job added by a request is the same row as one that the library adds', async () => {
  const [own, of, later, ofLater] = [id(), id(), id(), id()]
  const startAfter = new Date(Date.now() + 3_600_000)
  const boss = new PgBoss({ db: { executeSql: db.executeSql }, schema: 'pgboss', schedule: false })
  await boss.start()
  // One transaction, so that both have the same time.
  await db.system(async (tx) => {
    await jobs.enqueue(tx, 'letters', { to: [1] }, own)
    await jobs.enqueue(tx, 'letters', { to: [1] }, later, { startAfter })
    const options = { db: { executeSql: sendBy(tx) } }
    await boss.send('letters', { to: [1] }, { id: of, ...options })
    await boss.send('letters', { to: [1] }, { id: ofLater, startAfter, ...options })
  })
  await boss.stop()
  for (const [mine, reference] of [
    [own, of],
    [later, ofLater],
  ] as const) {
    const [row, expected] = await jobRows(mine, reference)
    expect({ ...row, id: '' }).toEqual({ ...expected, id: '' })
    expect(row?.data).toEqual({ to: [1] })
  }
})

test('a job that may start at once is told of when it is stored, as the library tells of its own', async () => {
  const told: string[] = []
  const boss = new PgBoss({
    db: {
      executeSql: db.executeSql,
      listen: async (channel) => {
        await db.listen(
          channel,
          (queue) => told.push(queue),
          () => {},
        )
        return { close: async () => {} }
      },
    },
    ...{ schema: 'pgboss', schedule: false, useListenNotify: true },
  })
  await boss.start()
  const startAfter = new Date(Date.now() + 3_600_000)
  await db.as(visitor, (tx) => jobs.enqueue(tx, 'letters', {}, id(), { startAfter }))
  await db.as(client, (tx) => jobs.enqueue(tx, 'letters', {}))
  await expect.poll(() => told).toEqual(['letters'])
  await boss.send('letters', {})
  await expect.poll(() => told).toEqual(['letters', 'letters'])
  await boss.stop()
})

test('everybody may add a job, once, to a queue that exists', async () => {
  for (const actor of [visitor, client, staff]) {
    const job = id()
    await db.as(actor, (tx) => jobs.enqueue(tx, 'letters', {}, job))
    await db.as(actor, (tx) => jobs.enqueue(tx, 'letters', { other: true }, job))
    expect(await jobRows(job)).toMatchObject([{ data: {} }])
    await expect(db.as(actor, (tx) => jobs.enqueue(tx, 'none', {})).catch(inWords)).rejects.toMatch(
      /there is no queue none/,
    )
  }
})

test('a job is there only when its transaction commits', async () => {
  const job = id()
  await expect(
    db.as(visitor, async (tx) => {
      await jobs.enqueue(tx, 'letters', {}, job)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await jobRows(job)).toEqual([])
})

const inWords = (error: unknown) => Promise.reject(String(error))

test.each([
  ['read the queue', sql`select 1 from pgboss.job`],
  ['add to the queue by hand', sql`insert into pgboss.job (name) values ('letters')`],
  ['take jobs away', sql`delete from pgboss.job`],
  ['read how queues are set', sql`select 1 from pgboss.queue`],
  ['give up their role', sql`select set_config('role', 'postgres', true)`],
])('requests cannot %s, also after adding a job', async (_, statement) => {
  for (const actor of [visitor, client, staff]) {
    await expect(
      db
        .as(actor, async (tx) => {
          await jobs.enqueue(tx, 'letters', {})
          await tx.all(statement)
        })
        .catch(inWords),
    ).rejects.toMatch(/permission denied/)
  }
})

const notified = async (actor: Actor | undefined, clientId: string, users: string[] | null) => {
  const call = sql<{
    id: string
  }>`select notify_client(${clientId}, 'x', 'x', '/x', ${users}::uuid[], null) as id`
  const rows = await (actor ? db.as(actor, (tx) => tx.all(call)) : db.system((tx) => tx.all(call)))
  return rows.map((row) => row.id).sort()
}

test('a client notifies its own people only, a visitor nobody, staff and jobs anybody', async () => {
  const people = [ourUser, colleague].sort()
  expect(await notified(client, ours, null)).toEqual(people)
  expect(await notified(client, ours, [colleague, theirUser])).toEqual([colleague])
  expect(await notified(client, theirs, null)).toEqual([])
  expect(await notified(visitor, ours, null)).toEqual([])
  expect(await notified(staff, theirs, null)).toEqual([theirUser])
  expect(await notified(undefined, ours, null)).toEqual(people)
})

test('a client adds no notification by hand, and reads no row of a colleague', async () => {
  const insert = sql`insert into notifications (client_id, user_id, kind, title, url)
    values (${ours}, ${colleague}, 'x', 'x', '/x')`
  await expect(db.as(client, async (tx) => tx.all(insert)).catch(inWords)).rejects.toMatch(
    /permission denied|row-level security/,
  )
  await notified(client, ours, null)
  const seen = await db.as(client, (tx) =>
    tx.all(sql<{ user_id: string }>`select distinct user_id from notifications`),
  )
  expect([...seen]).toEqual([{ user_id: ourUser }])
})
