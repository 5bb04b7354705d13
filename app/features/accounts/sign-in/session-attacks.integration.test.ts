import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor, Role } from '#app/platform/actor.ts'
import { signedCookie } from '#app/platform/signed-cookie.server.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { addWith, enterWith } from '#test/passkeys.ts'
import { changePassword } from '../account/account-service.server.ts'

const password = 'a-long-enough-phrase-3'
const name = 'unordin.session_token'
let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

const db = () => product.app.db.client
const isIn = async (client: Client) => (await client.get('/dashboard')).status === 200

async function signedIn(role: Role = 'client_user') {
  const account = await createAccount(product, role, password)
  const client = product.client()
  await client.signIn(account.email, password)
  return { ...account, client, cookie: client.cookies.get(name) ?? '' }
}

/** A browser that holds this cookie of a session and nothing else. */
function holding(value: string): Client {
  const client = product.client()
  client.cookies.set(name, value)
  return client
}

test('a session that was planted before the sign-in is not the one that it opens', async () => {
  const [attacker, victim] = [await signedIn(), await signedIn()]
  const browser = holding(attacker.cookie)
  await browser.signIn(victim.email, password)
  expect(browser.cookies.get(name)).not.toBe(attacker.cookie)
  const own = (await (await holding(attacker.cookie).get('/auth/session')).json()) as object
  expect(own).toEqual({ user: attacker.userId })
})

test('a new password gives this session another token and ends the others; two tabs share it', async () => {
  const { client, email, cookie } = await signedIn()
  const elsewhere = product.client()
  await elsewhere.signIn(email, password)
  const stolen = holding(cookie)
  expect(await isIn(stolen)).toBe(true)
  const changed = { intent: 'password', password, newPassword: 'another-long-phrase-8' }
  expect((await client.post('/dashboard/account', changed)).status).toBe(302)
  expect(client.cookies.get(name)).not.toBe(cookie)
  expect([await isIn(client), await isIn(stolen), await isIn(elsewhere)]).toEqual([
    true,
    false,
    false,
  ])
  // What is refused to the former token removes no cookie: the other tab holds the new one by now.
  expect((await stolen.get('/dashboard')).headers.getSetCookie().join()).not.toContain(name)
})

test('a session that ended while it was changing the password leaves the password as it was', async () => {
  const { userId, email } = await signedIn()
  const actor: Actor = {
    ...{ kind: 'user', sessionId: crypto.randomUUID(), fullName: 'S', role: 'client_user' },
    ...{ userId, email, clientId: null },
  }
  const change = { password, newPassword: 'another-long-phrase-8' }
  await expect(
    askedBy(actor, () => changePassword(product.app, actor, change)),
  ).rejects.toMatchObject({ code: 'not_authenticated' })
  expect((await product.client().signIn(email, password)).status).toBe(302)
})

test('everyone of many who sign in or mistype at once is answered and on record', async () => {
  const people = await Promise.all(
    Array.from({ length: 18 }, () => createAccount(product, 'client_user', password)),
  )
  const attempts = people.flatMap(({ email, userId }) => [
    { email, userId, with: password, status: 302, action: 'session.started' },
    { email, userId, with: 'not-the-phrase-3', status: 401, action: 'session.refused' },
  ])
  await Promise.all(
    attempts.map(async (one) => {
      const client = product.client()
      expect((await client.signIn(one.email, one.with)).status, one.action).toBe(one.status)
      const events = await db()`select actor_id from audit_events where action = ${one.action}
        and ip = ${client.address} and coalesce(actor_email, details->>'email') = ${one.email}`
      const actor_id = one.status === 302 ? one.userId : null
      expect(events, one.action).toEqual([{ actor_id }])
    }),
  )
})

test('a session that ended while it was used stays ended, also when it was due to be prolonged', async () => {
  const { client, userId } = await signedIn()
  await db()`update auth_sessions set expires_at = now() + interval '1 day' where user_id = ${userId}`
  const reads = Array.from({ length: 6 }, () => client.get('/dashboard'))
  await db()`delete from auth_sessions where user_id = ${userId}`
  await Promise.all(reads)
  expect(await isIn(client)).toBe(false)
  expect(await db()`select 1 from auth_sessions where user_id = ${userId}`).toEqual([])
})

test('tokens of another kind, of nobody, expired or signed with another secret open nothing', async () => {
  const { client, userId, cookie, email } = await signedIn()
  const signed = (value: string, secret = product.app.secret) => {
    const [pair = ''] = signedCookie({ config: product.app.config, secret }, name, value, 60).split(
      ';',
    )
    return pair.slice(name.length + 1)
  }
  const [token = ''] = decodeURIComponent(cookie).split('.')
  expect(await isIn(holding(signed(token)))).toBe(true)
  expect(await isIn(holding(signed(token, 'another secret that is long enough')))).toBe(false)
  for (const other of ['A'.repeat(43), 'A'.repeat(32), '', token.slice(1), `${token}A`, "' or 1=1"])
    expect(await isIn(holding(signed(other))), other).toBe(false)
  // The token of a sign-in that waits for its code is none of a session.
  await db()`insert into auth_two_factors (user_id, secret, recovery_codes, verified) values (${userId}, 'x', '[]', true)`
  await db()`update auth_users set two_factor_enabled = true where id = ${userId}`
  const waiting = product.client()
  await waiting.signIn(email, password)
  expect(await isIn(holding(waiting.cookies.get('unordin.two_factor') ?? ''))).toBe(false)
  await db()`update auth_sessions set expires_at = now() - interval '1 second' where user_id = ${userId}`
  expect(await isIn(client)).toBe(false)
})

test('a reset ends a sign-in that waits for its code', async () => {
  const { userId, email } = await signedIn()
  await db()`insert into auth_two_factors (user_id, secret, recovery_codes, verified) values (${userId}, 'x', '[]', true)`
  await db()`update auth_users set two_factor_enabled = true where id = ${userId}`
  const waiting = product.client()
  await waiting.signIn(email, password)
  expect((await waiting.get('/auth/code')).status).toBe(200)
  const proof = crypto.getRandomValues(Buffer.alloc(32)).toString('base64url')
  await db()`insert into auth_tokens (kind, user_id, token_hash, expires_at)
    values ('reset', ${userId}, sha256(convert_to(${proof}, 'UTF8')), now() + interval '1 hour')`
  const link = `/auth/reset?token=${userId.replaceAll('-', '')}${proof}`
  const reset = await product.client().post(link, { password: 'another-long-phrase-8' })
  expect(reset.status).toBe(302)
  expect((await waiting.get('/auth/code')).status).toBe(302)
})

test('of two answers of a passkey with one count, the second is refused', async () => {
  const { client } = await signedIn()
  const page = '/dashboard/account/passkeys'
  const { device } = await addWith({ browser: client, page }, password, 'Copied', {})
  const enter = () => enterWith(device, product.client(), { way: { count: 7 } })
  const statuses = (await Promise.all([enter(), enter()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 401])
  expect((await enterWith(device, product.client(), { way: { count: 6 } })).status).toBe(401)
  expect((await enterWith(device, product.client(), { way: { count: 8 } })).status).toBe(200)
})
