import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { queuedMails } from '#test/mails.ts'
import { ownToken, pageToken } from './form-token.server.ts'
import type { Challenge } from './intake.ts'
import { solveProof } from './solve-proof.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const longAgo = () => new Date(Date.now() - 60_000)
/** A token from the future: the form still counts as just opened on a slow machine. */
const justNow = () => new Date(Date.now() + 60_000)
const own = (at = longAgo(), form = 'contact') => ownToken(product.app.secret, form, at)
const page = () => pageToken(product.app.secret, 'contact', new Date())
const someone = () => `p-${crypto.randomUUID().slice(0, 12)}@example.org`

const letter = (change: Record<string, string> = {}) => ({
  intake_token: own(),
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: someone(),
  company: 'Ministry of Works',
  interest: 'governance',
  message: 'We would like to talk about registers.',
  ...change,
})
const leadsOf = (email: string) => product.app.db.client`select * from leads where email = ${email}`
const quarantinedOf = (email: string) =>
  product.app.db.client<
    { id: string; reasons: string[]; state: string }[]
  >`select * from held_submissions where sender_email = ${email}`
const mailsTo = (email: string) => queuedMails(product, { to: email })

test('an ordinary post is stored with its sender’s consent', async () => {
  const sent = letter()
  const answer = await product.client().post('/contact', sent)
  const [lead] = await leadsOf(sent.email)
  const reference = String(lead?.id).slice(0, 8).toUpperCase()
  expect(answer.headers.get('location')).toBe(`/contact?sent=${reference}#contact-form`)
  expect(lead).toMatchObject({
    source: 'contact',
    full_name: 'Ada Lovelace',
    primary_interest: 'governance',
    consent_page: '/contact',
  })
  expect(lead?.consent_text).toContain('If you send this form, you agree')
  expect(lead?.consent_at).toBeTruthy()
})

test.each<[string, () => Record<string, string>]>([
  ['trap', () => ({ homepage: 'https://spam.example' })],
  ['no_token', () => ({ intake_token: '' })],
  ['no_token', () => ({ intake_token: `${own().slice(0, -3)}abc` })],
  ['no_token', () => ({ intake_token: own(longAgo(), 'blueprint') })],
  ['links', () => ({ intake_token: page(), message: 'https://a.a '.repeat(5) })],
  ['fast', () => ({ intake_token: own(justNow()), intake_proof: 'unable' })],
])('a post is held because of %s, looks sent, and mails nobody', async (reason, change) => {
  const sent = letter(change())
  const answer = await product.client().post('/contact', sent)
  expect(answer.status).toBe(302)
  expect(await leadsOf(sent.email)).toHaveLength(0)
  const [quarantined] = await quarantinedOf(sent.email)
  expect(quarantined?.reasons).toEqual([reason])
  expect(answer.headers.get('location')).toContain(quarantined?.id.slice(0, 8).toUpperCase())
  expect(await mailsTo(sent.email)).toHaveLength(0)
})

/** The challenge in an answer, read as the form reads it from the action's data. */
async function challengeOf(answer: Response): Promise<Challenge> {
  const text = await answer.text()
  const flat: unknown[] = JSON.parse(text.split('\n')[0] ?? '')
  const read = (place: unknown): unknown => {
    const value = typeof place === 'number' ? flat[place] : undefined
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, at]) => [flat[Number(name.slice(1))], read(at)]),
    )
  }
  return (read(0) as { data: { challenge: Challenge } }).data.challenge
}

test('a form sent too fast needs a proof of work, which is valid once and for this form only', async () => {
  const client = product.client()
  const sent = letter({ intake_token: own(justNow()), intake_proof: '' })
  const asked = await client.post('/contact.data', sent)
  expect(asked.status).toBe(422)
  expect(await leadsOf(sent.email)).toHaveLength(0)
  const intake_proof = await solveProof(await challengeOf(asked))
  await client.post('/contact', { ...sent, intake_proof })
  expect(await leadsOf(sent.email)).toHaveLength(1)

  const again = { ...letter(), intake_token: sent.intake_token, intake_proof }
  await client.post('/contact', again)
  expect((await quarantinedOf(again.email))[0]?.reasons).toEqual(['fast'])
  const other = letter({ intake_token: own(justNow()), intake_proof })
  await client.post('/contact', other)
  expect((await quarantinedOf(other.email))[0]?.reasons).toEqual(['fast'])
})

test('a browser that sends the page’s token, because its own has not come yet, is asked for a proof', async () => {
  const links = { intake_token: page(), message: 'https://a.example '.repeat(5) }
  const sent = letter({ ...links, intake_proof: '' })
  const asked = await product.client().post('/contact.data', sent)
  expect(asked.status).toBe(422)
  const intake_proof = await solveProof(await challengeOf(asked))
  await product.client().post('/contact', { ...sent, intake_proof })
  expect(await leadsOf(sent.email)).toHaveLength(1)
  expect(await quarantinedOf(sent.email)).toHaveLength(0)
})

test('the same form sent from two tabs at once is one record with one reference', async () => {
  const sent = letter()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      product.client().post('/contact', { ...sent, intake_token: own() }),
    ),
  )
  expect(new Set(answers.map((one) => one.headers.get('location'))).size).toBe(1)
  expect(await leadsOf(sent.email)).toHaveLength(1)
})

test('posts over the limit of an address, a network or a mailbox are quarantined', async () => {
  const mailbox = someone()
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const sent = letter({ email: mailbox, message: `This is message number ${index}` })
      return product.client().post('/contact', sent, { 'x-forwarded-for': `198.18.${index}.1` })
    }),
  )
  expect(await leadsOf(mailbox)).toHaveLength(10)
  expect((await quarantinedOf(mailbox)).map(({ reasons }) => reasons)).toEqual([
    ['email'],
    ['email'],
  ])

  for (let index = 1; index <= 63; index++) {
    const headers = { 'x-forwarded-for': `2001:db8:0:1::${index}` }
    await product.client().post('/contact', letter({ intake_token: page() }), headers)
  }
  const quarantined = await product.app.db
    .client`select 1 from held_submissions where 'address' = any(reasons)`
  expect(quarantined).toHaveLength(3)
})

test('staff release a quarantined post once, under the reference its sender has', async () => {
  const sent = letter({ homepage: 'x' })
  await product.client().post('/contact', sent)
  const [quarantined] = await quarantinedOf(sent.email)
  const url = `/lead_admin/inbox/quarantine/${quarantined?.id}`
  expect(await (await staff.get('/lead_admin/inbox/quarantine')).text()).toContain(sent.email)
  expect(await (await staff.get(url)).text()).toContain(sent.message)
  const answers = await Promise.all([1, 2, 3, 4].map(() => staff.post(url, { intent: 'release' })))
  // Each release after the first gets a conflict and leads back to the list.
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
  expect((await staff.post(url, { intent: 'discard' })).headers.get('location')).toBe(
    '/lead_admin/inbox/quarantine',
  )
  const list = await (await staff.get('/lead_admin/inbox/quarantine')).text()
  expect(list).toContain('Someone else has already released or discarded this submission.')
  expect(list).not.toContain(sent.email)
  expect(await leadsOf(sent.email)).toMatchObject([
    { id: quarantined?.id, consent_page: '/contact' },
  ])
  expect(await mailsTo(sent.email)).toHaveLength(1)
  const [event, ...more] = await product.app.db
    .client`select action from audit_events where subject_id = ${quarantined?.id ?? ''}`
  expect(event).toEqual({ action: 'submission.released' })
  expect(more).toEqual([])
  expect((await staff.get(url)).status).toBe(404)
  expect(await (await staff.get('/lead_admin/inbox')).text()).toContain(sent.email)
})

test('staff discard a quarantined post; nothing is stored or sent', async () => {
  const sent = letter({ homepage: 'x' })
  await product.client().post('/contact', sent)
  const [quarantined] = await quarantinedOf(sent.email)
  const url = `/lead_admin/inbox/quarantine/${quarantined?.id}`
  expect((await staff.post(url, {})).status).toBe(422)
  expect((await staff.post(url, { intent: 'discard' })).status).toBe(302)
  const [left] = await product.app.db
    .client`select state, payload, sender_name, sender_email from held_submissions where id = ${quarantined?.id ?? ''}`
  expect(left).toEqual({ state: 'discarded', payload: {}, sender_name: '', sender_email: '' })
  expect(await leadsOf(sent.email)).toHaveLength(0)
  expect(await mailsTo(sent.email)).toHaveLength(0)
  expect((await product.client().get(url)).status).toBe(302)
})

test('a page with a form is the same for every visitor', async () => {
  // The request id differs from page to page; the form adds nothing that differs.
  const bytes = async () =>
    (await (await product.client().get('/contact')).text()).replaceAll(
      /nonce="[^"]*"|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      '',
    )
  expect(await bytes()).toBe(await bytes())
  expect((await product.client().get('/api/form-token?form=contact')).status).toBe(200)
  expect((await product.client().get('/api/form-token?form=../x')).status).toBe(404)
})
