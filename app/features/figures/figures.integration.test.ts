import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#app/platform/db.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import type { Client, TestApp } from '#test/app.ts'
import { startBilling, total } from '#test/invoices.ts'
import { charts } from './figures.ts'
import { sumUpDailyCounts } from './figures-service.server.ts'

let billing: Awaited<ReturnType<typeof startBilling>>
let product: TestApp
let staff: Client
beforeAll(async () => {
  billing = await startBilling()
  product = billing.product
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const kinds = {
  leads: `select 'leads' as kind, (created_at at time zone 'UTC')::date as day, source as part,
      case when lost_reason is null then status else 'lost_' || status end as step, 0 as minutes, 0::bigint as amount from leads where spam_at is null`,
  first_answers: `select 'first_answers', (created_at at time zone 'UTC')::date,
      case when first_answered_at is null then 'waiting' else 'answered' end, '',
      case when first_answered_at is null then 0 else minutes_between(created_at, first_answered_at) end, 0
    from leads where spam_at is null and source not in ('application', 'newsletter')
      and (first_answered_at is not null or (status = 'new' and lost_reason is null))`,
  open_tickets: `select 'open_tickets', (created_at at time zone 'UTC')::date, status, '', 0, 0
    from support_tickets where status in ('open', 'in_progress')`,
  resolved_tickets: `select 'resolved_tickets', (resolved_at at time zone 'UTC')::date, '', '',
      minutes_between(created_at, resolved_at), 0 from support_tickets where resolved_at is not null`,
  open_invoices: `select 'open_invoices', due_on, currency, '', 0, balance
    from invoices where status in ('pending', 'overdue')`,
  questions: `select 'questions', (created_at at time zone 'UTC')::date, outcome, '', 0, 0
    from chat_messages where outcome <> 'safety'`,
  conversations: `select 'conversations', (created_at at time zone 'UTC')::date,
      case when lead_id is null then '' else 'lead' end, '', 0, 0
    from chat_conversations where intent <> 'danger'`,
}

/** Values for which the counts by day differ from the rows. */
const differences = () =>
  product.app.db.client.unsafe(`
    with counted as (
      select kind, day, part, step, minutes, sum(total) as total, sum(amount) as amount
      from daily_counts where day_count = 1 group by 1, 2, 3, 4, 5 having sum(total) <> 0 or sum(amount) <> 0),
    rows as (
      select kind, day, part, step, minutes, count(*) as total, sum(amount) as amount
      from (${Object.values(kinds).join(' union all ')}) as one group by 1, 2, 3, 4, 5)
    (table counted except table rows) union all (table rows except table counted)`)

/** Weeks that are not the sum of their days. */
const weeksApart = () => product.app.db.client`
  with weeks as (select kind, day, part, step, minutes, total, amount from daily_counts where day_count = 7),
    summed as (
      select kind, day - (extract(isodow from day)::int - 1), part, step, minutes, sum(total), sum(amount)
      from daily_counts where day_count = 1 and is_sum group by 1, 2, 3, 4, 5
      having sum(total) <> 0 or sum(amount) <> 0)
  (table weeks except table summed) union all (table summed except table weeks)`

const counts = async () => {
  const [row] = await product.app.db.client<{ rows: number; added: number; nothing: number }[]>`
    select count(*)::int as rows, (count(*) filter (where not is_sum))::int as added,
      (count(*) filter (where total = 0 and amount = 0))::int as nothing from daily_counts`
  return row
}
const sumUp = () => asSystem(() => sumUpDailyCounts(product.app))

// Each changes some rows of any, as forms, staff, jobs and erasure do. Random, but the same in each run.
const changes = [
  `insert into leads (id, source, full_name, email, created_at)
    select gen_random_uuid(), (array['blueprint', 'contact', 'assistant', 'newsletter'])[1 + i % 4], 'A',
      'figures' || i || random() || '@example.org', now() - random() * 80 * interval '1 day'
    from generate_series(1, (random() * 9)::int) as i`,
  `update leads set status = (array['new', 'contacted', 'qualified', 'converted'])[1 + (random() * 3.9)::int % 4]
    where random() < 0.3`,
  `update leads set first_answered_at = created_at + random() * 50 * interval '1 hour', first_answer = 'mail'
    where random() < 0.3`,
  `update leads set created_at = created_at - interval '1 day', full_name = 'B' where random() < 0.1`,
  `update leads set lost_reason = case when lost_reason is null then 'no_fit' end where random() < 0.3`,
  `update leads set spam_at = case when spam_at is null then now() end where random() < 0.2`,
  `delete from leads where random() < 0.1`,
  `insert into support_tickets (client_id, title, description, priority, status, created_at)
    select id, 'A', 'A', 'low', 'open', now() - random() * 60 * interval '1 day' from clients, generate_series(1, 3)`,
  `update support_tickets set status = (array['open', 'in_progress', 'resolved', 'closed'])[1 + (random() * 3.9)::int % 4],
    resolved_at = case when random() < 0.5 then now() end where random() < 0.4`,
  `delete from support_tickets where random() < 0.1`,
  `insert into chat_conversations (session_hash, created_at)
    select sha256(random()::text::bytea), now() - random() * 60 * interval '1 day' from generate_series(1, 5)`,
  `insert into chat_messages (conversation_id, seq, role, content, reply, outcome, created_at)
    select id, 1000 + (random() * 1e8)::int, 'assistant', 'A', '{}',
      (array['answered', 'unsure', 'safety', null])[1 + (random() * 3.9)::int % 4], created_at
    from chat_conversations where random() < 0.5`,
  `update chat_conversations set lead_id = case when random() < 0.5 then (select id from leads limit 1) end,
    intent = case when random() < 0.2 then 'danger' else 'other' end where random() < 0.3`,
  `delete from chat_conversations where random() < 0.1`,
  `update invoices set due_on = due_on + 1 where status = 'draft'`,
  `insert into invoices (client_id, due_on, currency, bill_name, description)
    select id, current_date, 'EUR', 'A', 'A' from clients`,
  `delete from invoices where status = 'draft'`,
]

test('the counts by day are the rows, whatever is added, changed and deleted', async () => {
  expect(await differences()).toEqual([])
  const { client } = product.app.db
  for (let round = 1; round <= 8; round += 1) {
    await client.begin(async (tx) => {
      await tx.unsafe(`select setseed(${round / 10})`)
      for (const change of changes) await tx.unsafe(change)
    })
    expect(await differences(), `round ${round}`).toEqual([])
    if (round % 3 === 0) await sumUp()
    expect(await differences(), `round ${round}, summed up`).toEqual([])
  }
  expect((await counts())?.added).toBeGreaterThan(0)
  await sumUp()
  await sumUp()
  expect(await counts()).toMatchObject({ added: 0, nothing: 0 })
  expect(await weeksApart()).toEqual([])
  await client`delete from leads`
  await sumUp()
  expect(await differences()).toEqual([])
  expect(await client`select 1 from daily_counts where kind in ('leads', 'first_answers')`).toEqual(
    [],
  )
})

test('every period has the leads of its days, summed up or not', async () => {
  const { client } = product.app.db
  await client`insert into leads (id, source, full_name, email, created_at)
    select gen_random_uuid(), 'contact', 'A', 'a@example.org', now() - i * interval '13 hours'
    from generate_series(0, 800) as i`
  for (const isSummed of [false, true]) {
    if (isSummed) await sumUp()
    for (const days of [7, 30, 90, 365]) {
      const [{ count } = {}] = await client`select count(*)::int as count from leads
        where (created_at at time zone 'UTC')::date > (now() at time zone 'UTC')::date - ${days}::int`
      const page = await (await staff.get(`/lead_admin/figures?days=${days}`)).text()
      expect(page, `${days} days`).toContain(`>${count} leads in ${days} days`)
    }
  }
  await client`delete from leads`
})

test('money that was paid is no longer open', async () => {
  const open = () => product.app.db
    .client`select part, sum(amount)::int as cents, sum(total)::int as count
    from daily_counts where kind = 'open_invoices' and day_count = 1 group by part having sum(total) > 0`
  const { id } = await billing.invoice()
  expect(await open()).toEqual([{ part: 'CAD', cents: total, count: 1 }])
  await billing.pay(id, 53)
  expect(await open()).toEqual([{ part: 'CAD', cents: total - 53, count: 1 }])
  expect(await differences()).toEqual([])
})

test('leads that arrive at the same time do not wait for each other, nor for the sums', async () => {
  const { client } = product.app.db
  await client.begin(async (first) => {
    await first`insert into leads (id, source, full_name, email)
      values (gen_random_uuid(), 'contact', 'A', 'one@example.org')`
    await client.begin(async (second) => {
      await second`set local lock_timeout = '5s'`
      await second`insert into leads (id, source, full_name, email)
        values (gen_random_uuid(), 'contact', 'A', 'two@example.org')`
    })
    await sumUp()
    expect(await differences()).toEqual([])
  })
  expect((await counts())?.added).toBeGreaterThan(0)
  await Promise.all([sumUp(), sumUp(), sumUp()])
  expect(await differences()).toEqual([])
})

test('the page shows the figures, and a file of each chart that the audit log knows', async () => {
  const { client } = product.app.db
  await client`insert into leads (id, source, full_name, email, created_at)
    values (gen_random_uuid(), 'contact', 'A', 'late@example.org', now() - interval '25 hours'),
      (gen_random_uuid(), 'contact', 'A', 'soon@example.org', now() - interval '23 hours')`
  await client`update leads set first_answered_at = created_at + interval '90 minutes', first_answer = 'mail'
    where email = 'soon@example.org'`
  const page = await (await staff.get('/lead_admin/figures?days=7')).text()
  expect(page).toContain('leads in 7 days')
  expect(page).toMatch(/Median first answer 1.h.30.min/)
  for (const chart of charts) {
    const file = await staff.get(`/lead_admin/figures/export.csv?chart=${chart}&days=365`)
    expect(file.headers.get('content-disposition')).toContain(`${chart}-365-days`)
    expect((await file.text()).split('\r\n').length).toBeGreaterThan(2)
  }
  expect(
    await client`select details ->> 'chart' as chart from audit_events
      where action = 'figures.exported' and ip is not null order by created_at`,
  ).toEqual(charts.map((chart) => ({ chart })))
  expect((await staff.get('/lead_admin/figures?days=8&chart=%00')).status).toBe(200)
  expect((await product.client().get('/lead_admin/figures/export.csv')).status).toBe(302)
})

test('the days are summed up as often as one likes on one connection, whose plans are kept', async () => {
  const single = createDatabase(product.app.config.databaseUrl ?? '', createLog('silent'), 1)
  try {
    for (let round = 0; round < 8; round += 1) {
      await product.app.db.client`insert into leads (id, source, full_name, email)
        values (gen_random_uuid(), 'contact', 'Summed', 'summed@many.example')`
      await asSystem(() => sumUpDailyCounts({ ...product.app, db: single }))
    }
  } finally {
    await single.close()
  }
  expect(await differences()).toEqual([])
})
