import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { failedMailsPage } from '#content/failed-mails.ts'
import { createActor } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { ordersOf, walkList } from '#test/list-walk.ts'
import { explainingQueries } from '#test/query-count.ts'
import { failedMailList } from './failed-mail-list-query.ts'
import { listFailedMails } from './failed-mail-service.server.ts'

const path = '/lead_admin/inbox/failed-mails'
let product: TestApp
let staff: Client
let me: Actor & { kind: 'user' }
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  me = await createActor(product)
})
afterAll(() => product.close())
const list = (query: string) =>
  listFailedMails(product.app, me, readListQuery(failedMailList, new URLSearchParams(query)))

test('an empty list says that every email has arrived', async () => {
  expect(await (await staff.get(path)).text()).toContain(failedMailsPage.empty)
})

test('what did not arrive is walked in both orders; what staff have seen to is gone from it', async () => {
  const { client } = product.app.db
  await client`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Ada Roy', 'ada@port.example')`
  await client`
    insert into mail_deliveries (id, kind, recipient, subject, attempts, sent_at, undelivered_at, seen_to_at)
    select gen_random_uuid(), 'ticket.resolved', case when i = 1 then 'Ada@port.example' else 'x' || i || '@y.example' end,
      '', 3, now(), case when i % 7 > 0 then now() - (i / 20) * interval '1 hour' end,
      case when i % 11 = 0 then now() end
    from generate_series(1, 140) as i`
  for (const order of ordersOf(failedMailList))
    expect((await walkList(list, order)).length, order).toBe(109)
  const page = await (await staff.get(path)).text()
  expect(page).toContain('109 emails not delivered')
  const whole = await walkList(list)
  const known = whole.filter(({ person_id }) => person_id)
  expect(known.map(({ recipient }) => recipient)).toEqual(['Ada@port.example'])

  expect((await list('q=ADA%40port')).rows.map(({ recipient }) => recipient)).toEqual([
    'Ada@port.example',
  ])
  expect((await list('q=resubmission')).rows.length).toBe(0)
  expect(await (await staff.get(`${path}?q=resubmission`)).text()).toContain(
    failedMailsPage.noMatch,
  )

  const [first] = whole
  const form = { intent: 'seenTo', record: first?.id ?? '' }
  expect((await staff.post(path, form)).headers.get('location')).toContain(path)
  expect((await list('')).matches).toBe(108)
  // Of two who press it at once, the second is told so.
  expect((await staff.post(path, form)).status).toBe(302)
  expect((await list('')).matches).toBe(108)
})

test('among 10,000 emails a rare subject and a rare recipient are found by their index', async () => {
  const { client } = product.app.db
  await client`
    insert into mail_deliveries (id, kind, recipient, subject, attempts, sent_at, undelivered_at)
    select gen_random_uuid(), 'ticket.resolved', 'p' || i || '@many.example', 'Resubmission ' || i, 3, now(),
      now() - i * interval '1 minute'
    from generate_series(1, 10000) as i`
  await client.unsafe('vacuum analyze mail_deliveries')
  for (const words of ['RESUBMISSION 9999', 'p9999@many']) {
    const { app, plans } = explainingQueries(product.app)
    const query = readListQuery(failedMailList, new URLSearchParams({ q: words }))
    const { rows } = await listFailedMails(app, me, query)
    expect(rows.map(({ recipient }) => recipient)).toEqual(['p9999@many.example'])
    expect(plans.join('\n\n')).toContain('mail_deliveries_failed_search')
    expect(plans.length).toBeLessThanOrEqual(3)
  }
})
