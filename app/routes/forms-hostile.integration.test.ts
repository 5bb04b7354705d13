import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { queuedMails } from '#test/mails.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())
beforeEach(() => product.app.db.client`delete from rate_limits`)

const paths = [
  '/blueprint',
  '/contact',
  '/get-started?step=3',
  '/careers/apply',
  '/careers/apply/file-upload',
  '/newsletter',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
  '/newsletter/one-click?token=x',
  '/verify',
  '/book',
  '/booking/x',
  '/api/functions/send-blueprint-notification',
]

const urlencoded = 'application/x-www-form-urlencoded'
const bodies: [string, string, Uint8Array | string][] = [
  ['JSON', 'application/json', '{"email":["a@b.example"],"__proto__":{"x":1}}'],
  ['broken JSON', 'application/json', '{"email":'],
  ['a bare value', 'application/json', 'null'],
  ['plain text', 'text/plain', 'email=a@b.example'],
  ['nothing at all', urlencoded, ''],
  [
    'bytes that are no UTF-8',
    urlencoded,
    Buffer.from('email=\xff\xfe%FF%C0%AF&fullName=\xed\xa0\x80', 'latin1'),
  ],
  ['UTF-16', `${urlencoded}; charset=utf-16`, Buffer.from('email=a@b.example', 'utf16le')],
  ['broken escapes', urlencoded, 'email=%ZZ%&fullName=%u0041&=&&&'],
  ['a form without a boundary', 'multipart/form-data', '--x\r\n'],
  [
    'a form that never ends',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na',
  ],
  [
    'a form with odd names',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="email\0"; filename="\0"\r\n\r\na\r\n--x--\r\n',
  ],
  [
    'ten thousand fields',
    urlencoded,
    Array.from({ length: 10_000 }, (_, at) => `f${at}=1`).join('&'),
  ],
  ['a type that is none', 'x'.repeat(2_000), 'email=a@b.example'],
  ['what says it is packed', urlencoded, Buffer.from([31, 139, 8, 0, 255])],
]

async function post(path: string, type: string, body: Uint8Array | string) {
  return product.fetch(
    new Request(new URL(path, 'http://localhost:3000'), {
      method: 'POST',
      body: body as BodyInit,
      headers: {
        'content-type': type,
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}`,
      },
    }),
  )
}

const stored = async () => {
  const [row] = await product.app.db.client`select (select count(*) from leads)
    + (select count(*) from held_submissions) + (select count(*) from bookings)
    + (select count(*) from newsletter_subscribers) as total`
  return Number(row?.total)
}

describe.each(paths)('%s', (path) => {
  test.each(bodies)('posted %s, it refuses and stores nothing', async (_, type, body) => {
    for (const address of [path, path.replace(/(\?|$)/, '.data$1')]) {
      const answer = await post(address, type, body)
      await answer.arrayBuffer()
      expect(answer.status, address).toBeLessThan(500)
    }
    expect(await stored()).toBe(0)
  })
})

test('a reference in the address is shown only when it is valid', async () => {
  const client = product.client()
  for (const path of ['/contact', '/blueprint', '/newsletter', '/careers/apply']) {
    const page = await (await client.get(`${path}?sent=CALL-1-900-555-0100`)).text()
    // The address itself is in links and in the router's state, never in visible text.
    expect(page.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' '), path).not.toContain('CALL-1-900')
    expect(await (await client.get(`${path}?sent=0123ABCD`)).text(), path).toMatch(
      /0123ABCD|mailbox/,
    )
  }
})

test('a token of another form, or of tomorrow, is invalid', async () => {
  const fields = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: 'Engine Works',
    interest: 'other',
    message: 'A message of some length.',
  }
  const past = new Date(Date.now() - 60_000)
  const tokens = [
    ownToken(product.app.secret, 'blueprint', past),
    ownToken('another secret of some length', 'contact', past),
    ownToken(product.app.secret, 'contact', new Date(Date.now() + 86_400_000)),
    'x'.repeat(5_000),
  ]
  for (const [at, intake_token] of tokens.entries()) {
    const email = `token-${at}@example.org`
    const answer = await product.client().post('/contact', { ...fields, email, intake_token })
    expect(answer.status).toBeLessThan(500)
    const leads = await product.app.db.client`select 1 from leads where email = ${email}`
    expect(leads, `token ${at}`).toHaveLength(0)
  }
})

test('typed text cannot end a header or a line of a mail, calendar or CSV', async () => {
  const email = 'inject@example.org'
  const evil = '=HYPERLINK("x")\r\nBcc: all@victims.example\u2028X: y\u0085Z'
  await product.client().post('/contact', {
    firstName: evil.slice(0, 80),
    lastName: evil.slice(0, 80),
    company: evil.slice(0, 100),
    interest: 'other',
    message: `${evil} ${evil}`,
    email,
    intake_token: ownToken(product.app.secret, 'contact', new Date(Date.now() - 60_000)),
  })
  const jobs = await queuedMails(product)
  expect(jobs.length).toBeGreaterThan(0)
  for (const { subject, to } of jobs) {
    expect(subject).not.toMatch(/[\r\n\u2028\u0085]/)
    expect(to).not.toMatch(/victims/)
  }
  const staff = product.client()
  await staff.signIn()
  const csv = await (await staff.get('/lead_admin/leads/export.csv?source=contact')).text()
  expect(csv).toContain('HYPERLINK')
  expect(csv).not.toMatch(/(^|,)"?=HYPERLINK/m)
})

test.each([
  'a@x.example\r\nBcc: b@y.example',
  'a@x.example,b@y.example',
  'a@x.example\0@y.example',
  '<a@x.example>',
  'a@x.example b',
  '"a@b" <c@d.example>',
])('one mailbox, not %j', async (email) => {
  for (const [form, path] of [
    ['contact', '/contact'],
    ['newsletter', '/newsletter'],
    ['blueprint', '/blueprint'],
  ] as const) {
    const answer = await product.client().post(path, {
      email,
      fullName: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: 'Engine Works',
      interest: 'other',
      message: 'A message of some length.',
      intake_token: ownToken(product.app.secret, form, new Date(Date.now() - 60_000)),
    })
    if (answer.status === 302) {
      const rows = await queuedMails(product)
      for (const { to } of rows) expect(to).toMatch(/^[^\s,<>\0]+@[^\s,<>\0@]+$/)
    } else expect(answer.status).toBe(422)
  }
})

const names = [
  ...(['firstName', 'lastName', 'fullName', 'name', 'email', 'phone'] as const),
  ...(['company', 'companyName', 'message', 'coverLetter'] as const),
]

test.each(paths)('%s names the fields in which 10,000 letters were typed', async (path) => {
  const before = await stored()
  const form = new FormData()
  for (const name of names) form.set(name, 'é'.repeat(10_000))
  const packed = new Response(form)
  const type = packed.headers.get('content-type') ?? ''
  const { status } = await post(path, type, new Uint8Array(await packed.arrayBuffer()))
  expect(status).toBeLessThan(500)
  expect(status).not.toBe(413)
  expect(await stored()).toEqual(before)
})
