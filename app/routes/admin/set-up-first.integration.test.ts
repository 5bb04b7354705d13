import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatedRoutes } from '#app/routes/gates.data.ts'
import routes from '#app/routes.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { createAuthenticator } from '#test/authenticator.ts'
import { fields } from '#test/gate.ts'
import { gatedAddresses } from '#test/gated-routes.ts'
import { addWith, challengeIn, enterWith } from '#test/passkeys.ts'
import { dataOfRoute } from '#test/route-data.ts'
import { codeOf } from '#test/totp.ts'

const setUp = '/lead_admin/account/second-factor'
const passkeysPage = '/lead_admin/account/passkeys'
const password = 'a-long-enough-phrase-3'
const secret = 'Guarded words'
let product: TestApp
let fresh: Client
let email: string
const ids = new Map<string, string>()

beforeAll(async () => {
  product = await startTestApp({ REQUIRE_ADMIN_2FA: '1' })
  const db = product.app.db.client
  const client = await createAccount(product, 'client_user', password)
  await db`update clients set name = ${secret} where id = ${client.clientId}`
  await db`update profiles set full_name = ${secret}`
  await db`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'blueprint', ${secret}, 'x@example.org')`
  await db`insert into projects (client_id, name) values (${client.clientId}, ${secret})`
  await db`insert into documents (client_id, name, file_size, mime_type, storage_key)
    values (${client.clientId}, ${secret}, 1, 'text/plain', 'x/x')`
  await db`insert into support_tickets (client_id, title, description)
    values (${client.clientId}, ${secret}, ${secret})`
  for (const table of new Set(
    Object.values(gatedRoutes).flatMap((one) => Object.values(one.ids ?? {})),
  )) {
    const [row] = await db`select id from ${db(table)} limit 1`
    ids.set(table, row?.id ?? crypto.randomUUID())
  }
  ids.set('clients', client.clientId ?? '')
  email = (await createAccount(product, 'admin', password)).email
  fresh = product.client()
  await fresh.signIn(email, password)
})
afterAll(() => product.close())

const addressOf = (id: string, path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => ids.get(gatedRoutes[id]?.ids?.[name] ?? '') ?? 'x')

async function expectSetUpOnly(address: string, id: string) {
  const way = `${address} ${id}`
  const data = `${address}.data`
  const reads = [
    await fresh.get(address),
    await fresh.get(`${address}?q=&sort=email`),
    await fresh.get(data),
    await fresh.get(dataOfRoute(address, id)),
    await fresh.get(`${data}?_routes=`),
  ]
  for (const answer of reads) {
    const body = await answer.text()
    expect(body, way).not.toContain(secret)
    const leads = answer.headers.get('location') ?? body
    expect([202, 302], `${way} ${answer.status}`).toContain(answer.status)
    expect(leads, way).toContain(setUp)
  }
  const form = new FormData()
  form.set('body', 'x')
  form.set('files', new File(['x'], 'x.txt'))
  for (const answer of [
    await fresh.post(address, fields),
    await fresh.post(data, fields),
    await fresh.post(`${address}?index`, fields),
    await fresh.form(address, form),
  ]) {
    expect(answer.status, way).toBe(403)
    expect(await answer.text(), way).not.toContain(secret)
  }
}

test('without it an administrator reaches no page behind the gates, by any method', async () => {
  const events = () => product.app.db.client`select count(*)::int as n from audit_events`
  const before = await events()
  const addresses = gatedAddresses(routes).filter(
    ({ path }) => path !== setUp && path !== passkeysPage,
  )
  expect(addresses.length).toBeGreaterThan(50)
  for (const { id, path } of addresses) await expectSetUpOnly(addressOf(id, path), id)
  expect(await events()).toEqual(before)
})

test('unusual spellings of an address are refused too', async () => {
  for (const path of [
    '/LEAD_ADMIN/users',
    '/lead_admin/users/',
    '//lead_admin/users',
    '/lead_admin//users',
    '/lead_admin/%75sers',
    `${setUp}/../../users`,
    `${setUp}/%2e%2e/%2e%2e/users`,
    '/lead_admin/users?edit=lead_admin/account/second-factor',
    dataOfRoute('/lead_admin', 'routes/admin/users'),
    dataOfRoute('/_root', 'routes/admin/users'),
    dataOfRoute(setUp, 'routes/admin/users'),
    dataOfRoute(setUp, 'routes/admin/layout'),
    `${passkeysPage}/../../users`,
    dataOfRoute(passkeysPage, 'routes/admin/users'),
  ]) {
    const answer = await fresh.get(path)
    expect(await answer.text(), path).not.toContain(secret)
  }
})

test('viewing as a client is refused before the set-up too', async () => {
  const clientId = ids.get('clients') ?? ''
  expect((await fresh.post(`/lead_admin/clients/${clientId}/view`)).status).toBe(403)
  expect([...fresh.cookies.keys()]).not.toContain('unordin.viewed_client')
})

test('the API gives an administrator without it no data of others', async () => {
  const answer = await fresh.json('/api/functions/handle-invitation-signup', {
    email,
    invitation_token: 'A'.repeat(43),
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await answer.text()).not.toContain(secret)
})

test('the set-up works, and then all pages are open', async () => {
  expect((await fresh.get(setUp)).status).toBe(200)
  await fresh.post(setUp, { intent: 'begin', password })
  const page = await (await fresh.get(setUp)).text()
  const key = /secret=([A-Z2-7]+)/.exec(page)?.[1] ?? ''
  const done = await fresh.post(setUp, { intent: 'confirm', code: codeOf(key) })
  expect(done.status).toBe(200)
  expect((await fresh.get('/lead_admin/users')).status).toBe(200)
  // A required second factor cannot be turned off by its owner.
  const off = await fresh.post(setUp, { intent: 'turn-off', password })
  expect(off.status).toBe(403)
})

test('a passkey is enough too: added with the password, and open after signing in with it', async () => {
  const account = await createAccount(product, 'admin', password)
  const browser = product.client()
  await browser.signIn(account.email, password)
  const page = passkeysPage
  expect((await browser.get('/lead_admin/users')).headers.get('location')).toBe(setUp)
  expect(await (await browser.get(setUp)).text()).toContain(`href="${page}"`)
  const before = await (await browser.get(page)).text()
  expect(before).toContain(`href="${setUp}"`)
  expect(before).toContain('sign in with it once')
  expect(before).not.toContain('href="/lead_admin/account"><')
  // Set-ups that somebody else with the password has begun are discarded when the first one is
  // complete.
  const other = product.client()
  await other.signIn(account.email, password)
  await other.post(setUp, { intent: 'begin', password })
  const key = /secret=([A-Z2-7]+)/.exec(await (await other.get(setUp)).text())?.[1] ?? ''
  const begun = await other.post(`${page}.data`, { intent: 'begin', name: 'x', password })
  const question = challengeIn(await begun.text())

  const { device, answer } = await addWith({ browser, page }, password, 'Desk', {})
  expect([answer.status, answer.headers.get('location')]).toEqual([302, page])
  const late = createAuthenticator().make(question)
  expect((await other.post(page, { intent: 'add', name: 'Late', response: late })).status).toBe(403)
  const confirmed = await other.post(setUp, { intent: 'confirm', code: codeOf(key) })
  expect(confirmed.status).toBe(403)

  // A session that used only the password may only rename the passkey.
  expect((await browser.get('/lead_admin/users')).headers.get('location')).toBe(setUp)
  for (const way of [setUp, page])
    expect(await (await browser.get(way)).text(), way).toContain('Sign in with your passkey')
  const db = product.app.db.client
  const [row] = await db`select id from auth_passkeys where user_id = ${account.userId}`
  const removing = `${page}?remove=${row?.id}`
  expect((await browser.post(removing, { intent: 'remove', password })).status).toBe(403)
  const again = { intent: 'begin', name: 'x', password }
  expect((await browser.post(page, again)).status).toBe(403)
  const renaming = `${page}?rename=${row?.id}`
  expect((await browser.post(renaming, { intent: 'rename', name: 'Office' })).status).toBe(302)

  const entered = await enterWith(device, browser, { side: 'admin' })
  expect([entered.status, entered.to]).toEqual([200, '/lead_admin'])
  expect((await browser.get('/lead_admin/users')).status).toBe(200)
  // With two passkeys one may be removed, but not by a session that used only the password.
  await addWith({ browser, page }, password, 'Second', {})
  expect((await other.post(removing, { intent: 'remove', password })).status).toBe(403)
  expect((await browser.post(removing, { intent: 'remove', password })).status).toBe(302)
  const own = await (await browser.get(setUp)).text()
  expect(own).toContain('href="/lead_admin/account"')
  expect(own).not.toContain('to open the other pages')
})
