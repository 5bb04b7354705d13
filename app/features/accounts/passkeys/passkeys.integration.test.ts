import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#app/platform/actor.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { type Authenticator, createAuthenticator } from '#test/authenticator.ts'
import { stopClock } from '#test/clock.ts'
import { queuedMails } from '#test/mails.ts'
import { addWith, challengeIn, enterWith } from '#test/passkeys.ts'

const password = 'a-long-enough-phrase-3'
const address = '/auth/passkey'
let product: TestApp
let strict: TestApp
beforeAll(async () => {
  product = await startTestApp()
  strict = await startTestApp({ REQUIRE_ADMIN_2FA: '1' })
})
afterAll(async () => {
  await product.close()
  await strict.close()
})

const db = (house = product) => house.app.db.client
const pageOf = (role: Role) => `/${role === 'admin' ? 'lead_admin' : 'dashboard'}/account/passkeys`

async function person(role: Role = 'client_user', house = product) {
  const account = await createAccount(house, role, password)
  const browser = house.client()
  await browser.signIn(account.email, password)
  return { ...account, browser, page: pageOf(role), house }
}
type Person = Awaited<ReturnType<typeof person>>

const add = (one: Person, name = 'My laptop', way = {}) => addWith(one, password, name, way)

type Entering = Parameters<typeof enterWith>[2] & { house?: TestApp }
/** A fresh browser signs in with the device. */
const enter = (device: Authenticator, more: Entering = {}) =>
  enterWith(device, (more.house ?? product).client(), more)

const events = async ({ userId, email, house }: Person) =>
  (
    await db(
      house,
    )`select action from audit_events where actor_id = ${userId} or details->>'email' = ${email}
      order by created_at`
  ).map(({ action }) => action as string)
const mailsTo = async ({ email, house }: Person) =>
  (await queuedMails(house, { to: email })).map(({ kind }) => kind).sort()

test('a passkey is added with the password, signs in, is renamed, and is removed with the password', async () => {
  const one = await person()
  const { browser, page } = one
  expect(await (await browser.get(page)).text()).toContain('No passkeys yet.')
  const wrong = await browser.post(page, { intent: 'begin', name: 'x', password: 'not it' })
  expect(wrong.status).toBe(422)
  const copied = product.client()
  for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
  const { device, answer } = await add(one)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, page])
  // A copy of the token from before the first passkey opens nothing any more.
  expect((await copied.get('/dashboard')).status).toBe(302)
  expect(await (await browser.get(page)).text()).toContain('My laptop')
  expect(await mailsTo(one)).toEqual(['account.passkeyAdded'])

  const entered = await enter(device, { search: '?next=%2Fdashboard%2Fdocuments' })
  expect([entered.status, entered.to]).toEqual([200, '/dashboard/documents'])
  expect((await entered.browser.get('/dashboard')).status).toBe(200)
  const again = await entered.hand()
  expect(again.status).toBe(401)

  const [row] = await db()`select id, last_used_at from auth_passkeys where user_id = ${one.userId}`
  expect(row?.last_used_at).not.toBeNull()
  const [renaming, removing] = [`${page}?rename=${row?.id}`, `${page}?remove=${row?.id}`]
  expect(await (await browser.get(renaming)).text()).toContain('Rename My laptop')
  expect((await browser.post(renaming, { intent: 'rename', name: ' ' })).status).toBe(422)
  expect((await browser.post(renaming, { intent: 'rename', name: 'Old one' })).status).toBe(302)
  expect(await (await browser.get(removing)).text()).toContain('Remove Old one?')
  expect((await browser.post(removing, { intent: 'remove', password: 'no' })).status).toBe(422)
  expect((await entered.browser.get('/dashboard')).status).toBe(200)
  expect((await browser.post(removing, { intent: 'remove', password })).status).toBe(302)
  // The session it opened has ended, the one that removed it has not.
  expect((await entered.browser.get('/dashboard')).status).toBe(302)
  expect((await browser.get('/dashboard')).status).toBe(200)
  expect((await enter(device)).status).toBe(401)
  expect(await mailsTo(one)).toEqual(['account.passkeyAdded', 'account.passkeyRemoved'])
  expect(await events(one)).toEqual([
    'session.started',
    'account.passkey_added',
    'session.started',
    'session.refused',
    'account.passkey_renamed',
    'account.passkey_removed',
  ])
})

test('without the lock of the device, from another place or with an old question it signs nobody in', async () => {
  const one = await person()
  for (const way of [
    { verified: false },
    { origin: 'http://localhost:3001' },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
  ]) {
    const { answer } = await add(one, 'bad', way)
    expect(answer.status, JSON.stringify(way)).toBe(422)
  }
  expect(await db()`select 1 from auth_passkeys where user_id = ${one.userId}`).toEqual([])
  const { device } = await add(one)
  const before = await db()`select 1 from auth_sessions where user_id = ${one.userId}`
  for (const way of [
    { verified: false },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
  ])
    expect((await enter(device, { way })).status, JSON.stringify(way)).toBe(401)
  // A question that another browser was asked.
  const other = product.client()
  const asked = (await (await other.post(address, { intent: 'ask' })).json()) as {
    options: { challenge: string }
  }
  const response = device.sign(asked.options.challenge)
  const stolen = await product
    .client()
    .post(address, { intent: 'sign-in', response, side: 'portal' })
  expect(stolen.status).toBe(401)
  // One that was asked to add a passkey, and the other way round.
  const begun = await one.browser.post(`${one.page}.data`, { intent: 'begin', name: 'x', password })
  const signed = device.sign(challengeIn(await begun.text()))
  const crossed = { intent: 'sign-in', response: signed, side: 'portal' }
  expect((await one.browser.post(address, crossed)).status).toBe(401)
  const question = (await (await one.browser.post(address, { intent: 'ask' })).json()) as {
    options: { challenge: string }
  }
  const made = createAuthenticator().make(question.options.challenge)
  const smuggled = await one.browser.post(one.page, { intent: 'add', name: 'x', response: made })
  expect(smuggled.status).toBe(422)
  for (const nonsense of ['', 'null', '[]', '{"id":7}', '{"id":"x","response":{}}', '{{'])
    expect(
      (await other.post(address, { intent: 'sign-in', response: nonsense, side: 'portal' })).status,
    ).toBe(401)
  expect((await db()`select 1 from auth_sessions where user_id = ${one.userId}`).length).toBe(
    before.length,
  )
})

test("another person's session adds nothing with a question that was not its own", async () => {
  const [one, two] = [await person(), await person()]
  const device = createAuthenticator()
  const begun = await one.browser.post(`${one.page}.data`, { intent: 'begin', name: 'x', password })
  const response = device.make(challengeIn(await begun.text()))
  two.browser.cookies.set('unordin.passkey', one.browser.cookies.get('unordin.passkey') ?? '')
  const answer = await two.browser.post(two.page, { intent: 'add', name: 'x', response })
  expect(answer.status).toBe(422)
  expect(
    await db()`select 1 from auth_passkeys where user_id = any(${[one.userId, two.userId]})`,
  ).toEqual([])
  // And of two people neither sees or touches the other's.
  await add(one, 'Of one')
  const [row] = await db()`select id from auth_passkeys where user_id = ${one.userId}`
  expect(await (await two.browser.get(two.page)).text()).not.toContain('Of one')
  for (const fields of [
    { intent: 'remove', password },
    { intent: 'rename', name: 'Taken' },
  ])
    await two.browser.post(`${two.page}?${fields.intent}=${row?.id}`, fields as never)
  expect(await db()`select name from auth_passkeys where id = ${row?.id}`).toEqual([
    { name: 'Of one' },
  ])
  expect((await product.client().post(one.page, { intent: 'begin' })).status).toBe(302)
})

test('the rules of a sign-in are those after a password: roles, no client, deactivated, paused', async () => {
  const [staff, member] = [await person('admin'), await person()]
  const [ofStaff, ofMember] = [(await add(staff)).device, (await add(member)).device]
  expect((await enter(ofStaff, { side: 'admin' })).to).toBe('/lead_admin')
  const next = '?next=%2Flead_admin%2Ftickets'
  expect((await enter(ofStaff, { side: 'admin', search: next })).to).toBe('/lead_admin/tickets')
  expect((await enter(ofStaff, { side: 'admin', search: '?next=//evil.example' })).to).toBe(
    '/lead_admin',
  )
  expect((await enter(ofStaff)).to).toBe('/admin/auth')
  expect((await enter(ofMember, { side: 'admin', search: next })).to).toBe('/auth')
  const refused = await enter(ofMember)
  expect((await refused.browser.get('/lead_admin')).status).toBe(302)

  await db()`update profiles set client_id = null where user_id = ${member.userId}`
  const nowhere = await enter(ofMember)
  expect(nowhere.to).toBe('/auth')
  expect(await (await nowhere.browser.get('/auth')).text()).toContain('Access Required')
  await db()`update profiles set client_id = ${member.clientId} where user_id = ${member.userId}`
  await db()`update clients set status = 'inactive' where id = ${member.clientId}`
  const paused = await enter(ofMember)
  expect(paused.status).toBe(403)
  await db()`update clients set status = 'active' where id = ${member.clientId}`
  await db()`update profiles set deactivated_at = now() where user_id = ${member.userId}`
  const before = await db()`select 1 from auth_sessions where user_id = ${member.userId}`
  const gone = await enter(ofMember)
  expect([gone.status, gone.error]).toEqual([
    401,
    'This passkey does not work. It may have been removed. Sign in with your password.',
  ])
  expect((await db()`select 1 from auth_sessions where user_id = ${member.userId}`).length).toBe(
    before.length,
  )
  expect((await events(member)).filter((one) => one === 'session.refused')).toHaveLength(1)
})

test('a session opened with a passkey has the second factor that administrators must have', async () => {
  // The passkey was there before it was asked for.
  const boss = await person('admin', strict)
  await db(
    strict,
  )`update auth_sessions set passkey_id = gen_random_uuid() where user_id = ${boss.userId}`
  const { device, answer } = await add(boss)
  expect(answer.status).toBe(302)
  await db(strict)`update auth_sessions set passkey_id = null where user_id = ${boss.userId}`
  const setUp = '/lead_admin/account/second-factor'
  expect((await boss.browser.get('/lead_admin')).headers.get('location')).toBe(setUp)
  const entered = await enter(device, { side: 'admin', house: strict })
  expect(entered.to).toBe('/lead_admin')
  expect((await entered.browser.get('/lead_admin')).status).toBe(200)
  // Who only knows the password makes no second factor of their own beside it.
  const begun = await boss.browser.post(setUp, { intent: 'begin', password })
  expect(begun.status).toBe(403)
  expect(await begun.text()).toContain('Sign in with the passkey first')
  expect(
    (await boss.browser.post(boss.page, { intent: 'begin', name: 'x', password })).status,
  ).toBe(403)
  expect((await entered.browser.post(setUp, { intent: 'begin', password })).status).toBe(302)
  // The only one cannot be removed.
  const [row] = await db(strict)`select id from auth_passkeys where user_id = ${boss.userId}`
  const removing = `${boss.page}?remove=${row?.id}`
  expect((await entered.browser.post(removing, { intent: 'remove', password })).status).toBe(403)
  // Another administrator takes it off, if the device is lost.
  const helper = strict.client()
  const other = await createAccount(strict, 'admin', password)
  await helper.signIn(other.email, password)
  await db(
    strict,
  )`update auth_sessions set passkey_id = gen_random_uuid() where user_id = ${other.userId}`
  const [profile] = await db(
    strict,
  )`select id, second_factor from profiles where user_id = ${boss.userId}`
  expect(profile?.second_factor).toBe(true)
  const reset = await helper.post(`/lead_admin/users/${profile?.id}/second-factor`)
  expect(reset.status).toBe(302)
  expect((await enter(device, { side: 'admin', house: strict })).status).toBe(401)
  expect((await entered.browser.get('/lead_admin')).status).toBe(302)
  const [after] = await db(
    strict,
  )`select second_factor from profiles where user_id = ${boss.userId}`
  expect(after?.second_factor).toBe(false)
})

test('a passkey takes the place of password and code, and there are twenty at most', async () => {
  const one = await person('admin')
  const { device } = await add(one)
  await db()`insert into auth_two_factors (user_id, secret, recovery_codes, verified)
    values (${one.userId}, 'x', 'x', true)`
  await db()`update auth_users set two_factor_enabled = true where id = ${one.userId}`
  const entered = await enter(device, { side: 'admin' })
  expect((await entered.browser.get('/lead_admin')).status).toBe(200)
  await db()`insert into auth_passkeys (user_id, name, public_key, credential_id, counter, device_type, backed_up)
    select ${one.userId}, 'More', 'x', gen_random_uuid(), 0, 'x', false from generate_series(1, 19)`
  const full = await one.browser.post(one.page, { intent: 'begin', name: 'x', password })
  expect([full.status, await full.text()]).toEqual([
    409,
    expect.stringContaining('You have 20 passkeys'),
  ])
})

test('the address of passkeys takes posts, counts failures per address, and nothing else is served', async () => {
  using _clock = stopClock(product)
  const stranger = product.client()
  const get = await stranger.get(address)
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
  for (const path of [
    '/api/auth/passkey/generate-authenticate-options',
    '/api/auth/passkey/list-user-passkeys',
    '/api/auth/sign-in/email',
    '/api/auth/get-session',
  ])
    expect((await stranger.get(path)).status).toBe(404)
  const statuses: number[] = []
  for (let round = 0; round < 62; round += 1)
    statuses.push((await stranger.post(address, { intent: 'sign-in', response: '{}' })).status)
  expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  const { browser, page } = await person('admin')
  const viewed = await person()
  await browser.post(`/lead_admin/clients/${viewed.clientId}/view`)
  expect((await browser.get('/dashboard/account/passkeys')).headers.get('location')).toBe(page)
  expect((await browser.post('/dashboard/account/passkeys', { intent: 'begin' })).status).toBe(403)
})
