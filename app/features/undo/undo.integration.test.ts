import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
let staff: Client
let colleague: Client
const password = 'another-long-phrase-7'

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  const { email } = await createAccount(product, 'admin', password)
  colleague = product.client()
  await colleague.signIn(email, password)
})
afterAll(() => product.close())

const sql = (words: TemplateStringsArray, ...values: unknown[]) =>
  product.app.db.client(words, ...values)
const list = '/lead_admin/inbox'

async function addLeads(...names: string[]): Promise<string[]> {
  const rows = await sql`insert into leads (id, source, full_name, email)
    select gen_random_uuid(), 'contact', name, 'undo@example.org' from unnest(${names}::text[]) as name
    returning id`
  return rows.map(({ id }) => String(id))
}
const statusesOf = async (ids: string[]) =>
  (await sql`select status from leads where id = any(${ids}) order by full_name`).map(
    ({ status }) => status,
  )
const move = (who: Client, id: string, from: string, status: string) =>
  who.post(`${list}/${id}`, { intent: 'status', from, status })
const lastChange = async () =>
  String(
    (await sql`select change_id from undoable_changes order by created_at desc limit 1`)[0]
      ?.change_id,
  )

/** What the page says that the redirect leads to. */
async function undo(who: Client, change: string, back = list) {
  const answer = await who.post('/lead_admin/undo', { change, back })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(back)
  return (await who.get(back)).text()
}

test('a changed status is put back, with its history, its counters and an event', async () => {
  const [id = ''] = await addLeads('Undone Ada')
  await move(staff, id, 'new', 'contacted')
  const page = await (await staff.get(`${list}/${id}`)).text()
  const change = await lastChange()
  expect(page).toContain(`name="change" value="${change}"`)
  expect(page).toContain('The last change can be undone.')
  const counted = () => sql`select status, sum(total)::int as n from lead_counts
    where source = 'contact' group by 1 order by 1`
  const before = await counted()

  expect(await undo(staff, change, `${list}/${id}`)).toContain('Undone')
  expect(await statusesOf([id])).toEqual(['new'])
  expect(await counted()).not.toEqual(before)
  const history = await sql`select from_status, to_status from lead_activities where lead_id = ${id}
    order by created_at`
  expect(history).toMatchObject([
    { from_status: 'new', to_status: 'contacted' },
    { from_status: 'contacted', to_status: 'new' },
  ])
  const [event] = await sql`select details, ip from audit_events where action = 'lead.change_undone'
    and subject_id = ${id}`
  expect(event?.details).toEqual({ change, from: { status: 'contacted' }, to: { status: 'new' } })
  expect(event?.ip).toBeTruthy()
})

test('a record that was changed again stays as it is and is named; the others are put back', async () => {
  const ids = await addLeads('Bulk Ada', 'Bulk Lin', 'Bulk Mei')
  const ticked = ids.map((id): [string, string] => ['lead', `${id}:new`])
  await staff.post('/lead_admin/leads/status', [
    ...ticked,
    ['status', 'contacted'],
    ['place', 'inbox'],
  ])
  const change = await lastChange()
  await move(colleague, ids[1] ?? '', 'contacted', 'qualified')
  const page = await undo(staff, change)
  expect(page).toContain('2 changes undone')
  expect(page).toContain('One was changed again since, and stays as it is: Bulk Lin.')
  expect(await statusesOf(ids)).toEqual(['new', 'qualified', 'new'])
})

test('a value that somebody has changed and changed back is not touched either', async () => {
  const [id = ''] = await addLeads('There and back')
  await move(staff, id, 'new', 'contacted')
  const change = await lastChange()
  await move(colleague, id, 'contacted', 'qualified')
  await move(colleague, id, 'qualified', 'contacted')
  expect(await undo(staff, change)).toContain('Nothing was undone')
  expect(await statusesOf([id])).toEqual(['contacted'])
})

test('a lead that has become a client since stays converted', async () => {
  const [id = ''] = await addLeads('Undone Client')
  await move(staff, id, 'new', 'converted')
  const change = await lastChange()
  const name = `Client ${id}`
  await colleague.post(`${list}/${id}/convert`, { use: 'new', name })
  expect(await undo(staff, change)).toContain('Nothing was undone')
  const [lead] = await sql`select l.status, c.name from leads l join clients c on c.id = l.client_id
    where l.id = ${id}`
  expect(lead).toEqual({ status: 'converted', name })
})

test('of two presses at once one undoes; the other is told so', async () => {
  const [id = ''] = await addLeads('Pressed twice')
  await move(staff, id, 'new', 'contacted')
  const change = await lastChange()
  await Promise.all([1, 2, 3].map(() => staff.post('/lead_admin/undo', { change, back: list })))
  const events =
    await sql`select id from audit_events where action = 'lead.change_undone' and subject_id = ${id}`
  expect(events).toHaveLength(1)
  expect(await undo(staff, change)).toContain('This was undone already.')
})

test('only the person who made a change can undo it, for a day', async () => {
  const [id = ''] = await addLeads('Not mine')
  await move(staff, id, 'new', 'contacted')
  const change = await lastChange()
  expect(await undo(colleague, change)).toContain('This can no longer be undone.')
  await sql`update undoable_changes set created_at = now() - interval '25 hours' where change_id = ${change}`
  expect(await undo(staff, change)).toContain('This can no longer be undone.')
  expect(await statusesOf([id])).toEqual(['contacted'])
  for (const nonsense of ['', 'x', crypto.randomUUID()])
    expect(await undo(staff, nonsense)).toContain('This can no longer be undone.')
})

test('it leads back to a page of this site only', async () => {
  for (const back of ['https://evil.example/', '//evil.example', 'x', '/lead_admin.data']) {
    const answer = await staff.post('/lead_admin/undo', { change: '', back })
    expect(answer.headers.get('location')).toBe('/lead_admin')
  }
})

test('nothing is kept of a deleted lead, and of others for a day', async () => {
  const [id = '', other = ''] = await addLeads('Forgotten', 'Kept')
  await move(staff, id, 'new', 'contacted')
  await move(staff, other, 'new', 'contacted')
  const kept = () => sql`select 1 from undoable_changes where record_id = any(${[id, other]})`
  expect(await kept()).toHaveLength(2)
  await sql`delete from leads where id = ${id}`
  expect(await kept()).toHaveLength(1)
})
