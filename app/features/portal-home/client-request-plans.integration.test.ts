import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import { explainingQueries } from '#test/query-count.ts'
import { startTickets } from '#test/tickets.ts'
import {
  adminRequestList,
  portalRequestList,
} from '../client-requests/client-request-list-query.ts'
import {
  listAdminRequests,
  listPortalRequests,
} from '../client-requests/client-request-service.server.ts'
import { readToday } from '../today/today-service.server.ts'
import { readPortalHome } from './portal-home-service.server.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets()
  // Of one client 10,000 and of others 40,000; one of a hundred is open, and something of it is missing.
  await t.db`insert into client_requests (client_id, title, due_on, author_name, status, lines_total, lines_missing,
      lines_given, given_since)
    select case when i % 5 = 0 then ${t.author.clientId}::uuid else ${t.stranger.clientId}::uuid end, 'Request ' || i,
      current_date + (i % 400 - 200), 'Grace', case when i % 100 = 0 then 'open' else 'completed' end, 2, 1, i % 2,
      now() - i * interval '1 minute'
    from generate_series(1, 50000) i`
  // Of all rows: by a sample the planner now and then chooses another index.
  await t.db.unsafe('alter table client_requests alter column id set statistics 200')
  await t.db.unsafe('vacuum analyze client_requests')
})
afterAll(() => t.product.close())

/** The plans of what a page reads. */
async function plansOf(read: (app: typeof t.product.app) => Promise<unknown>): Promise<string> {
  const { app, plans } = explainingQueries(t.product.app)
  await read(app)
  return plans.join('\n\n')
}

test.each([
  ['', /client_requests_status_due/],
  ['sort=created_at', /client_requests_status_created/],
  ['sort=title', /client_requests_status_title/],
  ['show=yours', /client_requests_waiting/],
  ['show=overdue', /client_requests_waiting/],
  ['show=review', /client_requests_given/],
])('the list of staff with "%s" is read along an index', async (query, index) => {
  const asked = readListQuery(adminRequestList, new URLSearchParams(query))
  const plans = await plansOf((app) => listAdminRequests(app, t.staff, asked))
  expect(plans).toMatch(index)
  expect(plans).not.toMatch(/Seq Scan on client_requests[^_]/)
})

test('the list of all requests is counted up to a limit, and read along an index', async () => {
  const asked = readListQuery(adminRequestList, new URLSearchParams('show=all'))
  const plans = await plansOf((app) => listAdminRequests(app, t.staff, asked))
  expect(plans).toMatch(/Limit [^\n]*\n\s+->\s+(Seq|Index Only) Scan/)
  expect(plans).toMatch(/Index Scan using client_requests_due/)
})

test.each([
  ['show=all', /client_requests_client_due/],
  ['show=all&sort=created_at', /client_requests_client_created/],
  ['show=all&sort=title', /client_requests_client_title/],
])(
  'the list of a client with 10,000 of them and "%s" begins at the beginning of its index',
  async (query, index) => {
    const asked = readListQuery(portalRequestList, new URLSearchParams(query))
    const plans = await plansOf((app) => listPortalRequests(app, t.author, asked))
    expect(plans).toMatch(index)
    expect(plans).not.toMatch(/Sort Key/)
  },
)

test('a client, its first page, and Today read what they show', async () => {
  const asked = readListQuery(portalRequestList, new URLSearchParams('show=yours'))
  const portal = await plansOf((app) => listPortalRequests(app, t.author, asked))
  const home = await plansOf((app) => readPortalHome(app, t.author))
  const today = await plansOf((app) => readToday(app, t.staff, 'all'))
  expect(portal).toMatch(/client_requests_client_waiting/)
  expect(home).toMatch(/client_requests_client_waiting/)
  expect(today).toMatch(/client_requests_waiting/)
  for (const plans of [portal, home, today])
    expect(plans).not.toMatch(/Seq Scan on client_requests[^_]/)
})
