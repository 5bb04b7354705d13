import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { stopClock } from '#test/clock.ts'
import { queuedMails } from '#test/mails.ts'
import { dataOfRoute } from '#test/route-data.ts'
import { codeOf, stopClockForCodes } from '#test/totp.ts'

const password = 'a-long-enough-phrase-3'
const better = 'tulip-harbour-ninety-mosaic'
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

type Role = 'admin' | 'client_admin' | 'client_user'
const pages = {
  admin: '/lead_admin/account',
  client_admin: '/dashboard/account',
  client_user: '/dashboard/account',
}
const routesOf = (role: Role) => (role === 'admin' ? 'staff' : 'client')

async function signedIn(role: Role, app = product) {
  const account = await createAccount(app, role, password)
  const client = app.client()
  await client.signIn(account.email, password)
  return { ...account, client, page: pages[role] }
}

const sessionsOf = (userId: string) =>
  product.app.db.client<{ id: string }[]>`select id from auth_sessions where user_id = ${userId}`
const actionsOf = async (userId: string) => {
  const rows = await product.app.db
    .client`select action from audit_events where actor_id = ${userId}`
  return rows.map(({ action }) => action as string)
}
const mailsTo = async (email: string) =>
  (await queuedMails(product, { to: email })).map(({ kind }) => kind)
const isIn = async (client: Client, page: string) => (await client.get(page)).status === 200

describe.each(['admin', 'client_user'] as const)('the account of a %s', (role) => {
  test('is closed to visitors, as a page, as data and to posts', async () => {
    const page = pages[role]
    const visitor = product.client()
    for (const path of [page, `${page}/second-factor`]) {
      expect((await visitor.get(path)).status).toBe(302)
      expect((await visitor.get(`${path}.data`)).status).toBe(401)
      const id = `${routesOf(role)}-${path === page ? 'account' : 'second-factor'}`
      expect((await visitor.get(dataOfRoute(path, id))).status).toBe(401)
      expect((await visitor.post(path, { intent: 'end-others' })).status).toBe(302)
      expect((await visitor.post(`${path}.data`, { intent: 'end-others' })).status).toBe(401)
    }
  })

  test('shows the address and takes a new name', async () => {
    const { client, page, userId, email } = await signedIn(role)
    expect(await (await client.get(page)).text()).toContain(email)
    for (const fullName of ['', 'x', 'x'.repeat(101)]) {
      const answer = await client.post(page, { intent: 'profile', fullName })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('Name')
    }
    const saved = await client.post(page, { intent: 'profile', fullName: '  Ada Lovelace ' })
    expect(saved.headers.get('location')).toBe(page)
    expect(await (await client.get(page)).text()).toContain('value="Ada Lovelace"')
    expect(await actionsOf(userId)).toContain('account.name_changed')
  })

  test('changes the password with the current one; other sessions end, the owner is notified', async () => {
    const { client, page, email, userId } = await signedIn(role)
    const elsewhere = product.client()
    await elsewhere.signIn(email, password)
    const change = (current: string, next: string) =>
      client.post(page, { intent: 'password', password: current, newPassword: next })
    const wrong: [string, string, string][] = [
      ['not-my-password', better, 'This is not your current password'],
      [password, 'short', 'Use at least 10 characters'],
      [password, 'x'.repeat(129), 'Use at most 128 characters'],
      [password, 'password1234', 'easy to guess'],
      [password, `${email}!`, 'easy to guess from your name or address'],
      [password, password, 'This is your current password'],
    ]
    for (const [current, next, message] of wrong) {
      const answer = await change(current, next)
      expect(answer.status, message).toBe(422)
      const body = await answer.text()
      expect(body).toContain(message)
      expect(body).not.toContain(`value="${next}"`)
    }
    expect(await isIn(elsewhere, page)).toBe(true)
    expect((await change(password, better)).status).toBe(302)
    expect(await isIn(client, page)).toBe(true)
    expect(await isIn(elsewhere, page)).toBe(false)
    expect((await product.client().signIn(email, password)).status).toBe(401)
    expect((await product.client().signIn(email, better)).status).toBe(302)
    expect(await actionsOf(userId)).toContain('account.password_changed')
    expect(await mailsTo(email)).toContain('account.passwordChanged')
  })

  test('lists sessions with their browser, and ends one or all others', async () => {
    const { client, page, email, userId } = await signedIn(role)
    const [phone, tablet] = [product.client(), product.client()]
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/140.0.0.0 Safari/604.1'
    const own = new Set((await sessionsOf(userId)).map(({ id }) => id))
    await phone.post('/admin/auth', { email, password }, { 'user-agent': iPhone })
    const phoneId = (await sessionsOf(userId)).find(({ id }) => !own.has(id))?.id ?? ''
    await tablet.signIn(email, password)
    const shown = await (await client.get(page)).text()
    expect(shown).toContain('Chrome on iPhone')
    expect(shown).toContain(phone.address)
    expect(shown).toContain('This session')
    await client.post(page, { intent: 'end-session', session: phoneId })
    expect([await isIn(phone, page), await isIn(tablet, page)]).toEqual([false, true])
    await client.post(page, { intent: 'end-others' })
    expect([await isIn(client, page), await isIn(tablet, page)]).toEqual([true, false])
    expect((await actionsOf(userId)).filter((one) => one === 'session.ended')).toHaveLength(2)
  })

  test('is set up, used and turned off from its page', async () => {
    const { client, page, email } = await signedIn(role)
    const here = `${page}/second-factor`
    using codeNow = stopClockForCodes(product)
    const wrong = await client.post(here, { intent: 'begin', password: 'no' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('This is not your password')
    expect((await client.post(here, { intent: 'begin', password })).status).toBe(302)
    const key = /<p[^>]*font-mono[^>]*>([A-Z2-7 ]+)</.exec(await (await client.get(here)).text())
    const secret = key?.[1] ?? ''
    expect((await client.post(here, { intent: 'confirm', code: '12345' })).status).toBe(422)
    const done = await client.post(here, { intent: 'confirm', code: codeNow(secret, -1) })
    expect(done.status).toBe(200)
    expect(done.headers.get('cache-control')).toBe('no-store')
    const codes = (await done.text()).match(/<li[^>]*>[a-z2-9]{5}-[a-z2-9]{5}</g)
    expect(codes).toHaveLength(10)
    const later = await (await client.get(here)).text()
    expect(later).toContain('You have 10 recovery codes left')
    expect(later).not.toMatch(/>[a-z2-9]{5}-[a-z2-9]{5}</)
    const fresh = product.client()
    await fresh.signIn(email, password)
    expect(await isIn(fresh, page)).toBe(false)
    await fresh.post('/auth/code', { kind: 'code', code: codeNow(secret) })
    expect(await isIn(fresh, page)).toBe(true)
    expect((await client.post(here, { intent: 'turn-off', password })).status).toBe(302)
    expect(await mailsTo(email)).toEqual(
      expect.arrayContaining(['account.totpEnabled', 'account.totpDisabled']),
    )
  })
})

test('another user’s session cannot be ended', async () => {
  const [one, other] = [await signedIn('client_user'), await signedIn('client_user')]
  const [session] = await sessionsOf(other.userId)
  for (const id of [session?.id ?? '', 'x', crypto.randomUUID()]) {
    const answer = await one.client.post(one.page, { intent: 'end-session', session: id })
    expect(answer.status).toBe(302)
    expect(await isIn(other.client, other.page)).toBe(true)
  }
  expect(await actionsOf(one.userId)).not.toContain('session.ended')
})

test('the current password cannot be guessed', async () => {
  using _clock = stopClock(product)
  const { client, page } = await signedIn('client_user')
  const guesses = Array.from({ length: 14 }, () =>
    client.post(page, { intent: 'password', password: 'a guess', newPassword: better }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('an old session is noted as used again', async () => {
  const { client, page, userId } = await signedIn('client_user')
  const { client: sql } = product.app.db
  await sql`update auth_sessions set last_used_at = now() - interval '1 hour' where user_id = ${userId}`
  await client.get(page)
  const [row] = await sql`select last_used_at > now() - interval '1 minute' as fresh
    from auth_sessions where user_id = ${userId}`
  expect(row?.fresh).toBe(true)
})

describe('where administrators need a second factor', () => {
  test('one without it reaches only the set-up page', async () => {
    const { client } = await signedIn('admin', strict)
    const setUp = '/lead_admin/account/second-factor'
    for (const path of ['/lead_admin', '/lead_admin/leads', '/lead_admin/account', '/dashboard']) {
      expect((await client.get(path)).headers.get('location'), path).toBe(setUp)
      const asData = await client.get(`${path}.data`)
      expect(await asData.text(), path).toContain(setUp)
      expect((await client.post(path, { intent: 'x' })).status, path).toBe(403)
      expect((await client.post(`${path}.data`, { intent: 'x' })).status, path).toBe(403)
    }
    expect(await (await client.get(setUp)).text()).toContain('Administrators need a second factor')
    await client.post(setUp, { intent: 'begin', password })
    const page = await (await client.get(setUp)).text()
    const secret = /<p[^>]*font-mono[^>]*>([A-Z2-7 ]+)</.exec(page)?.[1] ?? ''
    await client.post(setUp, { intent: 'confirm', code: codeOf(secret) })
    expect((await client.get('/lead_admin')).status).toBe(200)
    const off = await client.post(setUp, { intent: 'turn-off', password })
    expect(off.status).toBe(403)
    expect((await client.get('/lead_admin')).status).toBe(200)
  })

  test('clients are not asked', async () => {
    const { client, page } = await signedIn('client_user', strict)
    expect(await isIn(client, page)).toBe(true)
  })
})
