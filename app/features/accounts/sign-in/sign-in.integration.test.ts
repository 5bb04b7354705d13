import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPassword, startTestApp, type TestApp } from '#test/app.ts'
import { stopClock } from '#test/clock.ts'
import { tidyAccounts } from '../housekeeping-service.server.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ BASE_URL: 'https://unordin.example' })
})
afterAll(() => product.close())

const headers = { origin: 'https://unordin.example' }

test('the session cookie is opaque, HttpOnly, SameSite=Lax, and Secure on https', async () => {
  const answer = await product
    .client()
    .post('/admin/auth', { email: 'ADMIN@example.com ', password: adminPassword }, headers)
  expect(answer.headers.get('location')).toBe('/lead_admin')
  const cookie = answer.headers.getSetCookie().find((one) => one.includes('session_token'))
  expect(cookie).toMatch(/^__Host-unordin\.session_token=[^;]+;.*HttpOnly;.*SameSite=Lax/)
  for (const one of answer.headers.getSetCookie()) {
    expect(one).toMatch(/; Secure/)
    expect(one).toMatch(/^__Host-.*; Path=\//)
    expect(one).not.toMatch(/; Domain/i)
  }
})

test('a session that a neighbour below the same domain could have set is nobody', async () => {
  const client = product.client()
  await client.post('/admin/auth', { email: 'admin@example.com', password: adminPassword }, headers)
  const token = client.cookies.get('__Host-unordin.session_token') ?? ''
  const ask = async (cookie: string) =>
    (await product.client().get('/lead_admin/leads', { cookie })).status
  expect(await ask(`__Host-unordin.session_token=${token}`)).toBe(200)
  expect(await ask(`__Secure-unordin.session_token=${token}`)).toBe(302)
  expect(await ask(`unordin.session_token=${token}`)).toBe(302)
})

test('the table keeps a hash of the token; a session ends 90 days after it was opened', async () => {
  const client = product.client()
  await client.post('/admin/auth', { email: 'admin@example.com', password: adminPassword }, headers)
  const cookie = decodeURIComponent(client.cookies.get('__Host-unordin.session_token') ?? '')
  const [token = ''] = cookie.split('.')
  const { client: db } = product.app.db
  const kept = await db`select 1 from auth_sessions where encode(token_hash, 'escape') = ${token}`
  expect(kept).toHaveLength(0)
  const hash = createHash('sha256').update(token).digest()
  const age = (
    days: number,
  ) => db`update auth_sessions set created_at = now() - make_interval(days => ${days}),
    expires_at = now() + interval '1 day' where token_hash = ${hash}`
  await age(89)
  const answer = await client.get('/lead_admin/leads')
  expect(answer.status).toBe(200)
  // Used on a later day it is prolonged, with the same token.
  expect(answer.headers.getSetCookie().join()).toContain(`session_token=${token}`)
  await age(91)
  expect((await client.get('/lead_admin/leads')).status).toBe(302)
  await tidyAccounts(product.app)
  expect(await db`select 1 from auth_sessions where token_hash = ${hash}`).toHaveLength(0)
})

test('after sign-in one goes where one wanted, but never to another site', async () => {
  for (const [next, expected] of [
    ['/lead_admin/leads?q=x', '/lead_admin/leads?q=x'],
    ['//evil.example', '/lead_admin'],
    ['/\\evil.example', '/lead_admin'],
    ['https://evil.example', '/lead_admin'],
    ['javascript:alert(1)', '/lead_admin'],
  ] as const) {
    const answer = await product
      .client()
      .post(
        `/admin/auth?next=${encodeURIComponent(next)}`,
        { email: 'admin@example.com', password: adminPassword },
        headers,
      )
    expect(answer.headers.get('location'), next).toBe(expected)
  }
})

test('unknown accounts and wrong passwords get the same answer', async () => {
  const answers = await Promise.all(
    ['admin@example.com', 'nobody@example.com'].map(async (email) => {
      const answer = await product
        .client()
        .post('/admin/auth', { email, password: 'wrong' }, headers)
      expect(answer.status).toBe(401)
      const page = await answer.text()
      expect(page).toContain('Authentication failed')
      expect(page).not.toContain('wrong')
      return /role="alert"[^>]*>(.*?)<\/p>/.exec(page)?.[1]
    }),
  )
  expect(answers[0]).toContain('Invalid email or password')
  expect(answers[0]).toBe(answers[1])
})

test('of forty guesses at once ten are tried; the owner elsewhere still gets in; all is on record', async () => {
  using _clock = stopClock(product)
  const guesser = product.client()
  const guess = () =>
    guesser.post('/admin/auth', { email: 'admin@example.com', password: 'a guess' }, headers)
  const answers = await Promise.all(Array.from({ length: 40 }, guess))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(30)
  expect(await refused[0]?.text()).toMatch(/Too many attempts. Please try again in \d+ minutes?\./)
  const right = { email: 'admin@example.com', password: adminPassword }
  expect((await guesser.post('/admin/auth', right, headers)).status).toBe(429)
  expect((await product.client().post('/admin/auth', right, headers)).status).toBe(302)
  const [row] = await product.app.db.client`select count(*)::int as tries from audit_events
    where action = 'session.refused' and ip = ${guesser.address}`
  expect(row?.tries).toBe(10)
})

test('successful sign-ins are never throttled', async () => {
  const client = product.client()
  for (let i = 0; i < 15; i += 1) {
    const right = { email: 'admin@example.com', password: adminPassword }
    client.cookies.clear()
    expect((await client.post('/admin/auth', right, headers)).status).toBe(302)
  }
})

test('missing fields are named', async () => {
  const answer = await product.client().post('/admin/auth', { email: 'x' }, headers)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Please enter a valid email address')
  expect(page).toContain('Please enter your password')
})
