import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createActor } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { ordersOf, walkList } from '#test/list-walk.ts'
import { readBoard } from './board/board-state.ts'
import { readLeadBoard } from './board/lead-board-service.server.ts'
import { leadLists } from './lead-list-query.ts'
import { listLeads } from './lead-service.server.ts'

let product: TestApp
let admin: Actor & { kind: 'user' }

beforeAll(async () => {
  product = await startTestApp()
  admin = await createActor(product, 'admin', 'Second Admin')
  // Several have the same time and the same day: paging must neither lose nor repeat any.
  await product.app.db.client`
    insert into leads (id, source, full_name, email, company_name, status, created_at, owner_id, next_step, next_step_on,
      lost_reason, spam_at)
    select gen_random_uuid(), (array['contact', 'blueprint'])[1 + i % 2], 'Person ' || (i % 9), 'p' || i || '@example.org',
      'Company ' || (i % 3), (array['new', 'contacted', 'qualified', 'converted'])[1 + i % 4],
      now() - (i / 30) * interval '1 day', case when i % 5 = 0 then ${admin.userId}::uuid end,
      case when i % 10 > 0 then 'Call' end, case when i % 10 > 0 then current_date - 60 + i % 80 end,
      case when i % 13 = 0 then 'no_fit' end, case when i % 17 = 0 then now() end
    from generate_series(1, 900) as i`
})
afterAll(() => product.close())

const queryOf = (address: string) =>
  readListQuery(leadLists.inbox, new URLSearchParams(`show=due&${address}`))
const list = (address: string) => listLeads(product.app, admin, 'inbox', queryOf(address))
/** The due leads as they are stored. */
async function stored(condition = 'true'): Promise<string[]> {
  const rows = await product.app.db.client.unsafe(`
    select email from leads where next_step_on <= current_date and status <> 'converted' and lost_reason is null
      and spam_at is null and ${condition} order by email`)
  return rows.map(({ email }) => String(email))
}
const sorted = (rows: { email: string }[]) => rows.map(({ email }) => email).toSorted()

test.each(ordersOf(leadLists.inbox))('every due lead is shown once, by %s', async (order) => {
  expect(sorted(await walkList(list, order))).toEqual(await stored())
})

test.each([
  ['source=contact', `source = 'contact'`],
  ['status=new&owner=mine', `status = 'new' and owner_id is not null`],
  ['owner=none', 'owner_id is null'],
  ['status=converted', 'false'],
  ['q=company+2', `company_name = 'Company 2'`],
  [
    'q=company+2&sort=full_name&source=contact',
    `company_name = 'Company 2' and source = 'contact'`,
  ],
  ['q=nobody', 'false'],
])('due leads of %s are counted and shown once', async (address, condition) => {
  const emails = await stored(condition)
  expect(sorted(await walkList(list, address))).toEqual(emails)
  expect((await list(address)).matches).toBe(Math.min(emails.length, 500))
})

test.each([
  ['', 'true'],
  ['q=company+2', `company_name = 'Company 2'`],
  ['q=nobody', 'false'],
])('the board of due leads is counted by status: %s', async (address, condition) => {
  const params = new URLSearchParams(`view=board&show=due&${address}`)
  const query = readListQuery(leadLists.inbox, params)
  const { columns } = await readLeadBoard(product.app, admin, 'inbox', query, readBoard(params))
  for (const { status, cards, total } of columns) {
    const emails = await stored(`status = '${status}' and ${condition}`)
    expect([status, total]).toEqual([status, emails.length])
    expect([status, cards.length]).toEqual([status, Math.min(emails.length, 50)])
  }
})

test('the export of due leads has each of them, also of a search', async () => {
  const staff = product.client()
  await staff.signIn()
  for (const [address, condition] of [
    ['', 'true'],
    ['&q=company+2', `company_name = 'Company 2'`],
  ] as const) {
    const file = await staff.get(`/lead_admin/leads/export.csv?source=all&show=due${address}`)
    const emails = (await file.text()).match(/p\d+@example\.org/g)
    expect(emails?.toSorted()).toEqual(await stored(condition))
  }
})

test('all due leads that a search finds can be selected', async () => {
  const { whole } = await list('q=company+2&select=all')
  expect(whole?.count).toBe((await stored(`company_name = 'Company 2'`)).length)
})
