import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { storedKey } from '#app/platform/rate-limit.server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { stopClock, windowStart } from '#test/clock.ts'
import { patience } from '#test/patience.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

const form = (change: Record<string, string> = {}) => ({
  intake_token: ownToken(product.app.secret, 'blueprint', new Date(Date.now() - 30_000)),
  fullName: 'Ada Lovelace',
  email: `ada-${crypto.randomUUID().slice(0, 8)}@example.org`,
  companyName: 'Ministry of Works',
  phone: '+1 613 555 0100',
  companySize: '51-200',
  primaryInterest: 'blueprint',
  message: 'Line one\r\nline two',
  ...change,
})

const leadsOf = (email: string) => product.app.db.client`select * from leads where email = ${email}`

async function mailsAbout(email: string) {
  const folder = path.join(product.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name))),
  )
  return (await Promise.all(files.map((file) => PostalMime.parse(file)))).filter(
    (mail) => mail.to?.some(({ address }) => address === email) || mail.text?.includes(email),
  )
}

test('a request is stored once and mailed to both sides', async () => {
  const sent = form()
  const answer = await product.client().post('/blueprint', sent)
  expect(answer.status).toBe(302)
  const [lead] = await leadsOf(sent.email)
  expect(lead).toMatchObject({
    source: 'blueprint',
    status: 'new',
    full_name: 'Ada Lovelace',
    company_size: '51-200',
    primary_interest: 'blueprint',
    message: 'Line one\nline two',
  })
  const reference = String(lead?.id).slice(0, 8).toUpperCase()
  expect(answer.headers.get('location')).toBe(`/blueprint?sent=${reference}#blueprint-contact`)

  const mails = await vi.waitUntil(async () => {
    const found = await mailsAbout(sent.email)
    return found.length === 2 && found
  }, patience)
  const toSender = mails.find((mail) => mail.to?.[0]?.address === sent.email)
  const toStaff = mails.find((mail) => mail.to?.[0]?.address === 'admin@example.com')
  expect(toSender?.subject).toContain(reference)
  expect(toSender?.text).toContain("We'll be in touch within 24 hours.")
  expect(toSender?.text).toContain('Dear Ada Lovelace,')
  // The address is not verified: the mail repeats nothing that the sender typed.
  for (const words of ['Ministry of Works', 'Line one', '555'])
    expect(`${toSender?.html}${toSender?.text}`).not.toContain(words)
  expect(toStaff?.html).toContain('Ministry of Works')
  expect(toStaff?.text).toContain('Line one\nline two')
  expect(toStaff?.replyTo?.[0]?.address).toBe(sent.email)
  expect(toStaff?.html).toContain(`/lead_admin/leads/${lead?.id}`)
})

test('twenty simultaneous clicks store one lead; an edited second request is another one', async () => {
  const sent = form()
  const client = product.client()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.post('/blueprint', sent)),
  )
  expect(new Set(answers.map((one) => one.headers.get('location'))).size).toBe(1)
  expect(await leadsOf(sent.email)).toHaveLength(1)
  await client.post('/blueprint', { ...sent, message: 'And one thing more' })
  expect(await leadsOf(sent.email)).toHaveLength(2)
  await vi.waitUntil(async () => (await mailsAbout(sent.email)).length >= 4, patience)
  expect(await mailsAbout(sent.email)).toHaveLength(4)
})

test('the JSON endpoint stores the same lead by the same rules', async () => {
  const sent = form()
  const client = product.client()
  const url = '/api/functions/send-blueprint-notification'
  const first = await client.json(url, sent)
  const again = await client.json(url, sent)
  expect(first.status).toBe(200)
  expect(await again.json()).toEqual(await first.json())
  expect(await leadsOf(sent.email)).toHaveLength(1)
  const refused = await client.json(url, { ...sent, fullName: 'A' })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ error: 'Name must be at least 2 characters' })
  for (const body of [null, [], 'text', 7]) expect((await client.json(url, body)).status).toBe(422)
})

test.each([
  ['without a token', { intake_token: undefined }, 'no_token'],
  ['with a token of another form', { intake_token: 'contact' }, 'no_token'],
  ['with the trap filled in', { homepage: 'https://spam.example' }, 'trap'],
  ['within two seconds', { intake_token: 'now' }, 'fast'],
  [
    'full of links',
    { message: 'www.a.example www.b.example www.c.example www.d.example' },
    'links',
  ],
])('the JSON endpoint quarantines what the form would: %s', async (_, change, reason) => {
  const tokens: Record<string, string> = {
    contact: ownToken(product.app.secret, 'contact', new Date(Date.now() - 30_000)),
    now: ownToken(product.app.secret, 'blueprint', new Date()),
  }
  const sent = { ...form(), ...change }
  if (sent.intake_token) sent.intake_token = tokens[sent.intake_token] ?? sent.intake_token
  const url = '/api/functions/send-blueprint-notification'
  const answer = await product.client().json(url, sent)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    success: true,
    reference: expect.stringMatching(/^[0-9A-F]{8}$/),
  })
  const [quarantined] = await product.app.db.client`
    select reasons from held_submissions where sender_email = ${sent.email}`
  expect(quarantined?.reasons).toEqual([reason])
  expect(await leadsOf(sent.email)).toHaveLength(0)
  expect(await mailsAbout(sent.email)).toHaveLength(0)
})

test('a name is one line, in the form and at the JSON endpoint', async () => {
  const name = 'Ada\r\nBcc: all@example.org\u2028\u202eLovelace'
  const byForm = form({ fullName: name, companyName: 'Works\nand more', phone: '1\n2' })
  await product.client().post('/blueprint', byForm)
  const byJson = form({ fullName: name, companyName: 'Works\nand more', phone: '1\n2' })
  await product.client().json('/api/functions/send-blueprint-notification', byJson)
  for (const { email } of [byForm, byJson]) {
    const [lead] = await leadsOf(email)
    expect(lead).toMatchObject({
      full_name: 'Ada Bcc: all@example.org Lovelace',
      company_name: 'Works and more',
      phone: '1 2',
    })
    const mails = await vi.waitUntil(async () => {
      const found = await mailsAbout(email)
      return found.length === 2 && found
    }, patience)
    for (const mail of mails) expect(mail.bcc ?? []).toEqual([])
  }
})

test('invalid fields come back with their errors and everything that was typed', async () => {
  const answer = await product
    .client()
    .post(
      '/blueprint',
      form({ fullName: 'A', email: 'nowhere', companyName: 'B', message: 'kept words' }),
    )
  expect(answer.status).toBe(422)
  const page = await answer.text()
  for (const text of [
    'Name must be at least 2 characters',
    'Invalid email address',
    'Company name must be at least 2 characters',
    'kept words',
  ]) {
    expect(page).toContain(text)
  }
})

test('a lead whose mails cannot be queued is not stored, and the visitor sees an error', async () => {
  const sent = form()
  await product.app.db.client`create function no_jobs() returns trigger language plpgsql
    as $$ begin raise exception 'queue is down'; end $$`
  await product.app.db.client`create trigger no_jobs before insert on pgboss.job_common
    for each row execute function no_jobs()`
  try {
    const answer = await product.client().post('/blueprint', sent)
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('Something went wrong. Please try again.')
    expect(page).toContain('Ministry of Works')
    const json = await product.client().json('/api/functions/send-blueprint-notification', sent)
    expect(json.status).toBe(500)
    expect(await json.json()).toMatchObject({ title: 'Error', requestId: expect.any(String) })
  } finally {
    await product.app.db.client`drop function no_jobs cascade`
  }
  expect(await leadsOf(sent.email)).toHaveLength(0)
})

test('no input causes an unexpected error, and nothing invalid is stored', async () => {
  const client = product.client()
  const wild = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '\0',
      '\ud800',
      "'; drop table leads; --",
      '<script>',
      'x'.repeat(5_000),
      '=1+1',
    ),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...Object.keys(form())), wild),
      async (change) => {
        const answer = await client.post('/blueprint', { ...form(), ...change })
        expect([302, 422]).toContain(answer.status)
      },
    ),
    { numRuns: 150 },
  )
  const bad = await product.app.db
    .client`select id from leads where length(full_name) not between 2 and 100 or length(message) > 1000`
  expect(bad).toHaveLength(0)
})

test('enquiries beyond the limit of an office are rate limited', async () => {
  const client = product.client()
  using clock = stopClock(product)
  await product.app.db.client`insert into rate_limits (key, window_start, hits, expires_at)
    values (${storedKey(product.app.secret, `enquiry:${client.address}`)}, ${windowStart(clock.now, 600)}, 600, now() + interval '1 hour')`
  const answer = await client.post('/blueprint', form())
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain('Too many attempts')
})
