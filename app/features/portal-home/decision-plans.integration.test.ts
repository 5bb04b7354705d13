import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import { explainingQueries } from '#test/query-count.ts'
import { startTickets } from '#test/tickets.ts'
import { adminDecisionList, portalDecisionList } from '../decisions/decision-list-query.ts'
import { listAdminDecisions, listPortalDecisions } from '../decisions/decision-service.server.ts'
import { readToday } from '../today/today-service.server.ts'
import { readPortalHome } from './portal-home-service.server.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets()
  // Of one client 40,000 and of others 10,000; one of a thousand is open and waits for one person.
  await t.db`insert into client_decisions (client_id, kind, title, body, due_on, author_name, status, people_total, created_at)
    select case when i % 5 > 0 then ${t.author.clientId}::uuid else ${t.stranger.clientId}::uuid end, 'approval', 'Decision ' || i,
      'Words', current_date + (i % 400 - 200), 'Grace', case when i % 1000 < 2 then 'open' else 'agreed' end, 1,
      now() - i * interval '1 minute'
    from generate_series(1, 50000) i`
  await t.db`insert into client_decision_people (client_id, decision_id, position, user_id, person_name, is_awaited, answer, answered_at)
    select client_id, id, 1, ${t.author.userId}::uuid, 'Ada', status = 'open',
      case when status <> 'open' then 'agreed' end, case when status <> 'open' then now() end from client_decisions`
  // Of all rows: by a sample the planner now and then chooses another index.
  await t.db.unsafe('alter table client_decisions alter column id set statistics 200')
  await t.db.unsafe(
    'alter table client_decision_people alter column decision_id set statistics 200',
  )
  await t.db.unsafe('vacuum analyze client_decisions, client_decision_people')
})
afterAll(() => t.product.close())

/** The plans of what a page reads. */
async function plansOf(read: (app: typeof t.product.app) => Promise<unknown>): Promise<string> {
  const { app, plans } = explainingQueries(t.product.app)
  await read(app)
  return plans.join('\n\n')
}

test.each([
  ['', /client_decisions_open|client_decisions_status_due/],
  ['sort=created_at', /client_decisions_status_created|client_decisions_open/],
  ['show=overdue', /client_decisions_open|client_decisions_status_due/],
  ['show=agreed', /client_decisions_status_due/],
  ['show=agreed&sort=title', /client_decisions_status_title/],
])('the list of staff with "%s" is read along an index', async (query, index) => {
  const asked = readListQuery(adminDecisionList, new URLSearchParams(query))
  const plans = await plansOf((app) => listAdminDecisions(app, t.staff, asked))
  expect(plans).toMatch(index)
  expect(plans).not.toMatch(/Seq Scan on client_decisions[^_]/)
})

test.each([
  ['', /client_decisions_(client_open|status_due)/],
  ['show=yours', /client_decision_people_awaited/],
  ['show=all', /client_decisions_client_due/],
  ['show=all&sort=title', /client_decisions_client_title/],
])('the list of a client with 40,000 of them and "%s" too', async (query, index) => {
  const asked = readListQuery(portalDecisionList, new URLSearchParams(query))
  const plans = await plansOf((app) => listPortalDecisions(app, t.author, asked))
  expect(plans).toMatch(index)
  // What all are is counted up to a limit.
  if (!query.startsWith('show=all')) expect(plans).not.toMatch(/Seq Scan on client_decision/)
})

test('the first page of a client and Today read what they show', async () => {
  const home = await plansOf((app) => readPortalHome(app, t.author))
  const today = await plansOf((app) => readToday(app, t.staff, 'all'))
  expect(home).toMatch(/client_decision_people_awaited/)
  expect(today).toMatch(/client_decisions_open/)
  for (const plans of [home, today]) expect(plans).not.toMatch(/Seq Scan on client_decision/)
})
