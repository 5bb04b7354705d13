import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { patience as mailerPatience } from '#app/platform/mailer.server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { patience, soon } from '#test/patience.ts'

const received: Email[] = []
const tried: string[] = []
let refusals = 0
/** Who does not hear that the server has their mail, until it is released. */
const unanswered: (() => void)[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    tried.push(address)
    if (address !== 'nobody@example.org') return done()
    done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      if (refusals > 0) {
        refusals -= 1
        done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        return
      }
      const mail = await PostalMime.parse(Buffer.concat(chunks))
      received.push(mail)
      if (mail.to?.[0]?.address === 'unanswered@example.org') unanswered.push(() => done())
      else done()
    })
  },
})

let product: TestApp
let env: Record<string, string>
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Unordin <office@unordin.example>',
    NOTIFY_EMAIL: 'leads@unordin.example',
  }
  product = await startTestApp(env)
})
afterAll(async () => {
  await product.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

const send = (email: string) =>
  product.client().json('/api/functions/send-blueprint-notification', {
    intake_token: ownToken(product.app.secret, 'blueprint', new Date(Date.now() - 30_000)),
    fullName: 'Line\nBreaker\r\nBcc: x@evil.example',
    email,
    companyName: '<img src=x onerror=alert(1)>',
  })
const to = (address: string) => received.filter((mail) => mail.to?.[0]?.address === address)

test('both mails reach the server with HTML and text, and no header is injected', async () => {
  await send('first@example.org')
  await vi.waitUntil(() => received.length === 2, patience)
  const [mail] = to('first@example.org')
  expect(mail?.from?.address).toBe('office@unordin.example')
  expect(mail?.html).toContain('We have received your request')
  expect(mail?.text).toContain('within 24 hours.')
  const [notice] = to('leads@unordin.example')
  expect(notice?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(notice?.text).toContain('<img src=x onerror=alert(1)>')
  expect(notice?.headers.some(({ key }) => key === 'bcc')).toBe(false)
  expect(notice?.subject).toContain('Line Breaker Bcc: x@evil.example')
})

test('a mail that the server refuses temporarily is sent again, once', async () => {
  refusals = 2
  await send('second@example.org')
  await vi.waitUntil(async () => {
    // Of its own, the queue waits a few seconds before it tries again.
    await product.app.db.client`with due as (update pgboss.job set start_after = now()
      where name = 'mail' and state = 'retry') select tell_of_job('mail')`
    return to('second@example.org').length === 1 && to('leads@unordin.example').length === 2
  }, soon)
  // The mail server accepts the mail a moment before the delivery is committed.
  const noted = () =>
    product.app.db
      .client`select subject, attempts from mail_deliveries where recipient = 'second@example.org'`
  await vi.waitUntil(async () => (await noted()).length > 0, patience)
  expect(await noted()).toEqual([
    { subject: expect.stringContaining('We have received'), attempts: expect.any(Number) },
  ])
  // Of a mail to staff there is no subject.
  const toStaff = await product.app.db
    .client`select subject from mail_deliveries where recipient = 'leads@unordin.example'`
  expect(new Set(toStaff.map((row) => row.subject))).toEqual(new Set([null]))
  expect(received).toHaveLength(4)
})

test('a mail that finally failed is among the failed jobs and in the metrics', async () => {
  // In one transaction: a job that fails is deleted and written again, which a change made meanwhile would miss.
  await product.app.db.client.begin(async (tx) => {
    await tx`select enqueue_job('mail', gen_random_uuid(), '{"broken": true}', null)`
    await tx`update pgboss.job set retry_limit = 0 where data->>'broken' = 'true'`
  })
  await vi.waitUntil(
    async () => (await product.app.jobs.counts()).some(({ name }) => name === 'failed'),
    patience,
  )
  expect(await product.app.jobs.counts()).toContainEqual({
    name: 'failed',
    state: 'created',
    total: 1,
  })
})

test('a recipient that the server refuses permanently is tried once and is among the failed jobs', async () => {
  await send('nobody@example.org')
  const jobs = () =>
    product.app.db.client`select name, state::text as state, output from pgboss.job
      where name = 'failed' and output->>'fault' like 'FinalFailure%'`
  await vi.waitUntil(async () => (await jobs()).length > 0, patience)
  expect(await jobs()).toHaveLength(1)
  expect(JSON.stringify(await jobs())).not.toContain('nobody@')
  expect(tried.filter((address) => address === 'nobody@example.org')).toHaveLength(1)
})

test('a mail that the server does not answer for holds up no other mail, and arrives once', async () => {
  await send('unanswered@example.org')
  await vi.waitUntil(() => unanswered.length === 1, patience)
  for (const name of ['fifth', 'sixth', 'seventh']) {
    await send(`${name}@example.org`)
    await vi.waitUntil(() => to(`${name}@example.org`).length === 1, patience)
  }
  for (const release of unanswered) release()
  const noted = () =>
    product.app.db
      .client`select attempts from mail_deliveries where recipient = 'unanswered@example.org'`
  await vi.waitUntil(async () => (await noted()).length > 0, patience)
  expect(await noted()).toEqual([{ attempts: 1 }])
  expect(to('unanswered@example.org')).toHaveLength(1)
})

test('jobs that wait for a mail server have more time than the mailer, in older installations too', async () => {
  const { db, config } = product.app
  const limits = () => db.client`select name from pgboss.queue
    where expire_seconds * 1000 > ${mailerPatience.whole} and heartbeat_seconds <= 60 order by name`
  expect((await limits()).map(({ name }) => name)).toEqual(['mail', 'newsletter'])
  await db.client`update pgboss.queue set expire_seconds = 60, heartbeat_seconds = null`
  const next = await startTestApp({ ...env, DATABASE_URL: config.databaseUrl ?? '' })
  await next.close()
  expect((await limits()).map(({ name }) => name)).toEqual(['mail', 'newsletter'])
})
