import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#app/platform/actor.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { createAccount, createActor } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { ordersOf, walkList } from '#test/list-walk.ts'
import { countingQueries } from '#test/query-count.ts'
import type { ClientEdit } from './client.ts'
import { clientList, readClientListQuery } from './client-list-query.ts'
import { createClient, listClients, updateClient } from './client-service.server.ts'

const password = 'a-long-enough-phrase-3'
const code = (code: string) => expect.objectContaining({ code })
let product: TestApp
let staff: Actor
let browser: Client

const empty = 'No clients found. Create your first client to get started.'
const filled = {
  name: 'Ports of Nowhere',
  company_name: 'Nowhere Ports Ltd',
  contact_email: 'ports@example.org',
  contact_phone: '+1 613 555 0100',
  notes: 'Met at the fair',
  status: 'active',
} satisfies ClientEdit
const list = (query = '') =>
  listClients(product.app, staff, readClientListQuery(new URLSearchParams(query)))
const stored = async (name: string) => {
  const [row] = await product.app.db.client`
    select id, name, company_name, contact_email, contact_phone, notes, status from clients
    where name = ${name}`
  return row
}
async function toastAfter(answer: Response) {
  expect(answer.status).toBe(302)
  return (await browser.get(answer.headers.get('location') ?? '')).text()
}

beforeAll(async () => {
  product = await startTestApp()
  await product.app.db.client`delete from profiles where client_id is not null`
  await product.app.db.client`delete from clients`
  staff = await createActor(product, 'admin', 'Second')
  browser = product.client()
  await browser.signIn()
})
afterAll(() => product.close())

test('before the first client, the list says what to do', async () => {
  const page = await (await browser.get('/lead_admin/clients')).text()
  expect(page).toContain(empty)
  expect(page).toContain('href="/lead_admin/clients/new"')
})

test('a new client is active, every field trimmed, and null where nothing was entered', async () => {
  const dialog = await (await browser.get('/lead_admin/clients/new')).text()
  expect(dialog).toMatch(/<dialog[^>]* open=""/)
  const answer = await browser.post('/lead_admin/clients/new', {
    name: '  Ports of Nowhere ',
    company_name: ' \t ',
    contact_email: ' ports@example.org ',
    contact_phone: '',
    notes: '\n hello \n',
    status: 'inactive',
    id: crypto.randomUUID(),
  })
  expect(await toastAfter(answer)).toContain('Client created successfully')
  expect(await stored('Ports of Nowhere')).toMatchObject({
    company_name: null,
    contact_email: 'ports@example.org',
    contact_phone: null,
    notes: 'hello',
    status: 'active',
  })
  const audit = await product.app.db.client`select details from audit_events
    where action = 'client.created'`
  expect(audit).toMatchObject([{ details: { name: 'Ports of Nowhere' } }])
})

test('without a name nothing is made, the message stands beside the field, the rest stays', async () => {
  for (const name of ['', '   ', '\0']) {
    const answer = await browser.post('/lead_admin/clients/new', { name, notes: 'Kept words' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Client name is required')
    expect(page).toContain('Kept words')
    expect(page).toContain('Failed to create client')
  }
  const long = await browser.post('/lead_admin/clients/new', { name: 'x'.repeat(201) })
  expect(await long.text()).toContain('Use at most 200 characters')
  const odd = await browser.post('/lead_admin/clients/new', { name: 'x', contact_email: 'nobody' })
  expect(await odd.text()).toContain('Please enter a valid email address')
  expect((await list()).matches).toBe(1)
})

test('a row is edited in place, with its status', async () => {
  const { id } = (await stored('Ports of Nowhere')) as { id: string }
  const path = `/lead_admin/clients?edit=${id}`
  const seen = await (await browser.get(path)).text()
  const based = /name="updated_at" value="([^"]+)"/.exec(seen)?.[1] ?? ''
  const fields = { ...filled, name: ' Ports of Somewhere ', status: 'pending', notes: ' ' }
  const saved = await browser.post(path, { ...fields, updated_at: based })
  expect(saved.headers.get('location')).toBe('/lead_admin/clients')
  expect(await toastAfter(saved)).toContain('Client updated successfully')
  const { notes: _, ...kept } = filled
  expect(await stored('Ports of Somewhere')).toMatchObject({
    ...kept,
    name: 'Ports of Somewhere',
    notes: null,
    status: 'pending',
  })
  const refused = await browser.post(path, { ...fields, name: ' ', updated_at: based })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('Client name is required')
  expect(page).toContain('Failed to update client')
  const status = await browser.post(path, { ...fields, status: 'gone', updated_at: based })
  expect(await status.text()).toContain('Please select a status from the list')
})

test('of two who edit the same client the second is told what the first wrote, and loses nothing', async () => {
  const { id } = (await stored('Ports of Somewhere')) as { id: string }
  const path = `/lead_admin/clients?edit=${id}`
  const basedOn = (page: string) => /name="updated_at" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const based = basedOn(await (await browser.get(path)).text())
  const theirs = { ...filled, name: 'Their name', contact_phone: null }
  const row = (await list()).rows.find((one) => one.id === id)
  await askedBy(staff, () =>
    updateClient(product.app, staff, id, {
      client: theirs,
      based: row?.updated_at ?? '',
      mayPause: false,
    }),
  )
  const mine = { ...filled, name: 'My name', contact_phone: '1', updated_at: based }
  const answer = await browser.post(path, mine)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Client Name: Their name; Contact Phone: nothing.')
  expect(page).toContain('value="My name"')
  expect(await stored('My name')).toBeUndefined()
  const again = await browser.post(path, { ...mine, updated_at: basedOn(page) })
  expect(again.status).toBe(302)
  expect(await stored('My name')).toMatchObject({ contact_phone: '1' })
})

test('the numbers of users come with the list, whatever its length, in two queries', async () => {
  const boss = await createAccount(product, 'client_admin', password)
  await product.app.db.client`insert into clients (name)
    select 'Client ' || i from generate_series(1, 130) as i`
  const { app, count } = countingQueries(product.app)
  const counted = (query: string) =>
    listClients(app, staff, readClientListQuery(new URLSearchParams(query)))
  const page = await counted(`q=${boss.email}`)
  expect(page.rows).toMatchObject([{ user_count: 1 }])
  await counted('')
  expect(count()).toBe(4)
})

test('paging visits every client once, forwards and back, in every order', async () => {
  const total = (await list()).matches
  expect(total).toBeGreaterThan(100)
  for (const order of ordersOf(clientList)) {
    expect(await walkList(list, order), order).toHaveLength(total)
  }
})

test('search and status narrow the list', async () => {
  expect((await list('q=nowhere+ports')).rows.map(({ name }) => name)).toEqual(['My name'])
  expect((await list('status=inactive')).matches).toBe(0)
  const page = await (await browser.get('/lead_admin/clients?status=inactive')).text()
  expect(page).toContain('No clients found matching your search.')
  expect(page).not.toContain(empty)
})

test('staff view a portal as its people do, read only, and come back; it is on record', async () => {
  const { id } = (await stored('My name')) as { id: string }
  expect((await browser.get('/dashboard')).headers.get('location')).toBe('/lead_admin/clients')
  const answer = await browser.post(`/lead_admin/clients/${id}/view`)
  expect(answer.headers.get('location')).toBe('/dashboard')
  expect(answer.headers.get('set-cookie')).toMatch(/viewed_client=.*Path=\/;.*HttpOnly/)
  expect(await (await browser.get('/dashboard')).text()).toContain(
    'You are viewing the portal of Nowhere Ports Ltd.',
  )
  expect((await browser.post('/dashboard')).status).toBe(403)
  const events = await product.app.db.client`select subject_id from audit_events
    where action = 'client.viewed_as'`
  expect(events).toEqual([{ subject_id: id }])
  const back = await browser.post('/lead_admin/clients/stop-viewing')
  expect(back.headers.get('location')).toBe('/lead_admin/clients')
  expect((await browser.get('/dashboard')).headers.get('location')).toBe('/lead_admin/clients')
  for (const nowhere of ['x', crypto.randomUUID()])
    expect((await browser.post(`/lead_admin/clients/${nowhere}/view`)).status).toBe(404)
})

test('others than administrators are refused by the service and by the database', async () => {
  const who = await createActor(product, 'client_admin')
  await expect(askedBy(who, () => createClient(product.app, who, filled))).rejects.toEqual(
    code('forbidden'),
  )
  await expect(
    askedBy(who, () =>
      updateClient(product.app, who, who.clientId ?? '', {
        client: filled,
        based: '',
        mayPause: false,
      }),
    ),
  ).rejects.toEqual(code('forbidden'))
  await expect(
    listClients(product.app, who, readClientListQuery(new URLSearchParams())),
  ).rejects.toEqual(code('forbidden'))
  for (const statement of [
    db.updateTable('clients').set({ name: 'x' }),
    db.insertInto('clients').values({ name: 'x' }),
    db.selectFrom('clients').select('notes'),
  ]) {
    const work = product.app.db.as(who, (tx) => tx.run(statement))
    await expect(work.catch((error) => Promise.reject(String(error)))).rejects.toMatch(
      /permission denied/,
    )
  }
})

test('the table has the columns of the specification', async () => {
  const page = await (await browser.get('/lead_admin/clients')).text()
  const head = /<thead.*?<\/thead>/s.exec(page)?.[0] ?? ''
  const names = head
    .split('</th>')
    .map((th) => th.replace(/<span.*<\/span>/, '').replace(/<[^>]+>/g, ''))
  expect(names.slice(0, -1)).toEqual([
    'Client Name',
    'Company',
    'Contact',
    'Status',
    'Users',
    'Created',
    'Actions',
  ])
})
