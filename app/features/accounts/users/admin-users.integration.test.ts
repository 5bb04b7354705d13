import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createAccount, createActor } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { ordersOf, walkList } from '#test/list-walk.ts'
import { queuedMails } from '#test/mails.ts'
import { readClientListQuery } from '../clients/client-list-query.ts'
import { listClients } from '../clients/client-service.server.ts'
import { tidyAccounts } from '../housekeeping-service.server.ts'
import { adminInvitationList } from '../invitations/invitation-list-query.ts'
import { listInvitations } from '../invitations/invitation-service.server.ts'
import { readUserListQuery } from './user-list-query.ts'
import { listUsers } from './user-service.server.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
let staff: Actor & { kind: 'user' }
let browser: Client

beforeAll(async () => {
  product = await startTestApp()
  staff = await createActor(product, 'admin', 'Second')
  browser = product.client()
  await browser.signIn()
})
afterAll(() => product.close())
beforeEach(() => product.app.db.client`delete from rate_limits`)

const db = () => product.app.db.client
async function profileOf(email: string) {
  const [row] = await db()`select * from profiles where email = ${email}`
  return row as Record<string, unknown> & { id: string; user_id: string }
}
const userPage = async (query: string) =>
  (await listUsers(product.app, staff, readUserListQuery(new URLSearchParams(query)))).rows

test('staff take a lost second factor off an account: asked once, told by mail, sessions ended', async () => {
  const person = await createAccount(product, 'client_user', password)
  const inside = product.client()
  await inside.signIn(person.email, password)
  const { id } = await profileOf(person.email)
  const path = `/lead_admin/users/${id}/second-factor`
  expect((await browser.post(path)).status).toBe(409)
  await db()`insert into auth_two_factors (user_id, secret, recovery_codes, verified)
    values (${person.userId}, 'x', 'x', true)`
  await db()`update auth_users set two_factor_enabled = true where id = ${person.userId}`
  const list = await (await browser.get(`/lead_admin/users?q=${person.email}`)).text()
  expect(list).toContain(path)
  const question = await (await browser.get(path)).text()
  expect(question).toContain('Reset the second factor of')
  expect((await browser.post(path)).headers.get('location')).toBe('/lead_admin/users')
  expect(await db()`select 1 from auth_two_factors where user_id = ${person.userId}`).toEqual([])
  expect((await profileOf(person.email)).second_factor).toBe(false)
  expect((await inside.get('/dashboard')).headers.get('location')).toMatch(/^\/auth/)
  const [event] = await db()`select actor_email, details from audit_events
    where action = 'account.totp_disabled' and subject_id = ${person.userId}`
  expect(event).toMatchObject({ actor_email: 'admin@example.com', details: { reset: true } })
  const [mail] = await queuedMails(product, { to: person.email })
  expect(mail?.subject).toBe('Your second factor was reset')
  // It was our team, so a new password would change nothing.
  expect(mail?.text).toContain('If you did not ask for this, write to us.')
  expect(mail?.text).not.toContain('new password')
  await inside.signIn(person.email, password)
  expect((await inside.get('/dashboard')).status).toBe(200)
})

test('nobody resets the own second factor there, and nobody but staff resets any', async () => {
  const own = await profileOf('admin@example.com')
  const answer = await browser.post(`/lead_admin/users/${own.id}/second-factor`)
  expect(answer.status).toBe(409)
  const client = await createAccount(product, 'client_admin', password)
  const other = product.client()
  await other.signIn(client.email, password)
  const refused = await other.post(`/lead_admin/users/${own.id}/second-factor.data`)
  expect(refused.status).toBe(403)
  const nobody = await browser.post(`/lead_admin/users/${crypto.randomUUID()}/second-factor`)
  expect(nobody.status).toBe(404)
})

test('accounts whose address is not verified are marked, found, and get no role or client', async () => {
  const person = await createAccount(product, 'client_user', password)
  await db()`update auth_users set email_verified = false where id = ${person.userId}`
  await db()`update profiles set client_id = null where email = ${person.email}`
  const { id } = await profileOf(person.email)
  const list = await (await browser.get('/lead_admin/users?state=unverified')).text()
  expect(list).toContain('Not verified')
  expect((await userPage('state=unverified')).map(({ email }) => email)).toEqual([person.email])
  const edit = `/lead_admin/users?edit=${id}`
  const based = /name="updated_at" value="([^"]+)"/.exec(
    await (await browser.get(edit)).text(),
  )?.[1]
  const other = await createAccount(product, 'client_user', password)
  for (const [choice, field] of [
    [{ set_role: 'admin', set_client: '' }, 'user-role-edit-error'],
    [{ set_role: 'client_user', set_client: other.clientId ?? '' }, 'user-client-edit-error'],
  ] as const) {
    const answer = await browser.post(edit, { ...choice, updated_at: based ?? '' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(`id="${field}"`)
    expect(page).toContain('has not verified their email address yet')
  }
  expect(await profileOf(person.email)).toMatchObject({ role: 'client_user', client_id: null })
  await db()`update auth_users set email_verified = true where id = ${person.userId}`
  expect(await userPage('state=unverified')).toEqual([])
  const saved = await browser.post(edit, {
    set_role: 'client_user',
    set_client: other.clientId ?? '',
    updated_at: based ?? '',
  })
  expect(saved.status).toBe(302)
  await db()`update profiles set deactivated_at = now() where id = ${id}`
  expect((await userPage('state=deactivated')).map(({ email }) => email)).toEqual([person.email])
})

test('clients count their users whatever happens to these, and are ordered by it', async () => {
  const [a, b] = [
    await createAccount(product, 'client_user', password),
    await createAccount(product, 'client_user', password),
  ]
  const count = async (id: string | null) =>
    (await db()`select user_count from clients where id = ${id}`)[0]?.user_count
  expect([await count(a.clientId), await count(b.clientId)]).toEqual([1, 1])
  await db()`update profiles set client_id = ${a.clientId} where email = ${b.email}`
  expect([await count(a.clientId), await count(b.clientId)]).toEqual([2, 0])
  await db()`delete from auth_users where id = ${b.userId}`
  expect(await count(a.clientId)).toBe(1)
  const rows = await db()`select id, user_count, (select count(*)::int from profiles p
    where p.client_id = c.id) as counted from clients c`
  for (const row of rows) expect(row.user_count, row.id).toBe(row.counted)
  await db()`insert into clients (name) select 'Many ' || i from generate_series(1, 70) as i`
  for (const way of ['asc', 'desc']) {
    const read = (query: string) =>
      listClients(product.app, staff, readClientListQuery(new URLSearchParams(query)))
    const rows = await walkList(read, `sort=user_count&direction=${way}`)
    const seen = rows.map((row) => row.user_count)
    const sorted = seen.toSorted((x, y) => (way === 'asc' ? x - y : y - x))
    expect(seen).toEqual(sorted)
  }
})

test('a new name of a client reorders its users, and changes nobody under an open edit', async () => {
  const person = await createAccount(product, 'client_user', password)
  const before = await profileOf(person.email)
  await db()`update clients set name = 'AAA first' where id = ${person.clientId}`
  const rows = await userPage('sort=client&direction=asc')
  const named = rows.filter((row) => row.client_name)
  expect(named[0]?.email).toBe(person.email)
  expect((await profileOf(person.email)).updated_at).toEqual(before.updated_at)
  const page = await (await browser.get('/lead_admin/users?sort=client')).text()
  expect(page).toMatch(/aria-sort="ascending"[^>]*><a[^>]*>Client/)
})

test('invitations are paged through in every order', async () => {
  const { clientId } = await createAccount(product, 'client_user', password)
  await db()`insert into client_invitations (client_id, email, role, token_hash, expires_at)
    select ${clientId}, 'guest-' || i || '@example.net', case when i % 3 = 0 then 'client_admin' else 'client_user' end,
      sha256(i::text::bytea), now() + interval '7 days' from generate_series(1, 120) as i`
  const read = (query: string) => {
    const state = readListQuery(adminInvitationList, new URLSearchParams(query))
    return listInvitations(product.app, staff, state)
  }
  for (const order of ordersOf(adminInvitationList)) {
    expect(await walkList(read, order), order).toHaveLength(120)
  }
  expect(await (await browser.get('/lead_admin/invitations')).text()).toContain('sort=email')
})

test('a notification goes half a year after it was read; unread ones stay', async () => {
  const { userId, clientId } = await createAccount(product, 'client_user', password)
  const insert = (title: string, read: string | null) => db()`
    insert into notifications (client_id, user_id, kind, title, url, read_at, created_at)
    values (${clientId}, ${userId}, 'x', ${title}, '/x', ${read}, now() - interval '2 years')`
  const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
  await insert('unread', null)
  await insert('young', days(179))
  await insert('old', days(181))
  await tidyAccounts(product.app)
  const left = await db()`select title from notifications where user_id = ${userId} order by title`
  expect(left.map(({ title }) => title)).toEqual(['unread', 'young'])
})
