import { afterAll, describe, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import type { Client } from '#test/app.ts'
import { lockWait } from '#test/lock-wait.ts'
import {
  address,
  companyName,
  password,
  signIn,
  signUp,
  startSignInPage,
  toastOf,
} from '#test/sign-in-page.ts'
import { insertUser } from '../account/account-store.server.ts'

const invalid =
  'Invalid or expired invitation. Please contact your administrator for a new invitation.'
const { product, db, clientId, invite, profileOf, createUnattached } = await startSignInPage()
afterAll(() => product.close())

describe('with a link', () => {
  test('the page invites, locks the address and opens on Sign Up', async () => {
    const email = address()
    const { path } = await invite(email, 'client_admin')
    const page = await (await product.client().get(path)).text()
    expect(page).toContain(`Join ${companyName}`)
    expect(page).toContain(`You have been invited to join ${companyName} as a client admin.`)
    expect(page).toMatch(new RegExp(`<input[^>]*readOnly=""[^>]*value="${email}"`, 'i'))
    expect(page).toMatch(/aria-selected="true"[^>]*>Sign Up</)
    expect(page).not.toContain(invalid)
  })

  test('account, profile, role, client and the used invitation come together', async () => {
    const email = address()
    const { id, path, token } = await invite(email, 'client_admin')
    const client = product.client()
    const answer = await signUp(client, path, email.toUpperCase())
    expect(answer.status).toBe(302)
    expect(toastOf(answer)).toEqual({
      title: 'Account created!',
      description:
        'Your account has been created and associated with your organization. You can now sign in.',
      tone: 'default',
    })
    expect(await profileOf(email)).toEqual({
      role: 'client_admin',
      client_id: clientId,
      email_verified: true,
    })
    const [row] =
      await db`select used_at is not null as used from client_invitations where id = ${id}`
    expect(row?.used).toBe(true)
    const arrived = await signIn(client, email)
    expect(arrived.headers.get('location')).toBe('/dashboard')
    expect(toastOf(arrived)).toEqual({
      title: 'Welcome back!',
      description: 'You have successfully signed in.',
      tone: 'default',
    })
    expect((await client.get('/dashboard')).status).toBe(200)
    const again = await product.client().get(`/auth?invitation=${token}`)
    expect(await again.text()).toContain(invalid)
    const events = await db`select action from audit_events
      where details->>'email' = ${email} or actor_email = ${email} or subject_id = ${id} order by created_at, action`
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.created', 'invitation.accepted', 'session.started']),
    )
  })

  test('of two who race with one token one wins, the other is told that it is no longer valid', async () => {
    const email = address()
    const { path } = await invite(email)
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => signUp(product.client(), path, email, password, name)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 422, 422])
    const loser = answers.find(({ status }) => status === 422)
    const page = await loser?.text()
    expect(page).toContain('Error creating account')
    expect(page).toContain(invalid)
    expect(await db`select 1 from profiles where email = ${email}`).toHaveLength(1)
  })

  test.each([
    [
      'expired',
      `update client_invitations set expires_at = now() - interval '1 second' where id = $1`,
    ],
    ['revoked', `update client_invitations set revoked_at = now() where id = $1`],
    ['used', `update client_invitations set used_at = now() where id = $1`],
  ])('one that is %s opens nothing', async (_, statement) => {
    const email = address()
    const { id, path } = await invite(email)
    await db.unsafe(statement, [id])
    expect(await (await product.client().get(path)).text()).toContain(invalid)
    const answer = await signUp(product.client(), path, email)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(invalid)
    expect(await profileOf(email)).toBeUndefined()
  })

  test('it is for its own address only', async () => {
    const [email, other] = [address(), address()]
    const { token, path } = await invite(email)
    const page = await product.client().get(`/auth?email=${other}&invitation=${token}`)
    expect(await page.text()).toContain(invalid)
    const answer = await signUp(product.client(), path, other)
    expect(answer.status).toBe(422)
    expect(await profileOf(other)).toBeUndefined()
    expect((await product.client().get('/auth?invitation=%00')).status).toBe(200)
  })

  test('whoever signed up with the address before and never proved it is replaced', async () => {
    const email = address()
    await signUp(product.client(), '/auth', email, 'the password of a squatter')
    const { path } = await invite(email)
    expect((await signUp(product.client(), path, email)).status).toBe(302)
    expect((await signIn(product.client(), email, 'the password of a squatter')).status).toBe(401)
    expect((await signIn(product.client(), email)).status).toBe(302)
  })

  test('also when the other sign-up is stored at the same moment', async () => {
    const email = address()
    const { path } = await invite(email)
    const { joining } = await product.app.db.system(async (tx) => {
      const other = { id: crypto.randomUUID(), email, fullName: 'Other', passwordHash: 'none' }
      const stranger = { ...other, role: 'client_user', clientId: null, verified: false } as const
      await insertUser(tx, stranger)
      const joining = signUp(product.client(), path, email)
      await lockWait(product.app.db)
      return { joining }
    })
    expect((await joining).status).toBe(302)
    expect(await profileOf(email)).toMatchObject({ client_id: clientId, email_verified: true })
  })

  test('whoever has an account signs in, and joins by that', async () => {
    const { email } = await createUnattached()
    const { path } = await invite(email)
    const answer = await signUp(product.client(), path, email)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Sign in with it, and we apply the invitation.')
    const arrived = await signIn(product.client(), email, password, path)
    expect(arrived.headers.get('location')).toBe('/dashboard')
    expect(await profileOf(email)).toMatchObject({ client_id: clientId })
  })
})

describe('handle-invitation-signup', () => {
  const call = (client: Client, body: unknown) =>
    client.json('/api/functions/handle-invitation-signup', body)

  test('associates a signed-in person, once, and ends their other sessions', async () => {
    const { email } = await createUnattached()
    const [client, other] = [product.client(), product.client()]
    await signIn(client, email)
    await signIn(other, email)
    const { token } = await invite(email, 'client_admin')
    const answer = await call(client, { email, invitation_token: token })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect((await client.get('/dashboard')).status).toBe(200)
    expect((await other.get('/dashboard')).headers.get('location')).toContain('/auth?next=')
    const again = await call(client, { email, invitation_token: token })
    expect([again.status, await again.json()]).toEqual([422, { error: invalid }])
  })

  test('refuses visitors, other addresses, other organizations and staff', async () => {
    const { token } = await invite(address())
    const visitor = await call(product.client(), {
      email: 'x@example.org',
      invitation_token: token,
    })
    expect([visitor.status, await visitor.json()]).toEqual([
      401,
      { error: 'User not authenticated' },
    ])
    const elsewhere = await createAccount(product, 'client_user', password)
    const client = product.client()
    await signIn(client, elsewhere.email)
    expect((await call(client, { email: elsewhere.email, invitation_token: token })).status).toBe(
      422,
    )
    // Both were free when they were invited.
    await db`update profiles set client_id = null where email = ${elsewhere.email}`
    const own = await invite(elsewhere.email)
    await db`update profiles set client_id = ${elsewhere.clientId} where email = ${elsewhere.email}`
    const moved = await call(client, { email: elsewhere.email, invitation_token: own.token })
    expect(moved.status).toBe(409)
    expect(await profileOf(elsewhere.email)).toMatchObject({ client_id: elsewhere.clientId })
    for (const body of [
      undefined,
      [],
      { email: 1 },
      { email: 'x', invitation_token: 'x'.repeat(999) },
    ])
      expect((await call(client, body)).status).toBe(422)
    const admin = await createUnattached()
    const forAdmin = await invite(admin.email)
    await db`update profiles set role = 'admin' where email = ${admin.email}`
    const boss = product.client()
    await signIn(boss, admin.email)
    expect(
      (await call(boss, { email: admin.email, invitation_token: forAdmin.token })).status,
    ).toBe(409)
    expect(await profileOf(admin.email)).toMatchObject({ role: 'admin', client_id: null })
  })
})
