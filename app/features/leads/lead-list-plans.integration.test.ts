import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createActor } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { explainingQueries } from '#test/query-count.ts'
import { readBoard } from './board/board-state.ts'
import { readLeadBoard } from './board/lead-board-service.server.ts'
import { leadLists } from './lead-list-query.ts'
import { listLeads, readLead } from './lead-service.server.ts'

let product: TestApp
let admin: Actor & { kind: 'user' }

beforeAll(async () => {
  product = await startTestApp()
  admin = await createActor(product, 'admin', 'Second Admin')
  await product.app.db.client`
    insert into leads (id, source, full_name, email, status, created_at, owner_id, next_step,
      next_step_on)
    select gen_random_uuid(), (array['contact', 'blueprint', 'assistant', 'contact'])[1 + i % 4], 'Person ' || i,
      'p' || i || '@example.org', (array['new', 'contacted', 'qualified'])[1 + i % 3],
      now() - i * interval '1 minute', case when i % 50 = 1 then ${admin.userId}::uuid end,
      case when i % 100 = 0 then 'Call' end, case when i % 100 = 0 then current_date - 1 end
    from generate_series(1, 10000) as i`
  await product.app.db.client.unsafe('vacuum analyze leads')
})
afterAll(() => product.close())

test('the leads of one owner are narrowed to a source and a status in the index', async () => {
  const { app, plans } = explainingQueries(product.app)
  const address = 'owner=mine&source=contact&status=qualified'
  const query = readListQuery(leadLists.inbox, new URLSearchParams(address))
  await listLeads(app, admin, 'inbox', query)
  const conditions = plans.filter((plan) =>
    /leads_owner .*\n +Index Cond: .*owner_id = .*source = .*status = /.test(plan),
  )
  expect(conditions.length, plans.join('\n\n')).toBeGreaterThan(0)
})

const ofDue = [
  '',
  '&owner=mine',
  '&source=contact&status=new',
  '&view=board',
  '&view=board&q=person',
]

test.each(ofDue)('a page of due leads is chosen within their index%s', async (address) => {
  const { app, plans } = explainingQueries(product.app)
  const params = new URLSearchParams(`show=due${address}`)
  const query = readListQuery(leadLists.inbox, params)
  if (query.view === 'board') await readLeadBoard(app, admin, 'inbox', query, readBoard(params))
  else await listLeads(app, admin, 'inbox', query)
  expect(plans.join('\n\n')).toMatch(/ on leads_due|using leads_due/)
  expect(plans.join('\n\n')).not.toMatch(/using leads_(source_)?created/)
  // They are read once, for all columns of a board.
  if (params.has('q')) expect(plans.join('\n\n').match(/ (on|using) leads_due/g)).toHaveLength(1)
})

test.each(['sort=status', 'sort=status&direction=desc'])(
  'the order by status is that of the index which boards read: %s',
  async (address) => {
    const { app, plans } = explainingQueries(product.app)
    const query = readListQuery(leadLists.inbox, new URLSearchParams(address))
    await listLeads(app, admin, 'inbox', query)
    expect(plans.join('\n\n')).toMatch(/using leads_status_created on leads/)
  },
)

test('leads of the same address or telephone are counted in the indexes of both', async () => {
  const [lead] = await product.app.db.client`
    update leads set phone = '+1 613 555 0188' where email = 'p5000@example.org' returning id`
  const { app, plans } = explainingQueries(product.app)
  await readLead(app, admin, lead?.id)
  expect(plans.join('\n\n')).toMatch(/BitmapOr[\s\S]*on leads_email[\s\S]*on leads_phone/)
})
