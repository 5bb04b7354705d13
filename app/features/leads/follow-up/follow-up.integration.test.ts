import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { spamDays } from './follow-up.ts'
import { deleteOldSpam } from './spam-service.server.ts'

let product: TestApp
let staff: Client
let me: string
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  const [admin] = await sql()`select user_id from profiles where role = 'admin'`
  me = String(admin?.user_id)
})
afterAll(() => product.close())
const sql = () => product.app.db.client

type Planted = { id: string; email: string; name: string; page: string }
let lead: Planted
async function plant(change: { source?: string; name?: string } = {}) {
  const id = crypto.randomUUID()
  const mark = id.slice(0, 8)
  const [email, name] = [`${mark}@works.example`, change.name ?? `Lead ${mark}`]
  await sql()`insert into leads (id, source, full_name, email)
    values (${id}, ${change.source ?? 'contact'}, ${name}, ${email})`
  return { id, email, name, page: `/lead_admin/inbox/${id}` }
}
beforeEach(async () => {
  lead = await plant()
})

const send = (fields: Record<string, string>, { page } = lead, by = staff) => by.post(page, fields)
const text = async (path: string) => (await staff.get(path)).text()
async function stored({ id } = lead) {
  const [row] = await sql()`select owner_id, next_step, next_step_on::text as next_step_on,
    lost_reason, lost_note, spam_at is not null as is_spam from leads where id = ${id}`
  return row
}
const actionsOf = async ({ id } = lead) =>
  (
    await sql()`select action from audit_events where subject_id = ${id} order by created_at, id`
  ).map(({ action }) => action)
const step = { intent: 'next_step', step: 'Call the registrar', on: '2031-05-01', was: '' }

test('owner, next step and lost are kept, audited and on the timeline', async () => {
  const changes: Record<string, string>[] = [
    { intent: 'owner', owner: me, was: '' },
    step,
    { intent: 'lost', reason: 'no_budget', lost_note: 'Next year', was: '' },
  ]
  for (const fields of changes) expect((await send(fields)).headers.get('location')).toBe(lead.page)
  expect(await stored()).toEqual({
    ...{ owner_id: me, next_step: 'Call the registrar', next_step_on: '2031-05-01' },
    ...{ lost_reason: 'no_budget', lost_note: 'Next year', is_spam: false },
  })
  expect(await actionsOf()).toEqual([
    'lead.owner_changed',
    'lead.next_step_changed',
    'lead.lost_changed',
  ])
  const panel = await text(lead.page)
  for (const words of [
    'Lead given to Administrator',
    'Next step: May 1, 2031: Call the registrar',
    'Lead lost: No budget: Next year',
  ])
    expect(panel).toContain(words)
  await send({ ...step, step: '', on: '', was: '2031-05-01 Call the registrar' })
  await send({ intent: 'lost', reason: '', lost_note: '', was: 'no_budget Next year' })
  expect(await stored()).toMatchObject({ next_step: null, next_step_on: null, lost_reason: null })
})

test('of two who change the same part the second is told who did what; other parts are free', async () => {
  await send(step)
  const answer = await send({ ...step, step: 'Write a mail' })
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Administrator changed this to “May 1, 2031: Call the registrar”')
  expect(page).toContain('value="Write a mail"')
  expect((await stored())?.next_step).toBe('Call the registrar')
  expect((await send({ intent: 'owner', owner: me, was: '' })).status).toBe(302)
  // The same again is no change.
  expect((await send(step)).status).toBe(302)
  expect(await actionsOf()).toEqual(['lead.next_step_changed', 'lead.owner_changed'])
})

test('of twenty who take a lead at once one is told of nobody, the rest that it is done', async () => {
  const other = await createAccount(product, 'admin', 'a-long-enough-phrase-3')
  const [them] = await sql()`select user_id from profiles where email = ${other.email}`
  const owners = [me, String(them?.user_id)]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      send({ intent: 'owner', owner: owners[at % 2] ?? '', was: '' }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 302)).toHaveLength(10)
  expect(statuses.filter((status) => status === 409)).toHaveLength(10)
  expect(await actionsOf()).toEqual(['lead.owner_changed'])
})

test.each([
  [
    { intent: 'owner', owner: crypto.randomUUID() },
    'lead-new-owner',
    'Please select one of the staff',
  ],
  [{ intent: 'owner', owner: 'x' }, 'lead-new-owner', 'Please select one of the staff'],
  [{ intent: 'next_step', step: 'x'.repeat(201) }, 'lead-step', 'at most 200'],
  [{ intent: 'next_step', step: '', on: '2031-01-01' }, 'lead-step', 'what is to be done'],
  [{ intent: 'next_step', step: 'x', on: '2031-02-30' }, 'lead-step-on', 'a day such as'],
  [{ intent: 'lost', reason: 'boring' }, 'lead-lost-reason', 'a reason from the list'],
  [{ intent: 'lost', reason: '', lost_note: 'x' }, 'lead-lost-reason', 'a reason from the list'],
  [
    { intent: 'lost', reason: 'other', lost_note: 'x'.repeat(501) },
    'lead-lost-note',
    'at most 500',
  ],
])('%j is refused beside its field', async (fields: Record<string, string>, field, message) => {
  const answer = await send({ was: '', ...fields })
  expect(answer.status).toBe(422)
  const error = new RegExp(`id="${field}-error"[^>]*>([^<]*)<`)
  expect(error.exec(await answer.text())?.[1]).toContain(message)
  expect(await actionsOf()).toEqual([])
})

test('spam leaves every list, count and figure, and can be taken back', async () => {
  const places = [
    `/lead_admin/inbox?q=${lead.email}`,
    '/lead_admin/inbox?status=new',
    `/lead_admin/inbox?q=${lead.email}&sort=full_name`,
    '/lead_admin/visits',
    `/lead_admin/leads/export.csv?source=all&q=${lead.email}`,
    `/lead_admin/people?q=${lead.email}`,
    `/lead_admin/search?q=${lead.email}`,
    '/lead_admin',
  ]
  const total = async () =>
    (await sql()`select coalesce(sum(total), 0)::int as n from lead_counts`)[0]?.n
  const before = await total()
  for (const place of [places[0], places[5], places[6]])
    expect(await text(place ?? ''), place).toContain(lead.name)
  const answer = await send({ intent: 'spam' })
  expect(answer.headers.get('location')).toBe('/lead_admin/inbox')
  expect(await total()).toBe(before - 1)
  for (const place of places) expect(await text(place), place).not.toContain(lead.name)
  const other = await plant({ name: lead.name })
  await sql()`update leads set email = ${lead.email} where id = ${other.id}`
  expect(await text(other.page)).not.toContain(lead.page)
  expect(await text(`/lead_admin/inbox?show=spam&q=${lead.email}`)).toContain(lead.page)
  const panel = await text(lead.page)
  expect(panel).toContain('Marked as spam. It is deleted on')
  expect(panel).not.toContain('name="from"')
  await send({ intent: 'status', from: 'new', status: 'contacted' })
  expect(await actionsOf()).toEqual(['lead.spam_marked'])
  const [known] = await sql()`select only_spam from people where email = ${lead.email}`
  expect(known, 'there is another lead').toEqual({ only_spam: false })
  await send({ intent: 'not_spam' })
  await sql()`delete from leads where id = ${other.id}`
  expect(await total()).toBe(before)
  expect(await text(places[0] ?? '')).toContain(lead.page)
})

test('spam is deleted after 30 days with its history, and not a day before', async () => {
  const kept = await plant()
  for (const one of [lead, kept]) await send({ intent: 'spam' }, one)
  const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await sql()`update leads set spam_at = ${before(spamDays + 1)} where id = ${lead.id}`
  await sql()`update leads set spam_at = ${before(spamDays - 1)} where id = ${kept.id}`
  await asSystem(() => deleteOldSpam(product.app))
  expect(await stored()).toBeUndefined()
  expect(await stored(kept)).toMatchObject({ is_spam: true })
  expect(await sql()`select 1 from lead_activities where lead_id = ${lead.id}`).toEqual([])
  expect(await actionsOf()).toContain('lead.spam_deleted')
  expect((await staff.get(lead.page)).status).toBe(404)
})

test('an application and a client are no spam', async () => {
  const application = await plant({ source: 'application' })
  await send({ intent: 'spam' }, application)
  expect(await stored(application)).toMatchObject({ is_spam: false })
  await staff.post(`${lead.page}/convert`, { use: 'new', name: `Client ${lead.name}` })
  await send({ intent: 'spam' })
  expect(await stored()).toMatchObject({ is_spam: false })
})

test('a lead that becomes a client is no longer lost', async () => {
  await send({ intent: 'lost', reason: 'not_now', lost_note: '', was: '' })
  await staff.post(`${lead.page}/convert`, { use: 'new', name: `Client ${lead.name}` })
  expect(await stored()).toMatchObject({ lost_reason: null })
})

test('the filters show whose leads they are, and what is due, lost or open', async () => {
  const [mine, due, lost] = [await plant(), await plant(), await plant()]
  await send({ intent: 'owner', owner: me, was: '' }, mine)
  await send({ ...step, on: '2020-01-01' }, due)
  await send({ intent: 'lost', reason: 'other', lost_note: '', was: '' }, lost)
  const all = [lead, mine, due, lost]
  const shown = async (query: string) => {
    const list = await text(`/lead_admin/inbox?${query}`)
    return all.map(({ page }) => list.includes(`${page}?`))
  }
  expect(await shown('owner=mine')).toEqual([false, true, false, false])
  expect(await shown(`owner=${me}`)).toEqual([false, true, false, false])
  expect(await shown('owner=none')).toEqual([true, false, true, true])
  expect(await shown('show=due')).toEqual([false, false, true, false])
  expect(await shown('show=lost')).toEqual([false, false, false, true])
  expect(await shown('show=open')).toEqual([true, true, true, false])
})

test('several leads are given away or marked at once; one that somebody changed stays', async () => {
  const [first, second] = [await plant(), await plant()]
  const ticked = (leads: Planted[], owner = '') =>
    leads.map(({ id }): [string, string] => ['lead', `${id}:new:${owner}`])
  await send({ intent: 'owner', owner: me, was: '' }, second)
  const answer = await staff.post('/lead_admin/leads/owner?show=open', [
    ['place', 'inbox'],
    ['owner', me],
    ...ticked([lead, first]),
  ])
  expect(answer.headers.get('location')).toBe('/lead_admin/inbox?show=open')
  expect([await stored(), await stored(first)]).toMatchObject([{ owner_id: me }, { owner_id: me }])
  await staff.post('/lead_admin/leads/owner', [
    ['owner', ''],
    ...ticked([lead], me),
    ...ticked([second]),
  ])
  expect([await stored(), await stored(second)]).toMatchObject([
    { owner_id: null },
    { owner_id: me },
  ])
  expect(await text('/lead_admin/inbox')).toContain('changed the owner of one lead')
  await staff.post('/lead_admin/leads/spam', [...ticked([lead]), ...ticked([first], me)])
  expect([await stored(), await stored(first)]).toMatchObject([
    { is_spam: true },
    { is_spam: true },
  ])
})

test.each<[Record<string, string>, string]>([
  [{ intent: 'owner', owner: 'me', was: '' }, 'owner_id'],
  [step, 'next_step'],
  [{ intent: 'lost', reason: 'no_fit', lost_note: 'Ships', was: '' }, 'lost_reason'],
  [{ intent: 'spam' }, 'is_spam'],
])('%j can be undone, unless it was changed again', async (fields, column) => {
  const posted = fields.owner ? { ...fields, owner: me } : fields
  const before = await stored()
  await send(posted)
  expect((await stored())?.[column]).not.toBe(before?.[column])
  const undo = async () => {
    const [last] = await sql()`select change_id from undoable_changes where record_id = ${lead.id}
      order by created_at desc limit 1`
    const change = String(last?.change_id)
    return staff.post('/lead_admin/undo', { change, back: '/lead_admin/inbox' })
  }
  await undo()
  expect(await stored()).toEqual(before)
  expect((await actionsOf()).at(-1)).toBe('lead.change_undone')
  await send(posted)
  const marked = await stored()
  await sql()`update leads set owner_id = null, next_step = 'Other', lost_reason = 'other',
    spam_at = null where id = ${lead.id}`
  await undo()
  expect(await stored()).not.toEqual(marked)
  expect((await actionsOf()).at(-1)).not.toBe('lead.change_undone')
})

test('nobody but staff changes anything', async () => {
  const account = await createAccount(product, 'client_admin', 'a-long-enough-phrase-3')
  const theirs = product.client()
  const password = 'a-long-enough-phrase-3'
  await theirs.post('/auth', { intent: 'sign-in', email: account.email, password })
  const changes: Record<string, string>[] = [
    step,
    { intent: 'spam' },
    { intent: 'owner', owner: me, was: '' },
  ]
  for (const by of [theirs, product.client()]) {
    for (const fields of changes)
      expect([302, 401, 403]).toContain((await send(fields, lead, by)).status)
    for (const part of ['owner', 'spam'])
      await by.post(`/lead_admin/leads/${part}`, { lead: `${lead.id}:new:`, owner: me })
  }
  expect(await stored()).toMatchObject({ owner_id: null, next_step: null, is_spam: false })
})
