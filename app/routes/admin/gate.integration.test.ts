import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'

const secret = 'Grace Hopper of the gate test'
let product: TestApp
let leadId: string
const password = 'a-long-enough-phrase-3'

beforeAll(async () => {
  product = await startTestApp()
  await product.client().json('/api/functions/send-blueprint-notification', {
    fullName: secret,
    email: 'grace@example.org',
  })
  const [lead] = await product.app.db.owner.execute<{ id: string }>('select id from leads')
  leadId = lead?.id ?? ''
})
afterAll(() => product.close())

const routes: [string, string][] = [
  ['/lead_admin', 'routes/admin/leads'],
  ['/lead_admin/leads', 'routes/admin/leads'],
  ['/lead_admin/leads?q=grace', 'routes/admin/leads'],
  ['/lead_admin/leads/ID', 'routes/admin/lead'],
  ['/lead_admin/leads/status', 'routes/admin/leads-status'],
  ['/lead_admin/leads/export.csv', 'routes/admin/leads-export'],
]

describe.each(routes)('%s', (path, routeId) => {
  const url = () => path.replace('ID', leadId)

  test('is closed to a visitor', () => expectClosed(product.client(), url(), routeId, secret))

  test.each(['client_admin', 'client_user'] as const)('is closed to a %s', async (role) => {
    const client = product.client()
    const { email } = await createAccount(product, role, password)
    await client.signIn(email, password)
    await expectClosed(client, url(), routeId, secret)
  })

  test('is open to an administrator, and to nobody once signed out', async () => {
    const client = product.client()
    await client.signIn()
    const answer = await client.get(url())
    if (answer.status === 200) expect(await answer.text()).toContain(secret)
    else expect(answer.headers.get('location')).toBe('/lead_admin/leads')
    const before = new Map(client.cookies)
    await client.post('/admin/sign-out')
    for (const [name, value] of before) client.cookies.set(name, value)
    await expectClosed(client, url(), routeId, secret)
  })
})

test('no closed door changed anything', async () => {
  const rows = await product.app.db.owner.execute('select status from leads')
  expect(rows).toEqual([{ status: 'new' }])
})

test('an administrator who loses the role is out at the next request', async () => {
  const client = product.client()
  const { email } = await createAccount(product, 'admin', password)
  await client.signIn(email, password)
  expect((await client.get('/lead_admin')).status).toBe(200)
  await product.app.db.client`update profiles set role = 'client_user' where email = ${email}`
  await expectClosed(client, '/lead_admin', 'routes/admin/leads', secret)
})
