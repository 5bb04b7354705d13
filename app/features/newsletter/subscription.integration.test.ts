import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { signedId } from '#app/platform/signed-id.server.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

const someone = () => `Reader-${crypto.randomUUID().slice(0, 12)}@example.org`
const entry = (email: string, change: Record<string, string> = {}) => ({
  intake_token: ownToken(product.app.secret, 'newsletter', new Date(Date.now() - 60_000)),
  email,
  page: '/blog',
  ...change,
})
const subscriberOf = async (email: string) =>
  (
    await product.app.db
      .client`select * from newsletter_subscribers where lower(email) = ${email.toLowerCase()}`
  )[0]
const leadsOf = (email: string) =>
  product.app.db.client`select id, source, consent_page from leads where email = ${email}`

async function mailsTo(email: string, count: number) {
  const folder = path.join(product.dataDir, 'outbox')
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.eml'))
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    )
    return mails.filter(({ to }) => to?.[0]?.address === email)
  }
  await vi.waitUntil(async () => (await read()).length >= count, patience)
  return read()
}

/** The path of the link in a mail's text. */
const linkIn = (text: string | undefined, page: string) =>
  new RegExp(`/newsletter/${page}\\?token=[\\w.-]+`).exec(text ?? '')?.[0] ?? 'no link'

/** Moves the times stored for one address into the past. */
const later = (email: string, minutes: number) =>
  product.app.db.client`update newsletter_proofs
    set created_at = created_at - make_interval(mins => ${minutes}) where subscriber_id =
      (select id from newsletter_subscribers where lower(email) = ${email.toLowerCase()})`

async function subscribe(client: Client, email = someone()) {
  await client.post('/newsletter', entry(email))
  const link = linkIn((await mailsTo(email, 1))[0]?.text, 'confirm')
  await client.post(link)
  const subscriber = await subscriberOf(email)
  return { email, id: String(subscriber?.id), link }
}

test('an address is stored once and confirmed by a button, not by opening the link', async () => {
  const [client, email] = [product.client(), someone()]
  const sent = entry(email)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.post('/newsletter', sent)),
  )
  for (const answer of answers) {
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^\/newsletter\?sent=[0-9A-F]{8}#content$/)
  }
  expect(await subscriberOf(email)).toMatchObject({ state: 'pending', is_lead: false })
  const [mail, ...more] = await mailsTo(email, 1)
  expect(more).toEqual([])
  const link = linkIn(mail?.text, 'confirm')
  expect(mail?.html).toContain(link.split('?')[0])
  // Only a hash of the link's token is stored.
  const stored = await product.app.db.client`select * from newsletter_proofs`
  expect(JSON.stringify(stored)).not.toContain(link.split('token=')[1])

  const scanner = product.client()
  for (let look = 0; look < 5; look++) {
    const page = await (await scanner.get(link)).text()
    expect(page).toContain('Confirm subscription')
    await scanner.get(link.replace('/confirm', '/confirm.data'))
  }
  expect(await subscriberOf(email)).toMatchObject({ state: 'pending' })
  expect(await leadsOf(email)).toHaveLength(0)

  const pressed = await Promise.all([1, 2, 3].map(() => product.client().post(link)))
  for (const one of pressed) expect(one.headers.get('location')).toBe(link)
  expect(await (await client.get(link)).text()).toContain('You are subscribed.')
  expect(await subscriberOf(email)).toMatchObject({ state: 'confirmed', consent_page: '/blog' })
  expect(await leadsOf(email)).toMatchObject([{ source: 'newsletter', consent_page: '/blog' }])
  expect((await mailsTo(email, 2)).map(({ subject }) => subject).toSorted()).toEqual([
    'Please confirm your subscription',
    expect.stringContaining('You are subscribed'),
  ])
})

test('known and unknown addresses get the same answer; the difference is only in the mail', async () => {
  const client = product.client()
  const { email } = await subscribe(client)
  await later(email, 5)
  const shape = async (address: string) => {
    const answer = await product.client().post('/newsletter', entry(address))
    const location = answer.headers.get('location')?.replace(/[0-9A-F]{8}(?=#)/, 'REFERENCE')
    return { status: answer.status, location, body: await answer.text() }
  }
  expect(await shape(email)).toEqual(await shape(someone()))
  const mails = await mailsTo(email, 3)
  const [known] = mails.filter(({ subject }) => subject === 'You are already subscribed')
  expect(linkIn(known?.text, 'unsubscribe')).toContain('token=')
  expect(await subscriberOf(email)).toMatchObject({ state: 'confirmed' })
})

test('a link is mailed once a minute and five times a day, and is valid for two days', async () => {
  const [client, email] = [product.client(), someone()]
  const ask = () => client.post('/newsletter', entry(email.toUpperCase()))
  await client.post('/newsletter', entry(email))
  await ask()
  const proofs = () =>
    product.app.db.client`select 1 from newsletter_proofs p
      join newsletter_subscribers s on s.id = p.subscriber_id where lower(s.email) = ${email.toLowerCase()}`
  expect(await proofs()).toHaveLength(1)
  for (let time = 0; time < 6; time++) {
    await later(email, 2)
    expect((await ask()).status).toBe(302)
  }
  expect(await proofs()).toHaveLength(5)
  const [first] = await mailsTo(email, 1)
  const link = linkIn(first?.text, 'confirm')
  expect(await (await client.get(link)).text()).toContain('Confirm subscription')
  await later(email, 2 * 24 * 60)
  expect(await (await client.get(link)).text()).toContain('This link no longer works')
  await client.post(link)
  expect(await subscriberOf(email)).toMatchObject({ state: 'pending' })
})

test('mail programs end a subscription by one post, with no session and from any site', async () => {
  const { email, id } = await subscribe(product.client())
  const token = signedId(product.app.secret, 'newsletter-leave', id)
  const post = (given: string, headers: Record<string, string> = {}) =>
    product
      .client()
      .post(`/newsletter/one-click?token=${given}`, { 'List-Unsubscribe': 'One-Click' }, headers)
  const foreign = { origin: 'https://mail.example.com', 'sec-fetch-site': 'cross-site' }
  const forged = `${token.slice(0, -2)}AA`
  expect((await post(forged, foreign)).status).toBe(403)
  expect((await post('', foreign)).status).toBe(403)
  expect((await post(forged)).status).toBe(200)
  const others = await product.client().post(`/newsletter?token=${token}`, {}, foreign)
  expect(others.status).toBe(403)
  const look = await product.client().get(`/newsletter/one-click?token=${token}`)
  expect(look.headers.get('location')).toBe(`/newsletter/unsubscribe?token=${token}`)
  expect(await subscriberOf(email)).toMatchObject({ state: 'confirmed' })

  const answer = await post(token, foreign)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('You are unsubscribed.')
  expect(await subscriberOf(email)).toMatchObject({ state: 'unsubscribed' })
  expect((await post(token, foreign)).status).toBe(200)
})

test('the page ends a subscription with a button, and restores it within an hour', async () => {
  const client = product.client()
  const { email, id, link } = await subscribe(client)
  const page = `/newsletter/unsubscribe?token=${signedId(product.app.secret, 'newsletter-leave', id)}`
  expect(await (await client.get(page)).text()).toContain('Unsubscribe')
  expect(await subscriberOf(email)).toMatchObject({ state: 'confirmed' })
  await client.post(page)
  expect(await subscriberOf(email)).toMatchObject({ state: 'unsubscribed' })
  expect(await (await client.get(page)).text()).toContain('Subscribe again')
  // The link that once confirmed the subscription does not restore it.
  await client.post(link)
  expect(await subscriberOf(email)).toMatchObject({ state: 'unsubscribed' })
  await client.post(page, { intent: 'return' })
  expect(await subscriberOf(email)).toMatchObject({ state: 'confirmed', unsubscribed_at: null })

  await client.post(page)
  await product.app.db.client`update newsletter_subscribers
    set unsubscribed_at = now() - interval '2 hours' where id = ${id}`
  await client.post(page, { intent: 'return' })
  expect(await subscriberOf(email)).toMatchObject({ state: 'unsubscribed' })
  const actions = await product.app.db
    .client`select action from audit_events where subject_id = ${id} order by created_at`
  expect(actions.map(({ action }) => String(action).split('.')[1])).toEqual([
    'confirmed',
    'unsubscribed',
    'returned',
    'unsubscribed',
  ])

  // Subscribing again after unsubscribing works, and stores no second lead.
  const before = (await mailsTo(email, 2)).length
  await client.post('/newsletter', entry(email))
  const mails = await mailsTo(email, before + 1)
  const links = mails.map(({ text }) => linkIn(text, 'confirm'))
  const fresh = links.find((one) => one !== 'no link' && one !== link) ?? 'none'
  await client.post(fresh)
  expect(await subscriberOf(email)).toMatchObject({ state: 'confirmed' })
  expect(await leadsOf(email)).toHaveLength(1)
})

test.each(['nonsense', '', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.x`])(
  'a link that is not ours leads nowhere: %s',
  async (token) => {
    const client = product.client()
    for (const page of ['confirm', 'unsubscribe']) {
      const url = `/newsletter/${page}?token=${encodeURIComponent(token)}`
      expect((await client.get(url)).status).toBe(200)
      expect((await client.post(url)).status).toBe(302)
    }
  },
)

test('an invalid address gets a message beside the field', async () => {
  const answer = await product.client().post('/newsletter', entry('nobody at all'))
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Please enter a valid email address')
  expect(page).toContain('nobody at all')
})

test('suspected spam mails nobody until staff release it', async () => {
  const [staff, email] = [product.client(), someone()]
  await staff.signIn()
  await product.client().post('/newsletter', entry(email, { homepage: 'x' }))
  expect(await subscriberOf(email)).toBeUndefined()
  const [quarantined] = await product.app.db.client<
    { id: string }[]
  >`select id from held_submissions where sender_email = ${email}`
  await staff.post(`/lead_admin/inbox/quarantine/${quarantined?.id}`, { intent: 'release' })
  expect(await subscriberOf(email)).toMatchObject({ state: 'pending' })
  expect(await mailsTo(email, 1)).toHaveLength(1)
})
