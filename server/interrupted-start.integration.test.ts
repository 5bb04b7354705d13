import { access, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { createTestDatabase } from '#test/database.ts'
import { bootProduct } from '#test/prepared-product.ts'
import { scratchFolder } from '#test/scratch.ts'

const database = await createTestDatabase()
const sql = await openSql(database.url)
const folders = [scratchFolder('first'), scratchFolder('second')] as const
afterAll(async () => {
  await sql.end()
  await database.drop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const sample = { SEED: 'sample' }

/** How much of each kind the sample client has. */
async function samples() {
  const [row] = await sql`select (select count(*)::int from projects) as projects,
    (select count(*)::int from documents) as documents,
    (select count(*)::int from support_tickets) as tickets,
    (select count(*)::int from invoices) as invoices,
    (select count(*)::int from client_requests) as requests,
    (select count(*)::int from client_decisions) as decisions`
  return row as Record<string, number>
}

test('samples of an interrupted start are made up for once, by two instances, and never again', async () => {
  const stopping = new AbortController()
  const told: string[] = []
  const stopped = bootProduct(database.url, folders[0], sample, {
    signal: stopping.signal,
    tell({ where }) {
      told.push(where)
      // Just after the accounts were made.
      if (where === '/allied') stopping.abort(new Error('stopped by the test'))
    },
  })
  await expect(stopped).rejects.toThrow('stopped by the test')
  expect(told).toEqual(['/admin/auth', '/auth', '/allied'])
  expect(Object.values(await samples()).every((count) => count === 0)).toBe(true)

  const both = await Promise.all(folders.map((folder) => bootProduct(database.url, folder, sample)))
  for (const { close } of both) await close()
  const made = await samples()
  expect(made).toEqual({
    ...{ projects: expect.any(Number), documents: 3, tickets: expect.any(Number) },
    ...{ invoices: 3, requests: 1, decisions: 1 },
  })
  const [doubled] = await sql`select count(*)::int as count from (
    select title from support_tickets group by title having count(*) > 1
    union all select name from projects group by name having count(*) > 1) as twice`
  expect(doubled?.count).toBe(0)
  expect(made.projects && made.tickets).toBeGreaterThan(0)

  await sql`delete from client_requests`
  await sql`delete from support_tickets`
  await sql`delete from documents`
  await sql`update auth_users set email = 'another@example.com' where email = 'client@example.com'`
  await sql`update profiles set email = 'another@example.com' where email = 'client@example.com'`
  const later = await bootProduct(database.url, folders[0], sample)
  await later.close()
  expect(await samples()).toEqual({ ...made, requests: 0, tickets: 0, documents: 0 })
  const accounts = await sql`select email from auth_users order by email`
  expect(accounts.map(({ email }) => email)).toEqual(['admin@example.com', 'another@example.com'])
})

test('somebody real who has the address of the sample client gets no samples; the site has its own', async () => {
  const own = await createTestDatabase()
  const folder = scratchFolder('third')
  const rows = await openSql(own.url)
  const count = async (table: 'projects' | 'invoices' | 'public_projects' | 'help_articles') =>
    Number((await rows.unsafe(`select count(*) from ${table}`))[0]?.count)
  const env = { ...sample, ADMIN_EMAIL: 'client@example.com' }
  const first = await bootProduct(own.url, folder, env)
  await first.close()
  expect([await count('projects'), await count('invoices')]).toEqual([0, 0])
  expect(await count('public_projects')).toBeGreaterThan(0)
  // What staff delete does not come back.
  await rows`delete from help_articles`
  const next = await bootProduct(own.url, folder, env)
  await next.close()
  expect(await count('help_articles')).toBe(0)
  await rows.end()
  await own.drop()
  await rm(folder, { recursive: true, force: true })
})

test('a second instance on the same directory is refused before it touches what arrives there', async () => {
  const first = await bootProduct(database.url, folders[0], {})
  const arriving = path.join(folders[0], 'uploads/of-the-first')
  await mkdir(arriving, { recursive: true })
  await expect(bootProduct(database.url, folders[0], {})).rejects.toThrow(
    /is in use by another instance: stop that one first, or set DATA_DIR/,
  )
  await expect(access(arriving)).resolves.toBeUndefined()
  await first.close()
  const next = await bootProduct(database.url, folders[0], {})
  await next.close()
})
