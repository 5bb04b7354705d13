import { afterAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { password, signIn, startEntrance } from '#test/entrance.ts'

const { product } = await startEntrance()
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
