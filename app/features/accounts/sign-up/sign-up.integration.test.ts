import { afterAll, describe, expect, test, vi } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { stopClock } from '#test/clock.ts'
import { queuedMails } from '#test/mails.ts'
import { patience } from '#test/patience.ts'
import {
  address,
  companyName,
  linkIn,
  password,
  signIn,
  signUp,
  startSignInPage,
  toastOf,
} from '#test/sign-in-page.ts'
import { tidyAccounts } from '../housekeeping-service.server.ts'

const { product, db, clientId, invite, profileOf, lastMail } = await startSignInPage()
afterAll(() => product.close())

describe('without a link', () => {
  test('the address is verified first; then there is an account without a client', async () => {
    const email = address()
    const client = product.client()
    expect(await (await client.get('/auth?tab=sign-up')).text()).toContain(
      'A valid invitation is needed',
    )
    const answer = await signUp(client, '/auth?tab=sign-up', email)
    expect(toastOf(answer)).toEqual({
      title: 'Account created!',
      description: 'Please check your email to verify your account.',
      tone: 'default',
    })
    const early = await signIn(client, email)
    expect(early.status).toBe(403)
    expect(await early.text()).toContain('Please verify your email address first')
    const link = linkIn((await lastMail(email)).text, 'verify')
    // Another device: opening the link changes nothing, the password does.
    const elsewhere = product.client()
    expect((await elsewhere.get(link)).status).toBe(200)
    expect(await profileOf(email)).toMatchObject({ email_verified: false })
    expect((await elsewhere.post(link, { password: 'wrong' })).status).toBe(422)
    expect((await elsewhere.post(link, { password })).status).toBe(302)
    expect(await profileOf(email)).toEqual({
      role: 'client_user',
      client_id: null,
      email_verified: true,
    })
    expect(await (await elsewhere.get(link)).text()).toContain('This link no longer works')
    const arrived = await signIn(client, email)
    expect(arrived.headers.get('location')).toBe('/auth')
    expect(toastOf(arrived)).toEqual({
      title: 'Access Required',
      description: 'Your account needs to be associated with a client. Please contact support.',
      tone: 'destructive',
    })
    expect(await (await client.get('/auth')).text()).toContain(`Signed in as`)
    const refused = await client.get('/dashboard')
    expect([refused.status, refused.headers.get('location')]).toEqual([302, '/auth'])
    expect((await client.get('/dashboard.data')).status).toBe(403)
  })

  test('in the browser that signed up, opening the link is enough', async () => {
    const email = address()
    const client = product.client()
    await signUp(client, '/auth', email)
    const answer = await client.get(linkIn((await lastMail(email)).text, 'verify'))
    expect(answer.status).toBe(302)
    expect(await profileOf(email)).toMatchObject({ email_verified: true })
  })

  test('so it is where the password was given since, with the link that this sent', async () => {
    const email = address()
    await signUp(product.client(), '/auth', email)
    const client = product.client()
    expect((await signIn(client, email, 'not the password')).status).toBe(401)
    expect((await signIn(client, email)).status).toBe(403)
    const answer = await client.get(linkIn((await lastMail(email)).text, 'verify'))
    expect(answer.status).toBe(302)
    expect(await profileOf(email)).toMatchObject({ email_verified: true })
  })

  test('a link is dead after an hour, and when a newer one was sent', async () => {
    const email = address()
    const client = product.client()
    await signUp(client, '/auth', email)
    const first = linkIn((await lastMail(email)).text, 'verify')
    await client.post('/auth/resend', { email })
    await vi.waitUntil(
      async () => linkIn((await lastMail(email)).text, 'verify') !== first,
      patience,
    )
    const second = linkIn((await lastMail(email)).text, 'verify')
    const other = product.client()
    expect((await other.post(first, { password })).status).toBe(422)
    await db`update auth_tokens set expires_at = now() - interval '1 second'`
    expect((await other.post(second, { password })).status).toBe(422)
  })

  test('an invitation found by address is shown, and used once the address is verified', async () => {
    const email = address()
    await invite(email, 'client_admin')
    const client = product.client()
    expect(await (await client.get(`/auth?email=${email}`)).text()).toContain(`Join ${companyName}`)
    const found = await client.get(`/auth/invitation?email=${email}`)
    expect(await found.json()).toEqual({
      invitation: { email, company: companyName, role: 'client admin', confirmed: false },
    })
    await signUp(client, `/auth?email=${email}`, email)
    expect(await profileOf(email)).toMatchObject({ client_id: null, email_verified: false })
    await client.get(linkIn((await lastMail(email)).text, 'verify'))
    expect(await profileOf(email)).toEqual({
      role: 'client_admin',
      client_id: clientId,
      email_verified: true,
    })
  })
})

test('known and unknown addresses get the same answer; the owner gets a mail', async () => {
  const { email: known } = await createAccount(product, 'client_user', password)
  const unknown = address()
  for (const [path, fields] of [
    ['/auth', { intent: 'sign-up', fullName: 'X Y', password }],
    ['/auth/forgot', {}],
    ['/auth/resend', {}],
  ] as [string, Record<string, string>][]) {
    const shapes = []
    for (const email of [known, unknown]) {
      const answer = await product.client().post(path, { ...fields, email })
      const cookies = answer.headers.getSetCookie().map((one) => one.replace(/=[^;]*/, ''))
      const where = answer.headers.get('location')?.replace(encodeURIComponent(email), 'X')
      shapes.push([answer.status, where, cookies, toastOf(answer), await answer.text()])
    }
    expect(shapes[0], path).toEqual(shapes[1])
  }
  const kinds = await queuedMails(product, { to: known })
  expect(kinds.map(({ kind }) => kind)).toEqual(['account.exists', 'account.reset'])
  expect((await signIn(product.client(), known)).status).toBe(302)
})

test('a weak password is refused with words that say what to do', async () => {
  const email = address()
  const tries: [string, string][] = [
    ['short', 'Use at least 10 characters'],
    ['x'.repeat(129), 'Use at most 128 characters'],
    ['password1234', 'This password is easy to guess.'],
    ['wangari1940', 'easy to guess from your name or address'],
  ]
  for (const [secret, message] of tries) {
    const answer = await signUp(product.client(), '/auth', email, secret, 'Wangari Maathai')
    expect(answer.status, secret).toBe(422)
    const page = await answer.text()
    expect(page).toContain(message)
    expect(page).toContain('Wangari Maathai')
    expect(page).not.toContain(`value="${secret}"`)
  }
  expect(await profileOf(email)).toBeUndefined()
})

test('sign-up is counted per address of the account and of the network', async () => {
  using _clock = stopClock(product)
  const email = address()
  for (let i = 0; i < 5; i += 1)
    expect((await signUp(product.client(), '/auth', email)).status).toBe(302)
  expect((await signUp(product.client(), '/auth', email)).status).toBe(429)
})

test('old links, ended sessions and accounts never verified are removed', async () => {
  const [old, young] = [address(), address()]
  for (const email of [old, young]) await signUp(product.client(), '/auth', email)
  await db`update auth_users set created_at = now() - interval '31 days' where email = ${old}`
  await db`update auth_tokens set expires_at = now() - interval '1 minute'`
  await tidyAccounts(product.app)
  expect(await profileOf(old)).toBeUndefined()
  expect(await profileOf(young)).toBeDefined()
  expect(await db`select 1 from auth_tokens`).toHaveLength(0)
})
