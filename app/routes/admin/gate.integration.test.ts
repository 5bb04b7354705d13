import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'

const secret = 'Grace Hopper of the gate test'
let product: TestApp
const ids = { LEAD: '', USER: '', CLIENT: '', INVITATION: '' }
const password = 'a-long-enough-phrase-3'

beforeAll(async () => {
  product = await startTestApp()
  await product.client().json('/api/functions/send-blueprint-notification', {
    intake_token: ownToken(product.app.secret, 'blueprint', new Date(Date.now() - 30_000)),
    fullName: secret,
    email: 'grace@example.org',
  })
  const { client: sql } = product.app.db
  const [lead] = await sql`select id from leads`
  const { email, clientId } = await createAccount(product, 'client_user', password)
  const [user] = await sql`update profiles set full_name = ${secret}
    where email = ${email} returning id`
  await sql`update clients set name = ${secret} where id = ${clientId}`
  const [invited] = await sql`
    insert into client_invitations (client_id, email, role, token_hash, expires_at)
    values (${clientId}, 'invited@example.org', 'client_user', 'x', now() + interval '1 day') returning id`
  Object.assign(ids, {
    LEAD: lead?.id,
    USER: user?.id,
    CLIENT: clientId,
    INVITATION: invited?.id,
  })
})
afterAll(() => product.close())

const routes: [path: string, routeId: string, leadsTo?: string][] = [
  ['/lead_admin', 'routes/admin/today'],
  ['/lead_admin/users', 'routes/admin/users'],
  ['/lead_admin/users?edit=USER', 'routes/admin/users'],
  ['/lead_admin/users/USER/access', 'routes/admin/user-access'],
  ['/lead_admin/clients', 'routes/admin/clients'],
  ['/lead_admin/clients?edit=CLIENT', 'routes/admin/clients'],
  ['/lead_admin/clients/new', 'routes/admin/client-new'],
  ['/lead_admin/clients/CLIENT/view', 'routes/admin/client-view', '/lead_admin/clients'],
  ['/lead_admin/clients/stop-viewing', 'routes/admin/client-stop-viewing', '/lead_admin/clients'],
  ['/lead_admin/invitations', 'routes/admin/invitations'],
  ['/lead_admin/invitations/new', 'staff-invitation-new'],
  ['/lead_admin/invitations/INVITATION/resend', 'staff-invitation-resend'],
  ['/lead_admin/invitations/INVITATION/revoke', 'staff-invitation-revoke'],
  ['/lead_admin/leads', 'routes/admin/leads-and-inbox'],
  ['/lead_admin/leads?q=grace', 'routes/admin/leads-and-inbox'],
  ['/lead_admin/leads/LEAD', 'routes/admin/lead'],
  ['/lead_admin/leads/status', 'routes/admin/leads-status', '/lead_admin/leads'],
  ['/lead_admin/leads/owner', 'routes/admin/leads-owner', '/lead_admin/leads'],
  ['/lead_admin/leads/spam', 'routes/admin/leads-spam', '/lead_admin/leads'],
  ['/lead_admin/leads/export.csv', 'routes/admin/leads-export'],
]

describe.each(routes)('%s', (path, routeId, leadsTo) => {
  const url = () => path.replace(/[A-Z]{2,}/, (name) => ids[name as keyof typeof ids])

  test('is closed to a visitor', () => expectClosed(product.client(), url(), routeId, secret))

  test.each(['client_admin', 'client_user'] as const)('is closed to a %s', async (role) => {
    const client = product.client()
    const { email } = await createAccount(product, role, password)
    await client.signIn(email, password)
    await expectClosed(client, url(), routeId, secret)
  })

  test('is open to an administrator, until they sign out', async () => {
    const client = product.client()
    await client.signIn()
    const answer = await client.get(url())
    if (leadsTo) expect(answer.headers.get('location')).toBe(leadsTo)
    else expect(await answer.text()).toContain(secret)
    const before = new Map(client.cookies)
    await client.post('/admin/sign-out')
    for (const [name, value] of before) client.cookies.set(name, value)
    await expectClosed(client, url(), routeId, secret)
  })
})

test('no refused request changed anything', async () => {
  const { client: sql } = product.app.db
  expect(await sql`select status from leads`).toEqual([{ status: 'new' }])
  const kept =
    await sql`select p.role, p.deactivated_at, c.status, c.updated_at > c.created_at + interval '1 minute' as edited
    from profiles p join clients c on c.id = p.client_id where p.id = ${ids.USER}`
  expect(kept).toEqual([
    { role: 'client_user', deactivated_at: null, status: 'active', edited: false },
  ])
  expect(await sql`select revoked_at from client_invitations`).toEqual([{ revoked_at: null }])
  expect(
    await sql`select 1 from audit_events where action like 'user.%' or action like 'client.%'`,
  ).toEqual([])
})

test('an administrator who loses the role is refused at the next request', async () => {
  const client = product.client()
  const { email } = await createAccount(product, 'admin', password)
  await client.signIn(email, password)
  expect((await client.get('/lead_admin')).status).toBe(200)
  await product.app.db.client`update profiles set role = 'client_user' where email = ${email}`
  await expectClosed(client, '/lead_admin', 'routes/admin/today', secret)
})
