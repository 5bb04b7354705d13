import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createActor } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { leadLists } from '../lead-list-query.ts'
import { readBoard } from './board-state.ts'
import { readLeadBoard } from './lead-board-service.server.ts'

const move = '/lead_admin/leads/move?view=board&q=roy'
let product: TestApp
let staff: Client
let admin: Actor

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  admin = await createActor(product, 'admin', 'Second Admin')
  await product.app.db.client`
    insert into leads (id, source, full_name, email, company_name, status, created_at)
    select gen_random_uuid(), case when i % 4 = 0 then 'contact' else 'blueprint' end,
      'Person ' || i, 'p' || i || '@example.org', 'Company ' || (i % 7),
      case when i % 10 = 0 then 'qualified' when i % 3 = 0 then 'contacted' else 'new' end,
      now() - (i / 20) * interval '1 day'
    from generate_series(1, 200) as i`
})
afterAll(() => product.close())

async function board(search: string, place: 'leads' | 'inbox' = 'inbox') {
  const params = new URLSearchParams(`view=board&${search}`)
  const query = readListQuery(leadLists[place], params)
  return readLeadBoard(product.app, admin, place, query, readBoard(params))
}
const countsOf = async (search: string, place?: 'leads') =>
  (await board(search, place)).columns.map(({ total }) => total)
const shownOf = async (search: string) =>
  (await board(search)).columns.map(({ cards }) => cards.length)
async function storedCounts(condition: string): Promise<number[]> {
  const [row] = await product.app.db.client.unsafe(`
    select count(*) filter (where status = 'new')::int as a, count(*) filter (where status = 'contacted')::int as b,
      count(*) filter (where status = 'qualified')::int as c, count(*) filter (where status = 'converted')::int as d
    from leads where ${condition}`)
  return Object.values(row ?? {}) as number[]
}
const oneOf = async (status: string) => {
  const [lead] = await product.app.db.client<{ id: string }[]>`
    select id from leads where status = ${status} order by created_at, id limit 1`
  return lead?.id ?? ''
}

test('each column has its newest leads and a true count, with every filter and search', async () => {
  expect(await countsOf('')).toEqual(await storedCounts('true'))
  expect(await countsOf('', 'leads')).toEqual(await storedCounts(`source = 'blueprint'`))
  expect(await countsOf('source=contact')).toEqual(await storedCounts(`source = 'contact'`))
  expect(await countsOf('q=company+3')).toEqual(await storedCounts(`company_name = 'Company 3'`))
  expect(await countsOf('owner=none')).toEqual(await storedCounts('owner_id is null'))
  expect(await countsOf('owner=mine')).toEqual([0, 0, 0, 0])
  // The columns are the statuses: a filter of them would only empty the others.
  expect(await countsOf('status=new')).toEqual(await storedCounts('true'))

  const { columns, rows } = await board('')
  for (const { status, cards } of columns) {
    expect(cards.every((card) => card.status === status)).toBe(true)
    const times = cards.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
  }
  expect(rows).toHaveLength(columns.reduce((sum, { cards }) => sum + cards.length, 0))
})

test('a column shows fifty cards, and more where its address says so', async () => {
  const [all = 0, contacted] = await storedCounts('true')
  expect((await shownOf(''))[0]).toBe(50)
  expect(await shownOf('more=new.100')).toEqual([100, 50, 20, 0])
  expect(await shownOf('more=new.300~contacted.999')).toEqual([all, contacted, 20, 0])
  for (const nonsense of ['new', 'new.-5', 'vip.100', 'new.1e9', '~~.~'])
    expect((await shownOf(`more=${nonsense}`))[0], nonsense).toBe(50)
  const page = await (await staff.get('/lead_admin/inbox?view=board&column=vip&more=x')).text()
  expect(page).toContain('Show 50 more')
  expect(page).toContain('more=new.100')
})

test('a move is a change of status like any other: in the history, the audit log, and undone', async () => {
  const lead = await oneOf('new')
  const fields = { lead, from: 'new', status: 'contacted', place: 'leads' }
  const answer = await staff.post(move, fields)
  expect(answer.headers.get('location')).toBe('/lead_admin/leads?view=board&q=roy')
  expect(await (await staff.get('/lead_admin/leads?view=board')).text()).toContain(
    'Lead moved to Contacted',
  )
  const sql = product.app.db.client
  const [event] = await sql`select details, ip, actor_id from audit_events
    where action = 'lead.status_changed' and subject_id = ${lead}`
  expect(event).toMatchObject({ details: { from: 'new', to: 'contacted' }, ip: staff.address })
  const [change] = await sql`select change_id from undoable_changes where record_id = ${lead}`
  await staff.post('/lead_admin/undo', { change: change?.change_id, back: '/lead_admin/leads' })
  expect(await sql`select status from leads where id = ${lead}`).toEqual([{ status: 'new' }])
})

test('of two who move one card, the second is told and nothing is overwritten', async () => {
  const lead = await oneOf('new')
  const fields = { lead, from: 'new', place: 'inbox', scripted: 'on' }
  const answers = await Promise.all(
    ['contacted', 'qualified'].map((status) => staff.post(move, { ...fields, status })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  // Without scripts the board itself says it.
  const plain = await staff.post(move, { lead, from: 'new', status: 'converted' })
  expect(plain.headers.get('location')).toBe('/lead_admin/inbox?view=board&q=roy')
  expect(await (await staff.get('/lead_admin/inbox?view=board')).text()).toContain(
    'Someone else changed its status at the same time.',
  )
  for (const [wrong, message] of [
    [{ status: 'vip' }, 'Choose a status from the list.'],
    [{ lead: crypto.randomUUID(), status: 'new' }, 'It does not exist any more.'],
    [{ lead: 'nonsense', status: 'new' }, 'It does not exist any more.'],
  ] as const) {
    const refused = await staff.post(move, { ...fields, ...wrong })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(message)
  }
})
