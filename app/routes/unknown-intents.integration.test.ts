import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const sql = () => product.app.db.client
const id = (value: unknown) => Object.values(value as object)[0]

/** Every change by staff is an event, so that no event is no change. */
async function newestEvent() {
  const [row] = await sql()`select count(*)::int as events from audit_events`
  return row?.events
}

const typed = { from: '/old', target: '/contact', status: '301', name: 'Terms', based: '0' }
const said = { organization: 'Port', quote: 'It works.', said_by: 'Ada Roy', full_name: 'Ada Roy' }

test.each([
  ['/lead_admin/pages/about', {}],
  ['/lead_admin/redirects', typed],
  ['/lead_admin/settings', {}],
  ['/lead_admin/company/evidence/new?kind=document', typed],
  ['/lead_admin/references/new', { ...said, role: 'Architect' }],
  ['/lead_admin/team/new', { ...said, role: 'Architect' }],
])('%s writes nothing for an intent that none of its buttons has', async (path, fields) => {
  const before = await newestEvent()
  for (const intent of ['erase', 'Save', 'remove:1']) {
    const answer = await staff.post(path, { ...fields, intent })
    expect(answer.status, intent).toBe(422)
    expect(await answer.text()).toContain('The form could not be read.')
  }
  expect(await newestEvent()).toBe(before)
})

test.each([
  [
    'leads',
    () => sql()`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Ada Roy', 'ada@example.org') returning id`,
  ],
  ['invoices', () => sql()`select id from invoices limit 1`],
])('one of the %s stays as it is', async (list, find) => {
  const [row] = await find()
  const before = await newestEvent()
  const fields = { status: 'qualified', description: 'Other', intent: 'erase' }
  const answer = await staff.post(`/lead_admin/${list}/${id(row)}`, fields)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('The form could not be read.')
  expect(await newestEvent()).toBe(before)
})

test('a message of staff of an unknown kind is neither a note nor a reply to the client', async () => {
  const [ticket] = await sql()`select id from support_tickets limit 1`
  const page = `/lead_admin/tickets/${id(ticket)}`
  const count = async () => id((await sql()`select count(*)::int from ticket_messages`)[0])
  const before = await count()
  const answer = await staff.post(page, { kind: 'secret', body: 'Only for us.' })
  expect(answer.status).toBe(422)
  expect(await count()).toBe(before)
})

test('a term of the taxonomy is not renamed by an unknown move', async () => {
  const [term] = await sql()`select id, name from sectors limit 1`
  const fields = { id: String(term?.id), name: 'Renamed', slug: 'renamed', move: 'sideways' }
  expect((await staff.post('/lead_admin/taxonomy', fields)).status).toBe(422)
  expect(await sql()`select id from sectors where name = 'Renamed'`).toEqual([])
})
