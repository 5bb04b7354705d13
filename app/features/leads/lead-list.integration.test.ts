import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createActor } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { leadSorts } from './lead.ts'
import { leadLists } from './lead-list-query.ts'
import { listLeads } from './lead-service.server.ts'

let product: TestApp
let staff: Client
let admin: Actor
const total = 130

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  admin = await createActor(product, 'admin', 'Second Admin')
  // The rows of one statement have the same timestamp: paging must neither lose nor repeat any.
  await product.app.db.client`
    insert into leads (id, source, full_name, email, company_name, primary_interest, status, created_at)
    select gen_random_uuid(), 'blueprint', 'Person ' || (i % 9), 'p' || i || '@example.org',
      case when i % 3 = 0 then null else 'Company ' || (i % 7) end, 'discovery',
      case when i % 10 = 0 then 'qualified' else 'new' end, now() - (i / 20) * interval '1 day'
    from generate_series(1, ${total}) as i`
  await product.app.db.client`
    insert into leads (id, source, full_name, email) values (gen_random_uuid(), 'contact', '=HYPERLINK("x")', '100%_sure@example.org')`
})
afterAll(() => product.close())

const list = (query: string) =>
  listLeads(product.app, admin, 'leads', readListQuery(leadLists.leads, new URLSearchParams(query)))

test.each(
  leadSorts.flatMap((sort) => [`sort=${sort}&direction=asc`, `sort=${sort}&direction=desc`]),
)('paging by %s visits every lead once, forwards and back', async (order) => {
  const forwards: string[] = []
  let page = await list(order)
  expect(page.previous).toBeNull()
  for (;;) {
    forwards.push(...page.rows.map(({ id }) => id))
    if (!page.next) break
    page = await list(`${order}&after=${encodeURIComponent(page.next)}`)
  }
  expect(new Set(forwards).size).toBe(total)
  expect(forwards).toHaveLength(total)

  const backwards: string[] = []
  page = await list(`${order}&before=end`)
  for (;;) {
    backwards.unshift(...page.rows.map(({ id }) => id))
    if (!page.previous) break
    page = await list(`${order}&before=${encodeURIComponent(page.previous)}`)
  }
  expect(backwards).toEqual(forwards)
})

test('totals are exact after every change', async () => {
  expect(await list('')).toMatchObject({ total, matches: total })
  expect(await list('status=qualified')).toMatchObject({ total, matches: 13 })
  expect(await list('source=all')).toMatchObject({ total: total + 1 })
  await product.app.db.client`update leads set status = 'converted' where status = 'qualified'`
  expect(await list('status=converted')).toMatchObject({ matches: 13 })
  await product.app.db.client`update leads set status = 'qualified' where status = 'converted'`
  expect(await list('status=converted')).toMatchObject({ matches: 0 })
})

test('a cursor without rows shows the list from its beginning', async () => {
  const nowhere = `${crypto.randomUUID()}~1990-01-01 00:00:00.000000+00`
  const page = await list(`after=${encodeURIComponent(nowhere)}`)
  expect(page).toMatchObject({ previous: null, rows: (await list('')).rows })
})

test('search finds parts of names, addresses and companies; % and _ have no special meaning', async () => {
  expect((await list('q=company+3')).matches).toBeGreaterThan(5)
  expect((await list('q=P7%40example')).rows.map(({ email }) => email)).toEqual(['p7@example.org'])
  expect((await list('q=100%25_s&source=all')).matches).toBe(1)
  expect((await list('q=%25&source=blueprint')).matches).toBe(0)
  const page = await (await staff.get('/lead_admin/leads?q=nobody-of-that-name')).text()
  expect(page).toContain('No leads found matching your search.')
})

test('an address with invalid parameters shows the unfiltered list', async () => {
  for (const query of [
    'sort=password&direction=up&source=x&status=y',
    'after=nonsense',
    'after=%00',
    `before=${crypto.randomUUID()}~yesterday`,
    `after=${crypto.randomUUID()}~2026-99-99 99:99:99%2B00`,
    `after=${crypto.randomUUID()}~0000-01-01 00:00:00.000000%2B00`,
    `after=${crypto.randomUUID()}~2024-02-30 00:00:00.000000%2B00`,
    `q=${'x'.repeat(3_000)}`,
  ]) {
    expect((await staff.get(`/lead_admin/leads?${query}`)).status, query).toBe(200)
  }
})

test('status changes and notes are in the history and the audit log', async () => {
  const [lead] = (await list('status=new')).rows
  const url = `/lead_admin/leads/${lead?.id}`
  const move = { intent: 'status', from: 'new', status: 'contacted' }
  expect((await staff.post(url, move)).status).toBe(302)
  expect((await staff.post(url, { intent: 'note', note: 'Called: <b>yes</b>' })).status).toBe(302)
  const page = await (await staff.get(url)).text()
  expect(page).toContain('Lead moved from New to Contacted')
  expect(page).toContain('Called: &lt;b&gt;yes&lt;/b&gt;')
  const actions = await product.app.db
    .client`select action from audit_events where subject_id = ${lead?.id ?? ''} order by action`
  expect(actions.map(({ action }) => action)).toEqual(['lead.note_added', 'lead.status_changed'])

  expect((await staff.post(url, { intent: 'note', note: '  ' })).status).toBe(422)
  expect((await staff.post(url, { intent: 'note', note: 'x'.repeat(6_000) })).status).toBe(422)
  expect((await staff.post(url, { intent: 'status', status: 'vip' })).status).toBe(422)
  for (const id of [crypto.randomUUID(), 'nonsense', "'--"]) {
    expect((await staff.get(`/lead_admin/leads/${encodeURIComponent(id)}`)).status).toBe(404)
    expect(
      (
        await staff.post(`/lead_admin/leads/${encodeURIComponent(id)}`, {
          intent: 'note',
          note: 'x',
        })
      ).status,
    ).toBe(404)
  }
})

test('changing a lead that somebody else has changed since gets a conflict, and nothing is saved', async () => {
  const [lead] = (await list('status=new')).rows
  const url = `/lead_admin/leads/${lead?.id}`
  expect(await (await staff.get(url)).text()).toContain('name="from" value="new"')
  const move = (from: string, status: string) => staff.post(url, { intent: 'status', from, status })
  expect((await move('new', 'contacted')).status).toBe(302)
  const second = await move('new', 'converted')
  expect(second.status).toBe(409)
  const page = await second.text()
  expect(page).toContain('Someone else changed the status to Contacted while you were editing.')
  expect(page).toContain('name="from" value="contacted"')
  expect(page).not.toContain('Lead moved from Contacted')
  // Setting the status that the other person has set is not a conflict.
  expect((await move('new', 'contacted')).status).toBe(302)
  expect((await move('contacted', 'converted')).status).toBe(302)
  expect((await staff.post(url, { intent: 'status', status: 'new' })).status).toBe(409)
})

test('selected leads change together; unknown ids are ignored', async () => {
  const ids = (await list('status=new')).rows.slice(0, 3).map(({ id }) => id)
  const fields: [string, string][] = [...ids, 'nonsense'].map((id) => ['lead', `${id}:new`])
  const answer = await staff.post('/lead_admin/leads/status?status=new', [
    ...fields,
    ['status', 'qualified'],
  ])
  expect(answer.headers.get('location')).toBe('/lead_admin/leads?status=new')
  const moved = await product.app.db
    .client`select 1 from leads where id = any(${ids}::uuid[]) and status = 'qualified'`
  expect(moved).toHaveLength(3)
  // A status that somebody else has changed stays, and the answer says so.
  const [first, second] = ids
  await staff.post('/lead_admin/leads/status', [
    ['lead', `${first}:new`],
    ['lead', `${second}:qualified`],
    ['status', 'converted'],
  ])
  const told = await (await staff.get('/lead_admin/leads')).text()
  expect(told).toContain(`value="${first}:qualified:"`)
  expect(told).toContain(`value="${second}:converted:"`)
  expect(told).toContain('1 lead updated')
  expect(told).toContain('Someone else changed one lead at the same time. It was not changed.')
  await staff.post('/lead_admin/leads/status', { status: 'qualified' })
  expect(await (await staff.get('/lead_admin/leads')).text()).toContain(
    'Please select at least one lead.',
  )
})

test('the export has the filtered leads and escapes formulas', async () => {
  const answer = await staff.get('/lead_admin/leads/export.csv?source=all')
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const text = await answer.text()
  expect(text.trim().split('\r\n')).toHaveLength(total + 2)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  // Times as exact as they are stored.
  const [lead] = await product.app.db.client`
    select id, to_json(created_at) #>> '{}' as at from leads order by created_at desc, id desc limit 1`
  expect(text.split('\r\n')[1]).toMatch(`"${lead?.id}","${lead?.at}",`)
  const contacts = await (await staff.get('/lead_admin/leads/export.csv?source=contact')).text()
  expect(contacts.trim().split('\r\n')).toHaveLength(2)
})

test('an export that the database interrupts ends without ending the process', async () => {
  await product.app.db.client`revoke select on leads from unordin_staff`
  try {
    const answer = await staff.get('/lead_admin/leads/export.csv')
    await expect(answer.text()).rejects.toThrow()
  } finally {
    await product.app.db.client`grant select on leads to unordin_staff`
  }
  expect((await staff.get('/lead_admin/leads/export.csv')).status).toBe(200)
})

test('a list that cannot be read keeps its own heading and title', async () => {
  await product.app.db.client`alter table leads rename column company_name to away`
  try {
    for (const [path, title] of [
      ['/lead_admin/leads', 'Blueprint Leads'],
      ['/lead_admin/inbox', 'Inbox'],
    ] as const) {
      const answer = await staff.get(path)
      const page = await answer.text()
      expect(answer.status, path).toBe(500)
      expect(page).toContain(`<title>${title}`)
      expect(/<h1[^>]*>([^<]+)/.exec(page)?.[1]).toBe(title)
      expect(page).toContain('Error loading leads. Please try again.')
    }
  } finally {
    await product.app.db.client`alter table leads rename column away to company_name`
  }
})

test('the number of leads says what it counts where other forms have leads too', async () => {
  const countIn = async (query: string) => {
    const page = await (await staff.get(`/lead_admin/leads${query}`)).text()
    return /[\d,]+ total leads?[^<]*/.exec(page)?.[0]
  }
  const all = total + 1
  expect(await countIn('')).toBe(
    `${total} total leads of the source Blueprint · ${all} of all sources`,
  )
  expect(await countIn('?source=newsletter')).toBe(
    `0 total leads of the source Newsletter · ${all} of all sources · 0 found`,
  )
  expect(await countIn('?source=all')).toBe(`${all} total leads · ${all} found`)
})
