import { afterAll, describe, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { stopClock } from '#test/clock.ts'
import { queuedMails } from '#test/mails.ts'
import { address, linkIn, password, signIn, startSignInPage } from '#test/sign-in-page.ts'

const { product, db, lastMail } = await startSignInPage()
afterAll(() => product.close())

describe('a forgotten password', () => {
  const askFor = async (email: string) => {
    await product.client().post('/auth/forgot', { email })
    return linkIn((await lastMail(email)).text, 'reset')
  }

  test('is replaced once by link; every session ends', async () => {
    const { email } = await createAccount(product, 'client_user', password)
    const open = product.client()
    await signIn(open, email)
    expect((await open.get('/dashboard')).status).toBe(200)
    const link = await askFor(email)
    const client = product.client()
    expect((await client.get(link)).status).toBe(200)
    expect((await client.post(link, { password: 'password1234' })).status).toBe(422)
    const answer = await client.post(link, { password: 'granite harbour violin' })
    expect(answer.headers.get('location')).toBe(
      `/auth?email=${encodeURIComponent(email)}&tab=sign-in&done=reset`,
    )
    expect((await open.get('/dashboard')).status).toBe(302)
    expect((await signIn(client, email)).status).toBe(401)
    expect((await signIn(client, email, 'granite harbour violin')).status).toBe(302)
    expect((await client.post(link, { password: 'another long phrase' })).status).toBe(422)
    expect(await (await product.client().get(link)).text()).toContain('no longer works')
    expect((await lastMail(email)).kind).toBe('account.changed')
  })

  test('its link dies after an hour, and is not the verification link', async () => {
    const { email } = await createAccount(product, 'client_user', password)
    const link = await askFor(email)
    expect(await (await product.client().get(link.replace('reset', 'verify'))).text()).toContain(
      'no longer works',
    )
    await db`update auth_tokens set expires_at = now() - interval '1 second'`
    expect((await product.client().post(link, { password: 'granite harbour violin' })).status).toBe(
      422,
    )
    expect((await signIn(product.client(), email)).status).toBe(302)
  })

  test('is not for who was deactivated', async () => {
    const { email, userId } = await createAccount(product, 'client_user', password)
    await db`update profiles set deactivated_at = now() where user_id = ${userId}`
    expect((await product.client().post('/auth/forgot', { email })).status).toBe(302)
    expect(await queuedMails(product, { to: email })).toHaveLength(0)
  })

  test('no more than five mails an hour go to one address, nor sixty requests from one', async () => {
    using _clock = stopClock(product)
    const email = address()
    for (let i = 0; i < 5; i += 1)
      expect((await product.client().post('/auth/forgot', { email })).status).toBe(302)
    const refused = await product.client().post('/auth/forgot', { email })
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Too many attempts.')
    const one = product.client()
    const answers = []
    for (let i = 0; i < 61; i += 1)
      answers.push((await one.post('/auth/forgot', { email: address() })).status)
    expect([answers[59], answers[60]]).toEqual([302, 429])
  })
})
