import type { Email } from 'postal-mime'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ChatEvent } from '#app/features/assistant/assistant.ts'
import { conversationPage as copy } from '#content/conversations.ts'
import { startWithStaff } from '#test/chats.ts'
import { answerTo, startMailServer } from '#test/mail-server.ts'
import { mailedChats, newAddress } from '#test/mailed-chats.ts'
import { startOwnPostgres } from '#test/own-postgres.ts'
import { soon } from '#test/patience.ts'

const server = await startMailServer()
const postgres = await startOwnPostgres()
const started = await startWithStaff({ ...server.env, DATABASE_URL: postgres.url })
const { product, sql, staff, post } = started
const { waiting } = mailedChats(started)
afterAll(async () => {
  await product.close()
  await postgres[Symbol.asyncDispose]()
  await server.close()
})
beforeEach(() => sql`delete from rate_limits`)

/** A visitor who has left, and the mail with the answer of staff. */
async function answered() {
  const visit = await waiting()
  const email = newAddress()
  expect((await visit.agree(email)).status).toBe(200)
  /** Staff answer, nobody reads it, and it goes by mail. */
  const mailed = async (body: string): Promise<Email> => {
    const before = server.mailsTo(email).length
    await visit.answer(body)
    await visit.pass(2)
    await visit.look()
    await expect.poll(() => server.mailsTo(email).length, soon).toBe(before + 1)
    return server.mailsTo(email).at(-1) as Email
  }
  const query = new URLSearchParams({
    ...{ conversationId: visit.id, sessionId: visit.chat.sessionId, all: '1' },
  })
  return {
    ...{ ...visit, email, mailed },
    mail: await mailed('Which country is it for?'),
    messages: async () =>
      ((await (await visit.chat.client.get(`/api/chat-events?${query}`)).json()) as ChatEvent)
        .messages,
    byMail: async () =>
      (
        await sql`select content from chat_messages where conversation_id = ${visit.id}
          and mail_message_id is not null order by seq`
      ).map(({ content }) => content),
  }
}

const plain = (messageId: string) => messageId.replace(/^<|>$/g, '')
const mailOf = async (messageId: string) =>
  (
    await sql`select * from inbound_mails where message_id = ${plain(messageId)}
      and state <> 'waiting'`
  )[0]
/** What became of a mail: its state, and why. */
const settled = async (messageId: string) => {
  await expect.poll(() => mailOf(messageId), soon).toBeDefined()
  const { state, reason } = (await mailOf(messageId)) ?? {}
  return [state, reason].filter(Boolean).join(' ')
}

test('leave, get the answer by mail, open it, reply by mail, and have the next answer in the thread', async () => {
  const one = await answered()
  const [, conversationId = '', key = ''] =
    /conversation#([0-9a-f-]{36})\.([\w-]{43})/.exec(one.mail.text ?? '') ?? []
  const sessionId = crypto.randomUUID()
  const other = product.client()
  const opened = await other.json('/api/chat-resume', { sessionId, conversationId, key })
  expect(opened.status).toBe(204)

  const files = Array.from({ length: 22 }, (_, place) => ({
    ...{ filename: `plan-${place + 1}.txt`, content: `Plan ${place}` },
  }))
  const reply = {
    ...answerTo(one.mail, `Ada <${one.email.toUpperCase()}>`, 'For <b>Kenya</b>.'),
    ...{ attachments: files, messageId: `<${crypto.randomUUID()}@ministry.example>` },
  }
  // What a mail server does that is not sure whether a mail was taken.
  await server.send(reply)
  await server.send(reply)
  expect(await settled(reply.messageId)).toBe('taken')
  const query = new URLSearchParams({ conversationId, sessionId, all: '1' })
  const { messages } = (await (await other.get(`/api/chat-events?${query}`)).json()) as ChatEvent
  const mine = messages.filter(({ isByMail }) => isByMail)
  expect(mine).toHaveLength(1)
  expect(mine[0]?.content).toMatch(/^For <b>Kenya<\/b>\.\n\n\(Files .*plan-1\.txt.*plan-22\.txt/)
  expect(mine[0]?.content).not.toContain('Which country')
  expect(await one.messages()).toEqual(messages)
  const page = await one.page()
  expect(page).toContain('For &lt;b&gt;Kenya')
  expect(page).not.toContain('<b>Kenya')

  const next = await one.mailed('Thank you, Ada.')
  expect(next.inReplyTo).toBe(reply.messageId)
  expect(next.references).toContain(one.mail.messageId)
  expect(next.text).not.toContain('Kenya')
  const last = await server.send(answerTo(next, one.email, 'Goodbye.'))
  expect(await settled(last)).toBe('taken')
  expect(await one.byMail()).toHaveLength(2)
})

test('a reply that comes while the database is away is taken once when it is back', async () => {
  const one = await answered()
  await postgres.stop('SIGQUIT')
  const reply = await server.send(answerTo(one.mail, one.email, 'Still there?'))
  await postgres.start()
  await expect.poll(() => settled(reply).catch(() => ''), soon).toBe('taken')
  expect(await one.byMail()).toEqual(['Still there?'])
})

test('a reply of somebody else waits for staff, who put it into the conversation', async () => {
  const [one, two] = [await answered(), await answered()]
  // Who was mailed about one conversation says nothing in another one.
  const forged = await server.send(answerTo(one.mail, two.email, 'It is me.'))
  expect(await settled(forged)).toBe('quarantined other_sender')
  const both = await server.send(answerTo(one.mail, `${two.email}, ${one.email}`, 'Both.'))
  expect(await settled(both)).toBe('quarantined no_sender')
  const to = one.mail.replyTo?.[0]?.address ?? ''
  const [digit] = to.slice('reply+'.length)
  const changed = {
    ...answerTo(one.mail, one.email, 'x'),
    to: to.replace(/\+./, digit === '1' ? '+2' : '+1'),
  }
  expect(await settled(await server.send(changed))).toBe('quarantined changed_address')
  expect([await one.byMail(), await two.byMail()]).toEqual([[], []])

  const path = `/lead_admin/inbox/mails/${(await mailOf(forged))?.id}`
  expect(await (await staff.get(path)).text()).toContain('Put it into the conversation')
  expect((await product.client().get(path)).headers.get('location')).not.toContain('inbox/mails')
  await staff.post(path, { intent: 'put_in' })
  await staff.post(path, { intent: 'put_in' })
  expect(await one.byMail()).toEqual(['It is me.'])
})

test('a reply after staff have handed back calls them again; one after the deletion is about nothing', async () => {
  const one = await answered()
  await post(staff, one.id, { intent: 'release' })
  expect(await settled(await server.send(answerTo(one.mail, one.email, 'One more.')))).toBe('taken')
  const [row] = await sql`select state, waits from chat_conversations where id = ${one.id}`
  expect(row).toMatchObject({ state: 'requested', waits: true })
  await post(staff, one.id, { intent: 'delete' })
  const late = await server.send(answerTo(one.mail, one.email, 'Too late.'))
  expect(await settled(late)).toBe('quarantined gone')
})

test('a reply in HTML only is plain text, and one without text names its files', async () => {
  const one = await answered()
  const mail = { ...answerTo(one.mail, one.email, ''), text: undefined }
  const html = '<p>Yes<script>alert(1)</script><img src=x onerror=alert(1)></p>'
  expect(await settled(await server.send({ ...mail, html }))).toBe('taken')
  const attachments = [{ filename: 'plan.pdf', content: 'x' }]
  expect(await settled(await server.send({ ...mail, text: '', attachments }))).toBe('taken')
  const [first, second] = await one.byMail()
  expect(first).toBe('Yes')
  expect(second).toMatch(/^\(Files .*plan\.pdf/)
})

test('an answer that comes back as undeliverable is shown so', async () => {
  const one = await answered()
  await expect.poll(one.page, soon).toContain('Sent by email')
  const id = `<${crypto.randomUUID()}@mail.example>`
  const raw = [
    ...['Return-Path: <>', 'From: mailer-daemon@mail.example', 'To: reply@unordin.example'],
    ...[`Message-ID: ${id}`, 'Subject: Undelivered', 'MIME-Version: 1.0'],
    'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
    ...['', '--part', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; x', ''],
    ...[`Final-Recipient: rfc822; ${one.email}`, 'Action: failed', 'Status: 5.1.1', '', '--part'],
    ...['Content-Type: text/rfc822-headers', '', `Message-ID: ${one.mail.messageId}`, ''],
    '--part--',
    '',
  ].join('\r\n')
  server.imap.deliver(raw)
  expect(await settled(id)).toBe('ignored bounce')
  expect(await one.page()).toContain(copy.mail.undelivered)
})
