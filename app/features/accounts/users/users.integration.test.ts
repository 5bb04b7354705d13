import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor, Role } from '#app/platform/actor.ts'
import { call } from '#app/platform/sql-functions.server.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { askedBy, askedFrom } from '#test/asked-by.ts'
import { lockWait } from '#test/lock-wait.ts'
import { insertSession } from '../sign-in/session-store.server.ts'
import { readUserListQuery } from './user-list-query.ts'
import { listUsers, readUser, setUserAccess, updateUser } from './user-service.server.ts'

const password = 'a-long-enough-phrase-3'
const code = (code: string) => expect.objectContaining({ code })
type User = Actor & { kind: 'user'; profileId: string }
let product: TestApp
let staff: User
let browser: Client

async function person(role: Role): Promise<User> {
  const account = await createAccount(product, role, password)
  const [row] = await product.app.db.client`select id from profiles where email = ${account.email}`
  const sessionId = crypto.randomUUID()
  const fullName = account.email
  return { kind: 'user', role, fullName, sessionId, profileId: row?.id, ...account }
}

async function signedIn(email: string): Promise<Client> {
  const client = product.client()
  await client.signIn(email, password)
  return client
}

const read = (user: User) => readUser(product.app, staff, user.profileId)
async function change(by: Actor, user: User, choice: { role?: Role; clientId?: string | null }) {
  const { role, client_id, updated_at } = await read(user)
  const wanted = { id: user.profileId, role, clientId: client_id, based: updated_at, ...choice }
  return askedBy(by, () => updateUser(product.app, by, wanted))
}
const events = (action: string, subject: string) =>
  product.app.db.client`select actor_email, ip, details from audit_events
    where action = ${action} and subject_id = ${subject}`

beforeAll(async () => {
  product = await startTestApp()
  staff = await person('admin')
  browser = await signedIn(staff.email)
})
afterAll(() => product.close())
beforeEach(() => product.app.db.client`delete from rate_limits`)

test('a new role and client are saved, on record, and end the sessions opened before', async () => {
  const user = await person('client_user')
  const other = await person('client_admin')
  const open = await signedIn(user.email)
  expect((await open.get('/dashboard')).status).toBe(200)
  expect(await change(staff, user, { role: 'client_admin', clientId: other.clientId })).toEqual({
    ok: true,
  })
  expect(await read(user)).toMatchObject({ role: 'client_admin', client_id: other.clientId })
  expect((await open.get('/dashboard')).headers.get('location')).toMatch(/^\/auth/)
  expect(await events('user.updated', user.profileId)).toMatchObject([
    {
      actor_email: staff.email,
      ip: askedFrom,
      details: {
        from: { role: 'client_user', clientId: user.clientId },
        to: { role: 'client_admin', clientId: other.clientId },
      },
    },
  ])
  expect(await change(staff, user, { clientId: null })).toEqual({ ok: true })
  expect(await read(user)).toMatchObject({ client_id: null, client_name: null })
})

test('what stays the same ends nothing and is not on record; the own change keeps the own session', async () => {
  const user = await person('client_user')
  const open = await signedIn(user.email)
  expect(await change(staff, user, {})).toEqual({ ok: true })
  expect((await open.get('/dashboard')).status).toBe(200)
  expect(await events('user.updated', user.profileId)).toHaveLength(0)

  const admin = await person('admin')
  const [here, there] = [await signedIn(admin.email), await signedIn(admin.email)]
  const { updated_at } = await read(admin)
  const path = `/lead_admin/users?edit=${admin.profileId}`
  const fields = { set_role: 'admin', set_client: user.clientId ?? '', updated_at }
  expect((await here.post(path, fields)).status).toBe(302)
  expect((await here.get('/lead_admin/users')).status).toBe(200)
  expect((await there.get('/lead_admin/users')).status).toBe(302)
})

test('a client that does not exist and a role that does not exist are refused beside their field', async () => {
  const user = await person('client_user')
  const nowhere = await change(staff, user, { clientId: crypto.randomUUID() })
  expect(nowhere).toMatchObject({ ok: false, field: 'client' })
  const path = `/lead_admin/users?edit=${user.profileId}`
  const { updated_at } = await read(user)
  for (const [fields, message] of [
    [{ set_role: 'owner', set_client: '' }, 'Please select a role from the list'],
    [{ set_role: 'admin', set_client: "'; drop" }, 'Please select a client from the list'],
  ] as const) {
    const answer = await browser.post(path, { ...fields, updated_at })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(message)
  }
  expect(await read(user)).toMatchObject({ role: 'client_user', client_id: user.clientId })
})

test('of two who edit the same row the second is told, and keeps what was chosen', async () => {
  const user = await person('client_user')
  const path = `/lead_admin/users?edit=${user.profileId}`
  const seen = await (await browser.get(path)).text()
  const based = /name="updated_at" value="([^"]+)"/.exec(seen)?.[1] ?? ''
  await change(staff, user, { role: 'client_admin' })
  const fields = { set_role: 'admin', set_client: '', updated_at: based }
  const answer = await browser.post(path, fields)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Someone else changed this user while you were editing: Client admin')
  expect(page).toMatch(/<option value="admin" selected="">/)
  expect(await read(user)).toMatchObject({ role: 'client_admin' })
  const again = /name="updated_at" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect((await browser.post(path, { ...fields, updated_at: again })).headers.get('location')).toBe(
    '/lead_admin/users',
  )
  expect(await read(user)).toMatchObject({ role: 'admin', client_id: null })
  await change(staff, user, { role: 'client_user' })
})

test('the last active administrator is neither demoted nor deactivated, however many try at once', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => person('admin')))
  await product.app.db.client`update profiles set role = 'client_user'
    where role = 'admin' and not (email = any(${[staff, ...others].map(({ email }) => email)}))`
  const all = [staff, ...others]
  const rows = await Promise.all(all.map(read))
  // Each takes the role from the next one, all at once.
  const tries = await Promise.allSettled(
    all.map((by, index) => {
      const target = (index + 1) % all.length
      const user = rows[target]
      if (!user) throw new Error('nobody')
      return index % 2 === 0
        ? askedBy(by, () => setUserAccess(product.app, by, user.id, 'deactivated'))
        : askedBy(by, () =>
            updateUser(product.app, by, {
              id: user.id,
              role: 'client_user',
              clientId: null,
              based: user.updated_at,
            }),
          )
    }),
  )
  const active = () => product.app.db.client`select user_id, id from profiles
    where role = 'admin' and deactivated_at is null`
  const left = await active()
  expect(left.length).toBeGreaterThanOrEqual(1)
  // Whoever had lost the role before their turn came was refused.
  expect(tries.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)

  await product.app.db.client`update profiles set role = 'admin', deactivated_at = null
    where email = any(${all.map(({ email }) => email)})`
  const fresh = await Promise.all(all.map(read))
  await Promise.all(
    all.map((by, index) =>
      askedBy(by, () =>
        updateUser(product.app, by, {
          id: by.profileId,
          role: 'client_user',
          clientId: null,
          based: fresh[index]?.updated_at ?? '',
        }),
      ),
    ),
  )
  expect(await active()).toHaveLength(1)
  const [last] = await active()
  const alone = all.find(({ userId }) => userId === last?.user_id) as User
  const { updated_at } = await readUser(product.app, alone, alone.profileId)
  const wanted = { id: alone.profileId, role: 'client_user' as const, clientId: null }
  expect(
    await askedBy(alone, () => updateUser(product.app, alone, { ...wanted, based: updated_at })),
  ).toMatchObject({
    ok: false,
    field: 'role',
  })
  await expect(
    askedBy(alone, () => setUserAccess(product.app, alone, alone.profileId, 'deactivated')),
  ).rejects.toEqual(code('conflict'))
  await product.app.db.client`update profiles set role = 'admin', deactivated_at = null
    where email = any(${all.map(({ email }) => email)})`
  browser = await signedIn(staff.email)
})

test('a deactivated user is out at once, cannot sign in, and gets in again when reactivated', async () => {
  const user = await person('client_admin')
  const open = await signedIn(user.email)
  const path = `/lead_admin/users/${user.profileId}/access`
  const asked = await (await browser.get(`${path}?q=x`)).text()
  expect(asked).toContain(`Deactivate ${user.email}?`)
  expect((await open.get('/dashboard')).status).toBe(200)
  const answer = await browser.post(`${path}?q=x`, { access: 'deactivated' })
  expect(answer.headers.get('location')).toBe('/lead_admin/users?q=x')
  expect((await open.get('/dashboard')).status).toBe(302)
  const sessions = await product.app.db.client`select 1 from auth_sessions
    where user_id = ${user.userId}`
  expect(sessions).toHaveLength(0)
  expect((await product.client().signIn(user.email, password)).status).toBe(401)
  expect(await (await browser.get(`/lead_admin/users?q=${user.email}`)).text()).toContain(
    'Deactivated',
  )
  await browser.post(path, { access: 'active' })
  expect((await (await signedIn(user.email)).get('/dashboard')).status).toBe(200)
  expect(await events('user.deactivated', user.profileId)).toHaveLength(1)
  expect(await events('user.reactivated', user.profileId)).toHaveLength(1)
})

test('a session that is being opened while its user is deactivated is ended too', async () => {
  const user = await person('client_user')
  const { app } = product
  const deactivated = await app.db.system(async (tx) => {
    const now = app.now()
    const session = { tokenHash: randomBytes(32), passkeyId: null, ip: '', userAgent: '', now }
    const expiresAt = new Date(now.getTime() + 60_000)
    expect(await insertSession(tx, user.userId, { ...session, expiresAt })).toBeDefined()
    const deactivating = askedBy(staff, () =>
      setUserAccess(app, staff, user.profileId, 'deactivated'),
    )
    await Promise.race([deactivating, lockWait(app.db)])
    return { deactivating }
  })
  await deactivated.deactivating
  expect(await app.db.client`select 1 from auth_sessions where user_id = ${user.userId}`).toEqual(
    [],
  )
})

test('a sign-in that waits for its code ends with the sessions; links by mail stay', async () => {
  const user = await person('client_user')
  for (const kind of ['code', 'reset'])
    await product.app.db.client`insert into auth_tokens (token_hash, kind, user_id, expires_at)
      values (${randomBytes(32)}, ${kind}, ${user.userId}, now() + interval '5 minutes')`
  expect(await change(staff, user, { role: 'client_admin' })).toEqual({ ok: true })
  expect(
    await product.app.db.client`select kind from auth_tokens where user_id = ${user.userId}`,
  ).toEqual([{ kind: 'reset' }])
})

test('nobody deactivates the own account', async () => {
  const path = `/lead_admin/users/${staff.profileId}/access`
  const answer = await browser.post(path, { access: 'deactivated' })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('You cannot deactivate your own account.')
})

test('others than administrators are refused by the service and by the database', async () => {
  const user = await person('client_user')
  const boss = await person('client_admin')
  const gone = await person('admin')
  await product.app.db
    .client`update profiles set role = 'client_user' where user_id = ${gone.userId}`
  for (const who of [{ kind: 'visitor' } as const, user, boss]) {
    await expect(change(who, user, { role: 'admin' })).rejects.toEqual(code('forbidden'))
    const list = listUsers(product.app, who, readUserListQuery(new URLSearchParams()))
    await expect(list).rejects.toEqual(code('forbidden'))
    const end = product.app.db.as(who, (tx) =>
      tx.run(call('end_sessions', { account: staff.userId, kept: null })),
    )
    await expect(end.catch((error) => Promise.reject(String(error)))).rejects.toMatch(
      /permission denied/,
    )
  }
  // The role was lost between the gate and the lock.
  await expect(change(gone, user, { role: 'admin' })).rejects.toEqual(code('forbidden'))
  await expect(readUser(product.app, staff, 'x')).rejects.toEqual(code('not_found'))
})
