import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { stopClock } from '#test/clock.ts'
import { mailsAbout } from '#test/mails.ts'
import { patience } from '#test/patience.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ NOTIFY_EMAIL: 'office@unordin.example' })
})
afterAll(() => product.close())
beforeEach(async () => {
  await product.app.db.client`delete from rate_limits`
  await product.app.db.client`delete from visitor_mails`
})

const lure = 'Your invoice is due: pay at https://evil.example'
const endpoint = '/api/functions/send-blueprint-notification'
const token = () => ownToken(product.app.secret, 'blueprint', new Date(Date.now() - 30_000))
const mark = () => crypto.randomUUID().slice(0, 8)

/** The mails to addresses that contain a text, once as many as were allowed have been sent. */
async function mailsTo(part: string) {
  const [row] = await product.app.db.client`
    select count(*)::int as total from visitor_mails where purpose = 'confirmation' and withheld is null`
  const read = async () =>
    (await mailsAbout(product.dataDir, '')).filter((mail) => mail.to?.[0]?.address?.includes(part))
  await vi.waitUntil(async () => (await read()).length >= row?.total, { timeout: patience })
  return read()
}
const leadsTo = async (like: string) =>
  (await product.app.db.client`select id, email from leads where email ~ ${like}`).map(
    ({ id, email }) => ({ id, email }) as { id: string; email: string },
  )

describe('sixty mails to sixty unrelated people from one address', () => {
  const strangers = (name: string) =>
    Array.from({ length: 60 }, (_, at) => `${name}-${at}@stranger-${at}.example`)

  test('through the endpoint without a token: none is sent, all requests are quarantined', async () => {
    const client = product.client()
    const name = mark()
    for (const email of strangers(name)) {
      const answer = await client.json(endpoint, { fullName: lure, email, message: lure })
      expect(answer.status).toBe(200)
    }
    expect(await mailsTo(name)).toHaveLength(0)
    const [quarantined] = await product.app.db.client`
      select count(*)::int as total from held_submissions where sender_email like ${`${name}%`}`
    expect(quarantined?.total).toBe(60)
  })

  test('with tokens: twelve, without the sender’s text; staff see the rest', async () => {
    const client = product.client()
    const name = mark()
    for (const email of strangers(name)) {
      const sent = { fullName: lure, email, message: lure, intake_token: token() }
      expect((await client.json(endpoint, sent)).status).toBe(200)
    }
    const mails = await mailsTo(name)
    expect(mails).toHaveLength(12)
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toMatch(/invoice|evil/)
      expect(text).toContain('Hello,')
    }
    const leads = await leadsTo(name)
    expect(leads).toHaveLength(60)
    const late = leads.find(({ email }) => email.startsWith(`${name}-40@`))
    await client.signIn()
    const page = await (await client.get(`/lead_admin/leads/${late?.id}`)).text()
    expect(page).toContain('Emails not sent')
    expect(page).toContain('too many emails requested from one network address')
    const log = await (await client.get(`/lead_admin/audit?q=${late?.id}`)).text()
    expect(log).toContain('Email: withheld')
  })

  test('with a different IPv6 address for each: no more than the limit of a network', async () => {
    const name = mark()
    const client = product.client()
    for (const [at, email] of strangers(name).entries()) {
      const from = { 'x-forwarded-for': `2001:db8:9:${(at + 1).toString(16)}::1` }
      await client.json(endpoint, { fullName: 'Ada', email, intake_token: token() }, from)
    }
    expect(await mailsTo(name)).toHaveLength(24)
    expect(await leadsTo(name)).toHaveLength(60)
  })
})

test('one mailbox gets ten in an hour, from all forms and addresses together', async () => {
  const email = `victim-${mark()}@example.org`
  const forms: ((client: Client, at: number) => Promise<Response>)[] = [
    (client, at) =>
      client.json(endpoint, { fullName: 'Ada', email, message: `${at}`, intake_token: token() }),
    (client, at) =>
      client.post('/contact', {
        intake_token: ownToken(product.app.secret, 'contact', new Date(Date.now() - 30_000)),
        firstName: 'Ada',
        lastName: 'Lovelace',
        email,
        company: 'Works',
        interest: 'healthcare',
        message: `A message of some length ${at}`,
      }),
  ]
  for (let at = 0; at < 14; at += 1) await forms[at % 2]?.(product.client(), at)
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(10)
})

test('forty people of one ministry behind one address all get theirs within two hours', async () => {
  const domain = `${mark()}.gov.example`
  const client = product.client()
  const send = (at: number) =>
    client.json(endpoint, { fullName: 'Ada', email: `p${at}@${domain}`, intake_token: token() })
  for (let at = 0; at < 20; at += 1) await send(at)
  await product.app.db
    .client`update visitor_mails set created_at = created_at - interval '61 minutes'`
  for (let at = 20; at < 40; at += 1) await send(at)
  expect(await mailsTo(domain)).toHaveLength(40)
})

test('sign-in links are limited equally for known and unknown addresses', async () => {
  using _clock = stopClock(product)
  const from = { 'x-forwarded-for': '203.0.113.99' }
  const ask = async (email: string) =>
    (await product.client().post('/auth/forgot', { email }, from)).status
  const strangers = Array.from({ length: 20 }, (_, at) => `nobody@nowhere-${at}.example`)
  for (const email of strangers) expect(await ask(email)).not.toBe(429)
  expect(await ask('admin@example.com')).toBe(429)
  expect(await ask('nobody@elsewhere.example')).toBe(429)
})
