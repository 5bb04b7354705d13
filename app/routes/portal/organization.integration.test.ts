import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

const password = 'a-long-enough-phrase-3'
const path = '/dashboard/organization'
let product: TestApp
let boss: Client
let user: Client
let stranger: Client
let clientId: string
let bossMail: string
let invitationId: string

async function signedIn(email: string): Promise<Client> {
  const client = product.client()
  await client.signIn(email, password)
  return client
}

beforeAll(async () => {
  product = await startTestApp()
  const [first, second, third] = [
    await createAccount(product, 'client_admin', password),
    await createAccount(product, 'client_user', password),
    await createAccount(product, 'client_admin', password),
  ]
  clientId = first.clientId ?? ''
  bossMail = first.email
  await product.app.db.client`update profiles set client_id = ${clientId}
    where user_id = ${second.userId}`
  boss = await signedIn(first.email)
  user = await signedIn(second.email)
  stranger = await signedIn(third.email)
  await boss.post(`${path}/invitations/new`, { email: 'first@example.org', role: 'client_user' })
  const [row] = await product.app.db.client`select id from client_invitations`
  invitationId = row?.id
})
afterAll(() => product.close())
beforeEach(() => product.app.db.client`delete from rate_limits`)

test('an organization’s administrator sees its people and invitations, and those of no other', async () => {
  const page = await (await boss.get(path)).text()
  for (const text of [bossMail, 'first@example.org', 'Client admin', 'Client user', 'Pending'])
    expect(page).toContain(text)
  for (const other of [path, `${path}?client=${clientId}`]) {
    const theirs = await (await stranger.get(other)).text()
    expect(theirs).not.toContain(bossMail)
    expect(theirs).not.toContain('first@example.org')
  }
})

test('other users of the organization do not find the page, by any method', async () => {
  const pages: [string, string][] = [
    ['', 'routes/portal/organization'],
    ['/invitations/new', 'client-invitation-new'],
    [`/invitations/${invitationId}/resend`, 'client-invitation-resend'],
    [`/invitations/${invitationId}/revoke`, 'client-invitation-revoke'],
  ]
  for (const [below, id] of pages) {
    const [here, data] = [`${path}${below}`, `${path}${below}.data`]
    const answers = [
      await user.get(here),
      await user.get(data),
      await user.get(`${data}?_routes=${encodeURIComponent(id)}`),
      await user.post(here, { email: 'y@example.org', role: 'client_user' }),
      await user.post(data, { email: 'y@example.org', role: 'client_user' }),
    ]
    for (const answer of answers) {
      expect(answer.status, here).toBe(404)
      expect(await answer.text()).not.toContain('first@example.org')
    }
    expect((await product.client().get(here)).headers.get('location')).toMatch(/^\/auth/)
  }
  const rows = await product.app.db.client`select revoked_at from client_invitations`
  expect(rows).toEqual([{ revoked_at: null }])
})

test("another organization's invitation is not found, by GET, data or POST", async () => {
  for (const what of ['resend', 'revoke']) {
    const here = `${path}/invitations/${invitationId}/${what}`
    for (const answer of [
      await stranger.get(here),
      await stranger.get(`${here}.data`),
      await stranger.post(here),
      await stranger.post(`${here}.data`),
    ])
      expect(answer.status).toBe(404)
  }
})

test('nobody gives more than their own role, or chooses another client; the link stays secret', async () => {
  const dialog = await (await boss.get(`${path}/invitations/new`)).text()
  expect(dialog).not.toContain('value="admin"')
  const high = await boss.post(`${path}/invitations/new`, {
    email: 'high@example.org',
    role: 'admin',
  })
  expect(high.status).toBe(422)
  expect(await high.text()).toContain('Please select a role from the list')
  const other = await createAccount(product, 'client_admin', password)
  const sent = await boss.post(`${path}/invitations/new`, {
    email: 'second@example.org',
    role: 'client_admin',
    for_client: other.clientId ?? '',
  })
  const page = await sent.text()
  expect(page).toContain('We are sending it to second@example.org now.')
  expect(page).not.toContain('invitation=')
  const rows = await product.app.db.client`select email, client_id, role from client_invitations
    where email <> 'first@example.org'`
  expect(rows).toEqual([{ email: 'second@example.org', client_id: clientId, role: 'client_admin' }])
})

test('invitations are sent again and revoked, except those that staff sent for a higher role', async () => {
  const again = await boss.post(`${path}/invitations/${invitationId}/resend`)
  const page = await again.text()
  expect(page).toContain('Invitation on its way')
  expect(page).not.toContain('invitation=')
  const gone = await boss.post(`${path}/invitations/${invitationId}/revoke`)
  expect(gone.headers.get('location')).toBe(path)
  expect(await (await boss.get(path)).text()).toContain('>Revoked<')
  const [high] = await product.app.db.client`
    insert into client_invitations (client_id, email, role, token_hash, expires_at)
    values (${clientId}, 'chief@example.org', 'admin', 'x', now() + interval '1 day') returning id`
  expect(await (await boss.get(path)).text()).not.toContain(`${high?.id}/revoke`)
  for (const what of ['resend', 'revoke'])
    expect((await boss.post(`${path}/invitations/${high?.id}/${what}`)).status).toBe(403)
})

test('staff viewing as a client see it without forms and cannot change anything', async () => {
  const staff = product.client()
  await staff.signIn()
  await staff.post(`/lead_admin/clients/${clientId}/view`)
  const page = await (await staff.get(path)).text()
  expect(page).toContain(bossMail)
  expect(page).not.toContain(`${path}/invitations/new`)
  expect((await staff.get(`${path}/invitations/new`)).status).toBe(404)
  const fields = { email: 'z@example.org', role: 'client_user' }
  expect((await staff.post(`${path}/invitations/new`, fields)).status).toBe(403)
})

test('more colleagues than fit on a page are paged by name, separate from the invitations', async () => {
  await product.app.db.client`
    with given as (select gen_random_uuid() as id, 'Member ' || lpad(i::text, 3, '0') as name, 'member-' || i || '@example.net' as email
      from generate_series(1, 70) as i),
    made as (insert into auth_users (id, email) select id, email from given)
    insert into profiles (user_id, email, full_name, role, client_id)
      select id, email, name, 'client_user', ${clientId} from given`
  const first = await (await boss.get(`${path}?status=revoked`)).text()
  expect(first).toContain('member-1@example.net')
  expect(first).not.toContain('member-70@example.net')
  const next = /href="([^"]*people_after[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(next).toContain('status=revoked')
  const second = await (await boss.get(next)).text()
  expect(second).toContain('member-70@example.net')
  expect(second).not.toContain('member-1@example.net')
})

test.each([`${path}?people_q=x`, `${path}?q=x`, '/dashboard/notifications?q=x'])(
  'a list without a search ignores one in its address: %s',
  async (address) => {
    const answer = await boss.get(address)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('Something went wrong')
  },
)
