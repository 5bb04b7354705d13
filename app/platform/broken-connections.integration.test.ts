import { setImmediate as later } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CutLine, cutLine } from '#test/cut-line.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { patience } from '#test/patience.ts'
import { sql } from '#test/sql.ts'
import { type Actor, visitor } from './actor.ts'
import { createDatabase, type Database } from './db.server.ts'
import { createLog } from './log.server.ts'
import { DatabaseUnavailable } from './pg-errors.server.ts'
import { openSql, type SqlConnection } from './sql-connection.server.ts'

const breaks = 1_000
const users = 24
/** The faults that connections meet in turn: cut by the network, or ended by the server. */
const ways = ['client_port', 'client_port', 'pg_terminate_backend', 'pg_cancel_backend']

let home: TestDatabase
let line: CutLine
let db: Database
/** Connects to the server directly, not through the line that is cut. */
let direct: SqlConnection
beforeAll(async () => {
  home = await createTestDatabase()
  line = await cutLine(home.url)
  direct = await openSql(home.url)
  db = createDatabase(line.url, createLog('silent'))
  await direct.unsafe(`create table marks (work uuid not null, step int not null, said uuid not null,
      was uuid default app_user_id(), role text default current_user, primary key (work, step));
    grant insert, select on marks to unordin_request`)
})
afterAll(async () => {
  await db.close()
  await direct.end()
  await line[Symbol.asyncDispose]()
  await home.drop()
})

function user(): Extract<Actor, { kind: 'user' }> {
  const userId = crypto.randomUUID()
  const rest = {
    kind: 'user',
    role: 'client_user',
    sessionId: '',
    email: '',
    fullName: '',
  } as const
  return { ...rest, userId, clientId: crypto.randomUUID() }
}

/**
 * Writes two rows of one user in one transaction, with a pause between them in which the connection may
 * break.
 */
async function leaveMarks(actor: ReturnType<typeof user>, work: string, isKept: boolean) {
  await db.as(actor, async (tx) => {
    const mark = (step: number) =>
      tx.all(sql`insert into marks (work, step, said) values (${work}, ${step}, ${actor.userId})`)
    const first = mark(1)
    // It may fail before anybody waits for it.
    first.catch(() => {})
    if (Math.random() < 0.5) await first
    for (let pause = Math.random() * 4; pause > 0; pause -= 1) await later()
    await Promise.all([first, mark(2)])
    if (!isKept) throw new Error('taken back')
  })
}

describe('connections that break', () => {
  test(`in the middle of transactions of many users, ${breaks} times: no row is another's, none comes back`, async () => {
    const outcomes = new Map<string, 'kept' | 'taken back' | 'lost' | 'refused'>()
    let broken = 0
    const working = Array.from({ length: users }, async () => {
      const actor = user()
      while (broken < breaks) {
        const work = crypto.randomUUID()
        const isKept = Math.random() < 0.7
        outcomes.set(
          work,
          await leaveMarks(actor, work, isKept).then(
            () => 'kept' as const,
            (error) => {
              if (error instanceof DatabaseUnavailable) return 'lost'
              return error.message === 'taken back' ? 'taken back' : 'refused'
            },
          ),
        )
      }
    })
    for (let round = 0; broken < breaks; round += 1) {
      await later()
      // Sometimes also cuts a connection that is being opened; the pool then waits before it tries
      // again.
      if (round % 64 === 0 && line.cutOne()) broken += 1
      const how = ways[round % ways.length] ?? 'client_port'
      const rows =
        await direct.unsafe(`select ${how === 'client_port' ? how : `${how}(pid)`} as done
        from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        order by random() limit 1`)
      for (const { done } of rows) {
        if (how === 'client_port' ? line.cutOne(done) : how === 'pg_terminate_backend') broken += 1
      }
    }
    await Promise.all(working)

    const rows = await direct`select * from marks`
    const found = Map.groupBy(rows, ({ work }) => work as string)
    for (const row of rows) expect(row).toMatchObject({ was: row.said, role: 'unordin_request' })
    for (const [work, outcome] of outcomes) {
      const steps = found.get(work)?.length ?? 0
      if (outcome === 'kept') expect(steps, work).toBe(2)
      else if (outcome === 'lost') expect([0, 2], work).toContain(steps)
      else expect(steps, `${work} ${outcome}`).toBe(0)
    }
    const all = [...outcomes.values()]
    expect(all.filter((one) => one === 'kept').length).toBeGreaterThan(users)
    expect(all.filter((one) => one === 'lost').length).toBeGreaterThan(breaks / 4)
    expect(await db.asVisitor((tx) => tx.all(sql`select 1 as one`))).toEqual([{ one: 1 }])
  })

  test('while nobody lets a connection through, everything says at once that the database is away', async () => {
    line.close()
    const asked = [
      db.asVisitor((tx) => tx.all(sql`select 1`)),
      db.as(visitor, (tx) => tx.all(sql`select 1`)),
      db.system((tx) => tx.all(sql`select 1`)),
      db.owner.all(sql`select 1`),
      db.ping(),
    ]
    const answers = await Promise.allSettled(asked)
    line.open()
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: { code: 'unavailable', status: 503 } })
    // No connection is opened before the pause is over.
    await vi.waitFor(() => db.ping(), patience)
  })

  test("a visitor's read is asked once more on another connection", async () => {
    const read = () =>
      db.asVisitor((tx) =>
        tx.all(sql`select pg_backend_pid() as pid, pg_advisory_xact_lock_shared(17)`),
      )
    const [before] = await read()
    const again = await direct.begin(async (holding) => {
      await holding`select pg_advisory_xact_lock(17)`
      const asked = read()
      const waiting = () => holding`select pid from pg_locks
        where locktype = 'advisory' and not granted and pid = ${before?.pid}`
      await expect.poll(waiting).toHaveLength(1)
      await holding`select pg_terminate_backend(${before?.pid})`
      return { asked }
    })
    const [after] = await again.asked
    expect(after?.pid).not.toBe(before?.pid)
  })

  test('what is said on a channel is heard again, and whoever listens is told that something may be missing', async () => {
    const heard: string[] = []
    let listening = 0
    await db.listen(
      'broken',
      (payload) => heard.push(payload),
      () => {
        listening += 1
      },
    )
    expect(listening).toBe(1)
    await direct`select pg_notify('broken', 'before')`
    await expect.poll(() => heard).toEqual(['before'])
    line.close()
    await direct`select pg_notify('broken', 'meanwhile')`
    line.open()
    await expect.poll(() => listening).toBe(2)
    await direct`select pg_notify('broken', 'after')`
    await expect.poll(() => heard).toEqual(['before', 'after'])
  })
})

test('of a transaction that failed, the first fault is told, not what followed from it', async () => {
  const work = db.system(async (tx) => {
    await Promise.allSettled([tx.all(sql`select 1 / ${0}::int`), tx.all(sql`select ${1}::int`)])
    await tx.all(sql`select ${2}::int`)
  })
  await expect(work).rejects.toMatchObject({ code: '22012' })
})
