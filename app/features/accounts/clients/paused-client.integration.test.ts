import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { signIn } from '#test/sign-in-page.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
let staff: Client

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())
beforeEach(() => product.app.db.client`delete from rate_limits`)

const address = (id: string) => `/lead_admin/clients?edit=${id}`
async function save(id: string, status: string, more: Record<string, string> = {}) {
  const page = await (await staff.get(address(id))).text()
  const updated_at = /name="updated_at" value="([^"]+)"/.exec(page)?.[1] ?? ''
  return staff.post(address(id), { name: 'Kept name', status, updated_at, ...more })
}
const pause = (id: string) => save(id, 'inactive', { pause: 'yes' })
const actions = async (id: string) =>
  (
    await product.app.db.client`select action from audit_events where subject_id = ${id}
      order by created_at, action`
  ).map(({ action }) => action)

test('making a client inactive is asked about once, and says what will happen', async () => {
  const { clientId = '' } = await createAccount(product, 'client_user', password)
  const id = clientId ?? ''
  const asked = await save(id, 'inactive')
  expect(asked.status).toBe(422)
  const page = await asked.text()
  expect(page).toContain('One person of this client will be signed out')
  expect(page).toContain('name="pause"')
  expect(await product.app.db.client`select status from clients where id = ${id}`).toEqual([
    { status: 'active' },
  ])
  expect((await pause(id)).status).toBe(302)
  expect(await actions(id)).toEqual(['client.paused', 'client.updated'])
  expect((await save(id, 'pending')).status).toBe(302)
  expect(await actions(id)).toContain('client.reopened')
})

test('nobody of an inactive client comes in or stays in; all come back when it is active', async () => {
  const person = await createAccount(product, 'client_admin', password)
  const id = person.clientId ?? ''
  const inside = product.client()
  await inside.signIn(person.email, password)
  expect((await inside.get('/dashboard')).status).toBe(200)
  await pause(id)
  const open = await product.app.db
    .client`select 1 from auth_sessions where user_id = ${person.userId}`
  expect(open).toHaveLength(0)
  expect((await inside.get('/dashboard')).headers.get('location')).toMatch(/^\/auth/)
  expect((await inside.get('/dashboard.data')).status).toBe(401)
  const again = product.client()
  const refused = await signIn(again, person.email, password)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('access to the portal is paused')
  expect((await again.get('/dashboard')).headers.get('location')).toMatch(/^\/auth/)
  // With a wrong password nothing is told.
  const guess = await signIn(product.client(), person.email, 'not the password at all')
  expect(await guess.text()).not.toContain('paused')
  await save(id, 'active')
  await again.signIn(person.email, password)
  expect((await again.get('/dashboard')).status).toBe(200)
})

test('a session that slips through opens nothing, and a pending client is as open as an active one', async () => {
  const person = await createAccount(product, 'client_user', password)
  const id = person.clientId ?? ''
  const inside = product.client()
  await inside.signIn(person.email, password)
  await product.app.db.client`update clients set status = 'inactive' where id = ${id}`
  for (const path of ['/dashboard', '/dashboard/support', '/dashboard/account'])
    expect((await inside.get(path)).headers.get('location'), path).toMatch(/^\/auth/)
  expect((await inside.post('/dashboard/support/new', {})).status).not.toBe(422)
  await product.app.db.client`update clients set status = 'pending' where id = ${id}`
  expect((await inside.get('/dashboard')).status).toBe(200)
})

test('staff still view an inactive client, and staff who belong to one are not locked out', async () => {
  const person = await createAccount(product, 'client_user', password)
  const id = person.clientId ?? ''
  await pause(id)
  await staff.post(`/lead_admin/clients/${id}/view`)
  expect((await staff.get('/dashboard')).status).toBe(200)
  await staff.post('/lead_admin/clients/stop-viewing')
  await product.app.db.client`update profiles set role = 'admin' where email = ${person.email}`
  const other = product.client()
  await other.signIn(person.email, password)
  expect((await other.get('/lead_admin/users')).status).toBe(200)
})

test('nobody is invited to an inactive client or joins it, and nobody of it is written to', async () => {
  const { clientId } = await createAccount(product, 'client_user', password)
  const id = clientId ?? ''
  const email = `late-${id.slice(0, 8)}@example.net`
  const invite = (to: string) =>
    staff.post('/lead_admin/invitations/new', { email: to, role: 'client_user', for_client: id })
  const sent = await (await invite(email)).text()
  const link = /\/auth\?email=[^"<]+/.exec(sent)?.[0].replaceAll('&amp;', '&') ?? ''
  expect(await (await product.client().get(link)).text()).toContain('Join ')
  await pause(id)
  const page = await (await product.client().get(link)).text()
  expect(page).toContain('Invalid or expired invitation.')
  const refused = await invite(`other-${email}`)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('This client is inactive')
  const [row] = await product.app.db
    .client`select id from client_invitations where email = ${email}`
  const resent = await staff.post(`/lead_admin/invitations/${row?.id}/resend`)
  expect(resent.status).toBe(409)
  const [project] = await product.app.db.client`
    insert into projects (client_id, name) values (${id}, 'Quiet') returning id`
  const update = { intent: 'update.post', id: crypto.randomUUID(), title: 'News', body: 'News' }
  expect((await staff.post(`/lead_admin/engagements/${project?.id}`, update)).status).toBe(302)
  const told = await product.app.db.client`select 1 from notifications where client_id = ${id}`
  expect(told).toHaveLength(0)
  await save(id, 'active')
  expect(await (await product.client().get(link)).text()).toContain('Join ')
})
