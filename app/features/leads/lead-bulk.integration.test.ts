import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
let staff: Client
const many = 5_000
const list = '/lead_admin/inbox'

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  await sql`insert into leads (id, source, full_name, email)
    select gen_random_uuid(), 'contact', 'Bulk ' || i, 'bulk-' || i || '@many.example'
    from generate_series(1, ${many}) as i`
})
afterAll(() => product.close())

const sql = (words: TemplateStringsArray, ...values: unknown[]) =>
  product.app.db.client(words, ...values)
const search = '?q=%40many.example'
const send = (what: string, fields: Record<string, string>, query = search) =>
  staff.post(`/lead_admin/leads/${what}${query}`, { place: 'inbox', ...fields })
/** What the page says that is selected. */
const whole = async (query = search) => {
  const text = await (await staff.get(`${list}${query}&select=all`)).text()
  return /name="all" value="([^"]*)"/.exec(text)?.[1] ?? ''
}
const sendAll = async (what: string, fields: Record<string, string>, query = search) =>
  send(what, { ...fields, all: await whole(query) }, query)
const count = async (where: 'new' | 'contacted' | 'qualified') =>
  (
    await sql`select count(*)::int as n from leads where status = ${where} and email like '%@many.example'`
  )[0]?.n
const counters = async () =>
  (
    await sql`select status, sum(total)::int as total from lead_counts where source = 'contact'
    group by 1 having sum(total) <> 0 order by 1`
  ).map((one) => [one.status, one.total])
const lastChange = async () =>
  String(
    (await sql`select change_id from undoable_changes order by created_at desc limit 1`)[0]
      ?.change_id,
  )
const page = async () => (await staff.get(`${list}${search}`)).text()

test('the list says how many match, and selects all of them', async () => {
  expect(await page()).toContain('Select all that match')
  const chosen = await (await staff.get(`${list}${search}&select=all`)).text()
  expect(chosen).toContain('All 5,000 that match are selected.')
  expect(chosen).toMatch(/name="all" value="5000\.[0-9a-f]{64}"/)
})

test('five thousand leads are changed and undone, except one that was changed in between', async () => {
  const before = await counters()
  await sendAll('status', { status: 'contacted' })
  expect(await count('contacted')).toBe(many)
  expect(await page()).toContain('5000 leads updated')
  const change = await lastChange()
  const [other] = await sql`select id from leads where email = 'bulk-77@many.example'`
  const moved = { intent: 'status', from: 'contacted', status: 'qualified' }
  await staff.post(`${list}/${other?.id}`, moved)

  await staff.post('/lead_admin/undo', { change, back: list })
  const said = await (await staff.get(list)).text()
  expect(said).toContain('4,999 changes undone')
  expect(said).toContain('One was changed again since, and stays as it is: Bulk 77.')
  expect([await count('new'), await count('qualified')]).toEqual([many - 1, 1])
  expect(await counters()).toEqual(
    before
      .map(([status, total]) => [status, status === 'new' ? Number(total) - 1 : total])
      .concat([['qualified', 1]]),
  )
  const [events] =
    await sql`select count(*) filter (where action = 'lead.status_changed')::int as changed,
    count(*) filter (where action = 'lead.change_undone')::int as undone from audit_events`
  expect(events).toEqual({ changed: many + 1, undone: many - 1 })
  await sql`update leads set status = 'new' where email like '%@many.example'`
})

test('nothing is changed when no longer as many match as the page has shown', async () => {
  const shown = await whole()
  await sql`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'One more', 'more@many.example')`
  const answer = await send('status', { all: shown, status: 'contacted' })
  expect(answer.headers.get('location')).toBe(`${list}${search}`)
  expect(await page()).toContain('5,000 were selected, and now 5,001 match. Nothing was changed')
  expect(await count('contacted')).toBe(0)
  for (const all of ['0', '-1', '1e9', '99999', 'x', '5001', `5001.${'0'.repeat(64)}`])
    expect((await send('status', { all, status: 'contacted' })).status).toBe(302)
  expect(await count('contacted')).toBe(0)
})

test('nothing is changed when as many match, but they are others or somebody has changed one', async () => {
  const shown = await whole()
  await sql`delete from leads where email = 'more@many.example'`
  await sql`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Another one', 'another@many.example')`
  await send('status', { all: shown, status: 'contacted' })
  expect(await page()).toContain(
    '5,001 match, but they are no longer the same. Nothing was changed',
  )
  const fresh = await whole()
  await sql`update leads set status = 'qualified' where email = 'another@many.example'`
  await send('status', { all: fresh, status: 'contacted' })
  expect(await page()).toContain('The list has changed since')
  expect([await count('contacted'), await count('qualified')]).toEqual([0, 1])
  await sql`update leads set status = 'new' where email = 'another@many.example'`
})

test('the filter of the page counts, not only its search', async () => {
  await sql`update leads set status = 'qualified' where email in ('bulk-1@many.example', 'bulk-2@many.example')`
  await sendAll('owner', { owner: '' }, `${search}&status=qualified`)
  await sendAll('status', { status: 'contacted' }, `${search}&status=qualified`)
  expect(await count('contacted')).toBe(2)
  await sendAll('spam', {}, `${search}&status=contacted`)
  const [spam] = await sql`select count(*)::int as n from leads where spam_at is not null`
  expect(spam?.n).toBe(2)
})

test('more than ten thousand are not selected at once', async () => {
  const before = await count('contacted')
  await sql`insert into leads (id, source, full_name, email)
    select gen_random_uuid(), 'contact', 'More ' || i, 'more-' || i || '@many.example'
    from generate_series(1, 5002) as i`
  const text = await (await staff.get(`${list}${search}&select=all`)).text()
  expect(text).toContain('More than 10,000 match. Narrow the list to select all of them.')
  expect(text).not.toContain('name="all"')
  await send('status', { all: `10001.${'0'.repeat(64)}`, status: 'contacted' })
  expect(await count('contacted')).toBe(before)
})

test('those that are not marked as spam are named with the reason', async () => {
  const plant = async (name: string, source = 'contact') =>
    String(
      (
        await sql`insert into leads (id, source, full_name, email)
          values (gen_random_uuid(), ${source}, ${name}, 'spam@left.example') returning id`
      )[0]?.id,
    )
  const [spam, application, client, changed] = [
    await plant('Ada Spam'),
    await plant('Mei Applied', 'application'),
    await plant('Noor Client'),
    await plant('Olu Changed'),
  ]
  await staff.post(`${list}/${client}/convert`, { use: 'new', name: `Client of ${client}` })
  await staff.post(`${list}/${changed}`, { intent: 'status', from: 'new', status: 'qualified' })
  await staff.get(list)
  await staff.post('/lead_admin/leads/spam', [
    ['place', 'inbox'],
    ...[spam, application, changed].map((id): [string, string] => ['lead', `${id}:new:`]),
    ['lead', `${client}:converted:`],
  ])
  const text = await (await staff.get(list)).text()
  expect(text).toContain('1 marked as spam, 3 not changed')
  for (const named of [
    'Mei Applied (an application)',
    'Noor Client (a client)',
    'Olu Changed (changed by someone else meanwhile)',
  ])
    expect(text).toContain(named)
  const marked =
    await sql`select id from leads where email = 'spam@left.example' and spam_at is not null`
  expect(marked).toEqual([{ id: spam }])
})

test('long names in the message are cut, so that the browser keeps it', async () => {
  const ids = []
  for (let n = 0; n < 5; n += 1) {
    const [row] = await sql`insert into leads (id, source, full_name, email)
      values (gen_random_uuid(), 'application', ${`${n}${'💥'.repeat(199)}`}, 'long@left.example') returning id`
    ids.push(String(row?.['id']))
  }
  const answer = await staff.post('/lead_admin/leads/spam', [
    ['place', 'inbox'],
    ...ids.map((id): [string, string] => ['lead', `${id}:new:`]),
  ])
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('toast=')) ?? ''
  expect(cookie).not.toBe('')
  expect(cookie.length).toBeLessThan(4096)
  const text = await (await staff.get(list)).text()
  expect(text).toContain(`${'💥'.repeat(58)}… (an application)`)
  expect(text).toContain('and 2 more.')
})
