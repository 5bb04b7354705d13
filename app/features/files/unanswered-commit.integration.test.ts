import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSql, type SqlConnection } from '#app/platform/sql-connection.server.ts'
import { post, someoneOf, withResume } from '#test/applications.ts'
import { type CutLine, cutLine } from '#test/cut-line.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { pdfBytes } from '#test/files.ts'
import { input, startTickets } from '#test/tickets.ts'

let home: TestDatabase
let line: CutLine
let t: Awaited<ReturnType<typeof startTickets>>
/** Connects to the server directly, not through the line that is cut. */
let direct: SqlConnection
beforeAll(async () => {
  home = await createTestDatabase()
  line = await cutLine(home.url)
  direct = await openSql(home.url)
  t = await startTickets({ DATABASE_URL: line.url })
  await direct.unsafe(`create function waits() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(211); return null; end $$`)
})
afterAll(async () => {
  await t.product.close()
  await direct.end()
  await line[Symbol.asyncDispose]()
  await home.drop()
})

/**
 * Lets a commit that stores a row of the table wait, cuts its connection meanwhile, and then lets it end. What
 * asked for it gets no answer, and the row is stored all the same.
 */
async function unanswered<T>(table: string, work: () => Promise<T>): Promise<T> {
  await direct.unsafe(`create constraint trigger waits after insert on ${table}
    deferrable initially deferred for each row execute function waits()`)
  await direct`select pg_advisory_lock(211)`
  const asked = work()
  asked.catch(() => {})
  const waiting = async () =>
    (
      await direct<{ client_port: number }[]>`select client_port from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`
    )[0]?.client_port
  await expect.poll(waiting).toBeDefined()
  line.cutOne(await waiting())
  await asked.catch(() => {})
  await direct`select pg_advisory_unlock(211)`
  await expect.poll(waiting).toBeUndefined()
  await direct.unsafe(`drop trigger waits on ${table}`)
  return asked
}

const isKept = ([stored]: Record<string, unknown>[]) =>
  t.product.app.storage.exists(String(stored?.storage_key))

test('the resume of an application stays that may have been stored when the database did not answer', async () => {
  const fields = someoneOf(t.product)()
  const answer = await unanswered('job_applications', () =>
    t.product.client().form(post, withResume(fields)),
  )
  expect(answer.status).toBe(503)
  const stored =
    await direct`select storage_key from job_applications where email = ${fields.email}`
  expect(await isKept(stored)).toBe(true)
})

test('a file of a ticket stays that may have been stored when the database did not answer', async () => {
  const answer = await unanswered('support_tickets', () =>
    t.say(t.ours, '/dashboard/support/new', { ...input, body: undefined }, [
      ['files', 'plan.pdf', pdfBytes],
    ]),
  )
  expect(answer.status).toBe(503)
  expect(await isKept(await direct`select storage_key from ticket_attachments`)).toBe(true)
})
