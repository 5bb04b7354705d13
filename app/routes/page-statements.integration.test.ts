import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { type CountingLine, countingLine } from '#test/counting-line.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'

const password = 'a phrase nobody guesses 4'

let home: TestDatabase
let line: CountingLine
let product: TestApp
let client: Client
let staff: Client
beforeAll(async () => {
  home = await createTestDatabase()
  line = await countingLine(home.url)
  product = await startTestApp({
    ...{ DATABASE_URL: line.url, SEED: 'sample', SAMPLE_CLIENT_PASSWORD: password },
  })
  client = product.client()
  staff = product.client()
  await client.signIn('client@example.com', password)
  await staff.signIn()
  // Jobs look for work over the same line, and would be counted with a page.
  await product.app.jobs.stop()
})
afterAll(async () => {
  await product.close()
  await line[Symbol.asyncDispose]()
  await home.drop()
})

/**
 * The number of statements that a page sends to PostgreSQL, including session and gate; the first visits
 * may prepare statements and fill what is kept in memory.
 */
async function statementsOf(who: Client, url: string): Promise<number> {
  const seen: number[] = []
  for (let visit = 0; visit < 8; visit += 1) {
    const before = line.counts.statements
    const answer = await who.get(url)
    expect(answer.status, url).toBe(200)
    await answer.arrayBuffer()
    seen.push(line.counts.statements - before)
  }
  return Math.min(...seen.slice(2))
}

test('a page sends no more statements to PostgreSQL than before', async () => {
  const visitor = product.client()
  const [, insight] = /href="(\/blog\/[a-z0-9-]+)"/.exec(await text(visitor, '/blog')) ?? []
  const [, ticket] =
    /href="(\/dashboard\/support\/[0-9a-f-]{36})/.exec(await text(client, '/dashboard/support')) ??
    []
  await product.app.db.client`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Ada Roy', 'ada@statements.example')`
  const [{ id, person_id } = {}] = await product.app.db.client`select l.id, a.person_id
    from leads l join person_addresses a on a.address = l.email where l.email = 'ada@statements.example'`
  const [lead, person] = [`/lead_admin/inbox/${id}`, `/lead_admin/people/${person_id}`]
  const most = [
    [client, '/dashboard', 7],
    [client, '/dashboard/documents', 6],
    [client, '/dashboard/invoices', 6],
    [client, ticket, 9],
    // What waits, and the figures below it.
    [staff, '/lead_admin', 11],
    [staff, '/lead_admin/figures', 10],
    [staff, '/lead_admin/inbox', 6],
    [staff, '/lead_admin/inbox?view=board', 6],
    [staff, '/lead_admin/inbox?view=board&q=example', 7],
    [staff, lead, 20],
    [staff, person, 16],
    [staff, '/lead_admin/tickets', 8],
    [staff, '/lead_admin/invoices', 7],
    [staff, '/lead_admin/users', 6],
    [visitor, `${insight}?own=1`, 4],
    [visitor, '/projects?own=1', 3],
  ] as const
  for (const [who, url = '', statements] of most)
    expect(await statementsOf(who, url), url).toBeLessThanOrEqual(statements)
})

const text = async (who: Client, url: string) => await (await who.get(url)).text()
