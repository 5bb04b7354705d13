import { afterAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import {
  address,
  linkIn,
  password,
  signIn,
  signUp,
  startSignInPage,
  toastOf,
} from '#test/sign-in-page.ts'

const { product, db, lastMail } = await startSignInPage()
afterAll(() => product.close())

test('sign-in leads by role, and to own paths only', async () => {
  const user = await createAccount(product, 'client_user', password)
  const admin = await createAccount(product, 'admin', password)
  const lead = async (email: string, next: string) =>
    (
      await signIn(product.client(), email, password, `/auth?next=${encodeURIComponent(next)}`)
    ).headers.get('location')
  expect(await lead(user.email, '/dashboard/support?q=x')).toBe('/dashboard/support?q=x')
  expect(await lead(user.email, '//evil.example')).toBe('/dashboard')
  expect(await lead(admin.email, '/dashboard')).toBe('/admin/auth')
  const wrong = await signIn(product.client(), user.email, 'wrong')
  expect(wrong.status).toBe(401)
  const page = await wrong.text()
  expect(page).toContain('Error signing in')
  expect(page).toContain('Invalid email or password')
  const client = product.client()
  await signIn(client, user.email)
  expect((await client.get('/auth')).headers.get('location')).toBe('/dashboard')
  const out = await client.post('/auth/sign-out')
  expect(out.headers.get('location')).toBe('/auth')
  expect((await client.get('/auth')).status).toBe(200)
})

test('signing out takes a bare post, and one that is no form', async () => {
  const { email } = await createAccount(product, 'client_user', password)
  const other = { 'content-type': 'application/json' }
  for (const [body, headers] of [[undefined, {}] as const, ['{}', other] as const]) {
    const client = product.client()
    await signIn(client, email)
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = 'http://localhost:3000/auth/sign-out'
    const out = await product.fetch(
      new Request(url, { method: 'POST', body, headers: { cookie, ...headers } }),
    )
    expect([out.status, out.headers.get('location')]).toEqual([302, '/auth'])
    expect((await client.get('/dashboard')).headers.get('location')).toMatch(/^\/auth\?/)
  }
})

test('public pages say nothing about who is signed in', async () => {
  const { email } = await createAccount(product, 'client_user', password)
  const client = product.client()
  await signIn(client, email)
  for (const path of ['/', '/clients', '/_root.data', '/contact.data'])
    expect(await (await client.get(path)).text(), path).not.toContain(email)
})

test('who signs in at the sign-in page of staff and is none of them reads nothing of administrators', async () => {
  const at = async (email: string) => {
    const answer = await product.client().post('/admin/auth', { email, password })
    return [answer.headers.get('location'), toastOf(answer)?.title, toastOf(answer)?.description]
  }
  const admin = await createAccount(product, 'admin', password)
  expect(await at(admin.email)).toEqual([
    '/lead_admin',
    'Welcome back!',
    'Admin authentication successful.',
  ])
  const user = await createAccount(product, 'client_user', password)
  expect(await at(user.email)).toEqual([
    '/auth',
    'Welcome back!',
    'You have successfully signed in.',
  ])
  await db`update profiles set client_id = null where user_id = ${user.userId}`
  expect(await at(user.email)).toEqual([
    '/auth',
    'Access Required',
    'Your account needs to be associated with a client. Please contact support.',
  ])
})

test('what was done stays on the page, with the typed address', async () => {
  const email = address()
  const carried = `email=${encodeURIComponent(email)}`
  const at = async (path: string) => (await product.client().get(path)).text()
  for (const path of ['/auth/forgot', '/auth/resend'])
    expect(await at(`${path}?${carried}`)).toContain(`value="${email}"`)
  const client = product.client()
  const forgot = await client.post('/auth/forgot', { email })
  expect(forgot.headers.get('location')).toBe(`/auth?${carried}&tab=sign-in&done=forgot`)
  const joined = await signUp(client, '/auth', email)
  expect(joined.headers.get('location')).toBe(`/auth?${carried}&tab=sign-in&done=sign-up`)
  const said = {
    forgot: 'we have sent it a link to choose a new password',
    'sign-up': 'Please check your email to verify your account.',
    resend: 'If there is an account to verify, we have sent it a new link.',
  }
  for (const [done, text] of Object.entries(said)) {
    const page = await at(`/auth?${carried}&tab=sign-in&done=${done}`)
    expect(page).toContain(text)
    expect(page).toContain(`value="${email}"`)
    expect(page).toContain('send it again')
  }
  expect(await at('/auth?done=anything')).not.toContain('send it again')
})

test('signing in before verifying leaves the first link alive; the first that is opened ends them all', async () => {
  const email = address()
  const client = product.client()
  await signUp(client, '/auth', email)
  const first = linkIn((await lastMail(email)).text, 'verify')
  expect((await signIn(client, email)).status).toBe(403)
  const second = linkIn((await lastMail(email)).text, 'verify')
  expect(second).not.toBe(first)
  // In the browser that signed up, either is enough by itself.
  const opened = await client.get(first)
  expect(opened.headers.get('location')).toContain('done=verified')
  expect(await (await client.get(second)).text()).toContain('This link no longer works')
  expect((await signIn(client, email)).status).toBe(302)
})
