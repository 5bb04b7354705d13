import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quarantinedMailPage } from '#content/inbound-mail.ts'
import { startLine } from '#test/line.ts'
import { answerTo, type MailServer, startMailServer } from '#test/mail-server.ts'
import { patience } from '#test/patience.ts'
import { startS3 } from '#test/s3.ts'
import { startTickets } from '#test/tickets.ts'
import { tidyInboundMails } from './quarantined-mail-service.server.ts'

let server: MailServer
let line: Awaited<ReturnType<typeof startLine>>
let t: Awaited<ReturnType<typeof startTickets>>
const stack = new AsyncDisposableStack()
beforeAll(async () => {
  server = await startMailServer()
  stack.defer(() => server.close())
  const s3 = await startS3()
  stack.defer(() => s3.close())
  line = await startLine(Number(new URL(s3.env.S3_ENDPOINT).port))
  stack.defer(() => line.close())
  const storage = { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${line.port}` }
  t = await startTickets({ ...server.env, ...storage })
  stack.defer(() => t.product.close())
})
afterAll(() => stack.disposeAsync())

const patient = { timeout: patience, interval: 100 }
const { dialog, errors, reasons } = quarantinedMailPage

/** The answer of a ticket's author to a mail about it, which has not been sent. */
async function answering(text: string) {
  const before = server.mailsTo(t.author.email).length
  const id = await t.raise(t.author)
  await expect.poll(() => server.mailsTo(t.author.email).length, patient).toBe(before + 1)
  const mail = server.mailsTo(t.author.email).at(-1)
  if (!mail) throw new Error('no mail')
  const messageId = `<${id}@c.example>`
  const replies = async () => (await t.messagesOf(id)).map(({ body }) => body)
  return { answer: { ...answerTo(mail, t.author.email, text), messageId }, messageId, replies }
}

/** What is known of a mail; its next try begins at once. */
async function hurried(messageId: string) {
  await t.db`with due as (update pgboss.job set start_after = now()
    where name = 'inbound-mail' and state = 'retry') select tell_of_job('inbound-mail')`
  const [mail] = await t.db`select m.*, (select max(j.retry_count) from pgboss.job j
      where j.name = 'inbound-mail' and j.data ->> 'id' = m.id::text) as retries
    from inbound_mails m where message_id = ${messageId.slice(1, -1)}`
  return mail
}
const becomes = (messageId: string) =>
  expect.poll(async () => (await hurried(messageId))?.state, patient)

/** Kills processes that read mails, as a machine does whose memory runs out: the first ones, or all. */
function killReaders(most = Number.POSITIVE_INFINITY) {
  let killed = 0
  const timer = setInterval(() => {
    for (const pid of readers().slice(0, most - killed)) {
      process.kill(pid, 'SIGKILL')
      killed += 1
    }
    if (killed >= most) clearInterval(timer)
  }, 20)
  return () => clearInterval(timer)
}

function readers(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isReader(pid))
}

function isReader(pid: number): boolean {
  try {
    const isMine = new RegExp(`^PPid:\\s+${process.pid}$`, 'm')
    return (
      isMine.test(readFileSync(`/proc/${pid}/status`, 'utf8')) &&
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('inbound-mail/mail-program')
    )
  } catch {
    return false
  }
}

/** The storage goes away when the next mail is read. */
function loseStorage() {
  const { storage } = t.product.app
  const { read } = storage
  storage.read = (...given) => {
    storage.read = read
    line.cut()
    return read(...given)
  }
}

test('an answer whose reading was ended once is a reply in the ticket', async () => {
  const { answer, messageId, replies } = await answering('Read at last.')
  const stop = killReaders(1)
  await server.send(answer)
  await becomes(messageId).toBe('taken')
  stop()
  expect((await hurried(messageId))?.attempts).toBe(2)
  expect(await replies()).toEqual(['Read at last.'])
})

test('an answer that could never be read stays whole, and staff put it where its address says', async () => {
  const { answer, messageId, replies } = await answering('Read by staff.')
  const stop = killReaders()
  await server.send(answer)
  await becomes(messageId).toBe('quarantined')
  const mail = await hurried(messageId)
  expect(mail).toMatchObject({ attempts: 8, reason: 'unreadable', sender: t.author.email })
  expect(await t.product.app.storage.exists(mail?.storage_key)).toBe(true)

  const path = `/lead_admin/inbox/mails/${mail?.id}`
  expect(await (await t.admin.get(path)).text()).toContain(dialog.putIn.unread)
  const refused = await t.admin.post(path, { intent: 'put_in' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain(errors.notRead)
  stop()
  expect((await t.admin.post(path, { intent: 'put_in' })).status).toBe(302)
  expect(await replies()).toEqual(['Read by staff.'])
})

test('an answer waits for the storage longer than for anything else, and is counted once', async () => {
  const { answer, messageId, replies } = await answering('After the outage.')
  loseStorage()
  await server.send(answer)
  const retries = async () => (await hurried(messageId))?.retries
  await expect.poll(retries, patient).toBeGreaterThan(10)
  expect(await hurried(messageId)).toMatchObject({ state: 'waiting' })
  line.thaw()
  await becomes(messageId).toBe('taken')
  expect((await hurried(messageId))?.attempts).toBeLessThanOrEqual(2)
  expect(await replies()).toEqual(['After the outage.'])
})

test('an answer that the queue gave up waits for staff, whole', async () => {
  const { answer, messageId, replies } = await answering('After a long outage.')
  loseStorage()
  await server.send(answer)
  const isGivenUp = async () => {
    const mail = await hurried(messageId)
    await t.db`update pgboss.job set retry_limit = 0 where name = 'inbound-mail' and state = 'retry'`
    return (
      await t.db`select 1 from pgboss.job where name = 'failed' and data ->> 'id' = ${mail?.id ?? ''}`
    ).length
  }
  await expect.poll(isGivenUp, patient).toBe(1)
  await tidyInboundMails(t.product.app)
  const mail = await hurried(messageId)
  expect(mail).toMatchObject({ state: 'quarantined', reason: 'failed' })

  const path = `/lead_admin/inbox/mails/${mail?.id}`
  const page = await (await t.admin.get(path)).text()
  for (const text of [reasons.failed, dialog.putIn.unread]) expect(page).toContain(text)
  line.thaw()
  const putIn = async () => (await t.admin.post(path, { intent: 'put_in' })).status
  await expect.poll(putIn, patient).toBe(302)
  expect(await replies()).toEqual(['After a long outage.'])
})
