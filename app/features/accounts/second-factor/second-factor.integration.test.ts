import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#app/platform/actor.ts'
import { createAccount, createSession } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { queuedMails } from '#test/mails.ts'
import { stopClockForCodes } from '#test/totp.ts'
import { hashRecoveryCodes } from './recovery-code-upgrade-service.server.ts'
import { encrypt } from './second-factor-secret.server.ts'
import {
  beginSetUp,
  confirmSetUp,
  readSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './second-factor-service.server.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
let codeOf: ReturnType<typeof stopClockForCodes>
beforeAll(async () => {
  product = await startTestApp()
  codeOf = stopClockForCodes(product)
})
afterAll(() => product.close())

type Role = 'admin' | 'client_admin' | 'client_user'

async function person(role: Role = 'client_user') {
  const account = await createAccount(product, role, password)
  const { email, userId, clientId } = account
  const actor = {
    kind: 'user',
    sessionId: crypto.randomUUID(),
    fullName: email,
    role,
    userId,
    email,
    clientId,
  } satisfies Actor
  return { ...account, actor }
}

/** Sets a second factor up with the code of the half minute before, so that this one's is unused. */
async function withSecondFactor(role: Role = 'client_user') {
  const one = await person(role)
  const { app } = product
  const actor = { ...one.actor, sessionId: await createSession(product, one.userId) }
  expect(await beginSetUp(app, actor, password)).toEqual({ ok: true })
  const state = await readSecondFactor(app, actor)
  if (state.kind !== 'pending') throw new Error(state.kind)
  const confirmed = await askedBy(actor, () => confirmSetUp(app, actor, codeOf(state.secret, -1)))
  if (!confirmed.ok) throw new Error(confirmed.message)
  await app.db.client`delete from auth_sessions where user_id = ${one.userId}`
  return { ...one, secret: state.secret, recoveryCodes: confirmed.recoveryCodes }
}

async function passPassword(email: string): Promise<Client> {
  const client = product.client()
  const answer = await client.signIn(email, password)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/^\/auth\/code/)
  return client
}

const openSessions = async (userId: string) =>
  (await product.app.db.client`select id from auth_sessions where user_id = ${userId}`).length
const events = async (userId: string) => {
  const rows = await product.app.db.client`select action from audit_events
    where actor_id = ${userId} or details->>'email' = (select email from profiles where user_id = ${userId})
    order by created_at`
  return rows.map(({ action }) => action as string)
}
const mailsTo = async (email: string) =>
  (await queuedMails(product, { to: email })).map(({ kind }) => kind)
const wrongCodeOf = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map((offset) => codeOf(secret, offset))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  ) as string
}

test('the password alone opens no session; password and code do', async () => {
  const { email, userId, secret } = await withSecondFactor('admin')
  const client = await passPassword(email)
  expect([...client.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
  expect(await openSessions(userId)).toBe(0)
  expect((await client.get('/lead_admin')).headers.get('location')).toMatch(/^\/admin\/auth/)
  const page = await client.get('/auth/code?next=%2Flead_admin%2Fleads')
  expect(await page.text()).toContain('authenticator app')
  const spaced = codeOf(secret).replace(/^(...)/, '$1 ')
  const answer = await client.post('/auth/code?next=%2Flead_admin%2Fleads%3Fq%3Dx', {
    kind: 'code',
    code: spaced,
  })
  expect(answer.headers.get('location')).toBe('/lead_admin/leads?q=x')
  const cookie = answer.headers.getSetCookie().find((one) => one.includes('session_token'))
  expect(cookie).toMatch(/HttpOnly;.*SameSite=Lax/)
  expect((await client.get('/lead_admin')).status).toBe(200)
  const [session] = await product.app.db.client`select ip_address from auth_sessions
    where user_id = ${userId}`
  expect(session?.ip_address).toBe(client.address)
  expect(await events(userId)).toEqual(['account.totp_enabled', 'session.started'])
})

test('a code works once, and an earlier one not after a later one', async () => {
  const { email, userId, secret } = await withSecondFactor()
  const code = codeOf(secret)
  const [first, second] = [await passPassword(email), await passPassword(email)]
  const tries = await Promise.all([
    first.post('/auth/code', { kind: 'code', code }),
    second.post('/auth/code', { kind: 'code', code }),
  ])
  expect(tries.map(({ status }) => status).sort()).toEqual([302, 401])
  const third = await passPassword(email)
  for (const stale of [code, codeOf(secret, -1)]) {
    const answer = await third.post('/auth/code', { kind: 'code', code: stale })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('was already used')
  }
  expect(await openSessions(userId)).toBe(1)
})

test('a recovery code works once, is recorded and told to the owner', async () => {
  const { email, userId, actor, recoveryCodes } = await withSecondFactor()
  expect(recoveryCodes).toHaveLength(10)
  const [code = ''] = recoveryCodes
  const typed = ` ${code.toUpperCase().replace('-', ' ')} `
  const clients = [await passPassword(email), await passPassword(email)]
  const tries = await Promise.all(
    clients.map((client) => client.post('/auth/code', { kind: 'recovery', code: typed })),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual([302, 401])
  expect(await openSessions(userId)).toBe(1)
  expect(await readSecondFactor(product.app, actor)).toEqual({ kind: 'on', recoveryCodesLeft: 9 })
  expect(await events(userId)).toContain('account.recovery_used')
  expect(await mailsTo(email)).toContain('account.recoveryUsed')
})

test('of recovery codes only hashes are kept; those of an earlier release, encrypted, stay good', async () => {
  const { email, userId, recoveryCodes } = await withSecondFactor()
  const { client: db } = product.app.db
  const kept = async () => {
    const [row] = await db<{ codes: string }[]>`
      select recovery_codes as codes from auth_two_factors where user_id = ${userId}`
    return row?.codes ?? ''
  }
  const hashes = await kept()
  expect(JSON.parse(hashes)).toHaveLength(10)
  for (const code of recoveryCodes) expect(hashes).not.toContain(code)
  const encrypted = await encrypt(product.app, JSON.stringify(recoveryCodes))
  await db`update auth_two_factors set recovery_codes = ${encrypted} where user_id = ${userId}`
  await hashRecoveryCodes(product.app)
  expect(await kept()).toBe(hashes)
  const client = await passPassword(email)
  const answer = await client.post('/auth/code', { kind: 'recovery', code: recoveryCodes[4] ?? '' })
  expect(answer.status).toBe(302)
  expect(JSON.parse(await kept())).toHaveLength(9)
})

test('new recovery codes replace the old ones', async () => {
  const { email, actor, recoveryCodes } = await withSecondFactor()
  const { app } = product
  expect(await askedBy(actor, () => renewRecoveryCodes(app, actor, 'not it'))).toMatchObject({
    ok: false,
  })
  const renewed = await askedBy(actor, () => renewRecoveryCodes(app, actor, password))
  if (!renewed.ok) throw new Error(renewed.message)
  const client = await passPassword(email)
  const post = (code: string) => client.post('/auth/code', { kind: 'recovery', code })
  expect((await post(recoveryCodes[3] ?? '')).status).toBe(401)
  expect((await post(renewed.recoveryCodes[3] ?? '')).status).toBe(302)
})

test('of many guesses at once few are tried, with however many sign-ins', async () => {
  const { email, userId, secret } = await withSecondFactor()
  const clients = await Promise.all(Array.from({ length: 4 }, () => passPassword(email)))
  const code = wrongCodeOf(secret)
  const answers = await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 8 }, () => client.post('/auth/code', { kind: 'code', code })),
    ),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(15)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(17)
  const right = await clients[0]?.post('/auth/code', { kind: 'code', code: codeOf(secret) })
  expect(right?.status).toBe(429)
  expect(await openSessions(userId)).toBe(0)
  expect((await mailsTo(email)).filter((kind) => kind === 'account.codeGuessed')).toHaveLength(1)
})

test('without the password the code step leads back to the sign-in page', async () => {
  const { email, secret } = await withSecondFactor()
  const stranger = product.client()
  const answer = await stranger.get('/auth/code?next=%2Flead_admin')
  expect(answer.headers.get('location')).toBe('/admin/auth?next=%2Flead_admin')
  const post = await stranger.post('/auth/code', { kind: 'code', code: codeOf(secret) })
  expect(post.headers.get('location')).toBe('/auth')
  // A challenge whose signature is not ours opens nothing, and neither does one twice.
  const client = await passPassword(email)
  const step = await (await client.get('/auth/code?next=%2Flead_admin')).text()
  expect(step).toMatch(/href="\/admin\/auth\?next=%2Flead_admin"[^>]*>Start again</)
  const [name = '', value = ''] =
    [...client.cookies].find(([key]) => key.includes('two_factor')) ?? []
  stranger.cookies.set(name, value.replace(/\..*/, '.AAAA'))
  const forged = await stranger.post('/auth/code', { kind: 'code', code: codeOf(secret) })
  expect(forged.headers.get('location')).toBe('/auth')
  expect([...stranger.cookies.keys()].some((key) => key.includes('session'))).toBe(false)
  const passed = await client.post('/auth/code', { kind: 'code', code: codeOf(secret, 1) })
  expect(passed.status).toBe(302)
  stranger.cookies.set(name, value)
  const again = await stranger.post('/auth/code', { kind: 'code', code: codeOf(secret, 1) })
  expect(again.headers.get('location')).toBe('/auth')
})

test('it is set up with the password and a right code, and turned off with the password', async () => {
  const { app } = product
  const { actor, email, userId } = await person()
  const [browser, elsewhere] = [product.client(), product.client()]
  for (const one of [browser, elsewhere]) await one.signIn(email, password)
  const copied = product.client()
  for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
  const page = '/dashboard/account/second-factor'
  const begin = (password: string) => browser.post(page, { intent: 'begin', password })
  const confirm = (code: string) => browser.post(page, { intent: 'confirm', code })
  expect((await begin('not it')).status).toBe(422)
  expect(await readSecondFactor(app, actor)).toEqual({ kind: 'off' })
  await begin(password)
  const state = await readSecondFactor(app, actor)
  if (state.kind !== 'pending') throw new Error(state.kind)
  expect((await confirm(wrongCodeOf(state.secret))).status).toBe(422)
  expect((await product.client().signIn(email, password)).headers.get('location')).toBe('/auth')
  expect((await copied.get('/dashboard')).status).toBe(200)
  expect((await confirm(codeOf(state.secret))).status).toBe(200)
  // The session that showed the code goes on with another token, of which a copy of the former one knows nothing.
  expect(await openSessions(userId)).toBe(1)
  const open = [browser, copied, elsewhere].map((one) => one.get('/dashboard'))
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 302, 302])
  await expect(beginSetUp(app, actor, password)).rejects.toMatchObject({ code: 'conflict' })
  const off = (password: string) => browser.post(page, { intent: 'turn-off', password })
  expect((await off('not it')).status).toBe(422)
  expect((await off(password)).status).toBe(302)
  expect((await product.client().signIn(email, password)).headers.get('location')).toBe('/auth')
  expect(await events(userId)).toEqual(
    expect.arrayContaining(['account.totp_enabled', 'account.totp_disabled']),
  )
})

test('staff reset it for others, nobody else does, and nobody for himself', async () => {
  const { app } = product
  const [{ actor: staff }, other, stranger] = await Promise.all([
    person('admin'),
    withSecondFactor(),
    person('client_admin'),
  ])
  for (const who of [stranger.actor, other.actor]) {
    const reset = askedBy(who, () => resetSecondFactor(app, who, other.userId))
    await expect(reset).rejects.toMatchObject({ code: 'forbidden' })
  }
  const own = askedBy(staff, () => resetSecondFactor(app, staff, staff.userId))
  await expect(own).rejects.toMatchObject({ code: 'forbidden' })
  const none = askedBy(staff, () => resetSecondFactor(app, staff, stranger.userId))
  await expect(none).rejects.toMatchObject({ code: 'not_found' })
  await askedBy(staff, () => resetSecondFactor(app, staff, other.userId))
  expect(await readSecondFactor(app, other.actor)).toEqual({ kind: 'off' })
  expect(await events(staff.userId)).toContain('account.totp_disabled')
})

test('a set-up that is begun several times at once is one set-up', async () => {
  const { actor } = await person()
  const begun = await Promise.all(
    Array.from({ length: 5 }, () => beginSetUp(product.app, actor, password)),
  )
  expect(begun).toEqual(Array.from({ length: 5 }, () => ({ ok: true })))
  expect((await readSecondFactor(product.app, actor)).kind).toBe('pending')
})
