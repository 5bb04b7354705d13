import { afterAll, beforeAll, expect, test } from 'vitest'
import { countingQueries, explainingQueries } from '#test/query-count.ts'
import { startTickets } from '#test/tickets.ts'
import { readPortalFrame, readPortalHome } from './portal-home-service.server.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets()
  const client = t.author.kind === 'user' ? t.author.clientId : null
  await t.db`insert into documents (client_id, name, storage_key, file_size, mime_type, created_at)
    select ${client}, 'Document ' || i, gen_random_uuid(), 1, 'text/plain', now() + i * interval '1 second'
    from generate_series(1, 20000) i`
  await t.db`insert into support_tickets (client_id, created_by, author_name, title, description, priority, status,
      created_at, answered_at)
    select ${client}, ${t.author.kind === 'user' ? t.author.userId : null}, 'Ada', 'Ticket ' || i, 'Words', 'low', 'open',
      now() - i * interval '1 hour', now() + i * interval '1 second' from generate_series(1, 10000) i`
  await t.db`update support_tickets set waits_since = case when id::text > '02' then now() end`
  await t.db.unsafe('vacuum analyze documents, support_tickets')
})
afterAll(() => t.product.close())

test('the first page of a client with many documents and tickets reads what it shows, along indexes', async () => {
  const { app, plans } = explainingQueries(t.product.app)
  await readPortalFrame(app, t.author)
  const { needs, changes } = await readPortalHome(app, t.author)
  expect(needs[0]?.rows.length).toBeGreaterThan(0)
  expect(changes.length).toBeGreaterThan(0)
  const all = plans.join('\n\n')
  expect(all).toMatch(/using support_tickets_waits_for_client/)
  expect(all).toMatch(/using support_tickets_client_answered/)
  expect(all).toMatch(/using documents_client_\w+/)
  expect(all).not.toMatch(/Seq Scan on (documents|support_tickets|invoices|bookings)/)
})

test('its own content is one statement, and its frame another', async () => {
  const { app, count } = countingQueries(t.product.app)
  await readPortalHome(app, t.author)
  expect(count()).toBe(1)
  await readPortalFrame(app, t.author)
  expect(count()).toBe(2)
})
