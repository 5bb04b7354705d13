import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { ChatEvent } from '#app/features/assistant/assistant.ts'
import { answersByMail } from '#content/answers-by-mail.ts'
import { conversationPage } from '#content/conversations.ts'
import { startWithStaff } from '#test/chats.ts'
import { mailedChats, newAddress } from '#test/mailed-chats.ts'
import { startOwnPostgres } from '#test/own-postgres.ts'
import { patience } from '#test/patience.ts'

const received: Email[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (!address.startsWith('nobody')) return done()
    done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      received.push(await PostalMime.parse(Buffer.concat(chunks)))
      done()
    })
  },
})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
const postgres = await startOwnPostgres()
const started = await startWithStaff({
  DATABASE_URL: postgres.url,
  SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
})
const { product, sql, auditOf } = started
const { waiting } = mailedChats(started)
afterAll(async () => {
  await product.close()
  await postgres[Symbol.asyncDispose]()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

const copy = conversationPage
const { errors } = answersByMail.en

const mailsTo = (email: string) => received.filter(({ to }) => to?.[0]?.address === email)
async function mailTo(email: string, count = 1): Promise<Email> {
  await vi.waitUntil(() => mailsTo(email).length >= count, patience)
  expect(mailsTo(email)).toHaveLength(count)
  return mailsTo(email).at(-1) as Email
}
const headerOf = (mail: Email, name: string) =>
  mail.headers.find(({ key }) => key === name)?.value ?? ''
const linkIn = (mail: Email) =>
  /conversation#([0-9a-f-]{36})\.([\w-]{43})/.exec(mail.text ?? '') ?? ['', '', '']
const stopIn = (mail: Email) => /<([^>]+)>/.exec(headerOf(mail, 'list-unsubscribe'))?.[1] ?? ''

/** A load of the page in some browser, by the link of a mail. */
async function follow(mail: Email, other = {}) {
  const [, conversationId = '', key = ''] = linkIn(mail)
  const sessionId: string = crypto.randomUUID()
  const client = product.client()
  const body = { sessionId, conversationId, key, ...other }
  const { status } = await client.json('/api/chat-resume', body)
  const query = new URLSearchParams({ conversationId, sessionId, all: '1' })
  const events = () => client.get(`/api/chat-events?${query}`)
  return { status, client, sessionId, events }
}

describe('an answer', () => {
  test('goes by mail when the visitor has left: one mail for several, with a link and a way to end it', async () => {
    const visit = await waiting()
    const email = newAddress()
    await visit.agree(email)
    await visit.answer('Good morning, Ada.')
    await visit.answer('An evaluation takes <two> weeks.')
    await visit.look()
    expect(mailsTo(email)).toEqual([])
    await visit.pass(2)
    expect(await visit.page()).toContain(copy.reply.goes.mail(email))
    await visit.look()
    await visit.look()
    const mail = await mailTo(email)
    expect(mail.text).toContain('Good morning, Ada.')
    expect(mail.text).toContain('An evaluation takes <two> weeks.')
    expect(mail.text).not.toContain('I want to talk')
    expect(headerOf(mail, 'auto-submitted')).toBe('no')
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await vi.waitFor(async () => expect(await visit.page()).toContain('Sent by email'), patience)

    const back = await follow(mail)
    expect(back.status).toBe(204)
    const { messages } = (await (await back.events()).json()) as ChatEvent
    expect(messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'notice',
      'staff',
      'staff',
    ])
    const said = await back.client.json('/api/functions/smart-triage', {
      ...{ conversationId: visit.id, sessionId: back.sessionId, message: 'Thank you' },
    })
    expect(said.status).toBe(200)
    expect(await visit.page()).toContain(copy.mail.read)

    await visit.answer('You are welcome.')
    await visit.pass(2)
    await visit.look()
    const second = await mailTo(email, 2)
    expect(second.inReplyTo).toBe(mail.messageId)
    expect(second.text).not.toContain('Good morning')
    const events = (await auditOf(visit.id)).map(({ action }) => action)
    expect(events.filter((one) => one === 'conversation.answer_mailed')).toHaveLength(2)
  })

  test('that is read in the chat goes nowhere', async () => {
    const visit = await waiting()
    const email = newAddress()
    await visit.agree(email)
    const stream = await visit.open()
    await visit.answer('Good morning')
    expect(await visit.page()).toContain(copy.reply.goes.hereMail(email))
    expect(await visit.page()).toContain(copy.mail.unread)
    expect((await visit.seen(4)).status).toBe(204)
    stream.close()
    await visit.pass(20)
    await visit.look()
    expect(await visit.page()).toContain(copy.mail.read)
    expect(await sql`select 1 from chat_answer_mails where conversation_id = ${visit.id}`).toEqual(
      [],
    )
    // A number that does not exist yet reads nothing in advance.
    await visit.seen(500)
    await visit.answer('Are you there?')
    expect(await visit.page()).toContain(copy.mail.unread)
  })

  test('that is not read goes by mail, also when the page stays open', async () => {
    const visit = await waiting()
    const email = newAddress()
    await visit.agree(email)
    await visit.answer('Good morning')
    const stay = () => sql`update chat_presence set here_until = now() + interval '1 minute'
      where conversation_id = ${visit.id}`
    const stream = await visit.open()
    for (const minutes of [1, 4]) {
      await visit.pass(minutes)
      await stay()
      await visit.look()
      expect(
        await sql`select 1 from chat_answer_mails where conversation_id = ${visit.id}`,
      ).toEqual([])
    }
    await visit.pass(6)
    await stay()
    await visit.look()
    await mailTo(email)
    stream.close()
  })

  test('goes nowhere without consent, or when it was taken back, and staff see why', async () => {
    const visit = await waiting()
    await visit.answer('Good morning')
    await visit.pass(5)
    expect(await visit.page()).toContain(copy.reply.goes.none)
    const email = newAddress()
    await visit.agree(email)
    await visit.end()
    await visit.look()
    expect(await sql`select 1 from chat_answer_mails where conversation_id = ${visit.id}`).toEqual(
      [],
    )
    expect(await visit.page()).toContain(copy.noMail)
  })

  test('that the mail server refuses is shown as undelivered', async () => {
    const visit = await waiting()
    await visit.agree(newAddress('nobody'))
    await visit.answer('Good morning')
    await visit.pass(2)
    await visit.look()
    await vi.waitFor(
      async () => expect(await visit.page()).toContain(copy.mail.undelivered),
      patience,
    )
  })

  test('is looked at by its job, and is sent once although the database restarts', async () => {
    const visit = await waiting()
    const email = newAddress()
    await visit.agree(email)
    await visit.answer('Good morning')
    await visit.pass(2)
    await postgres.stop('SIGQUIT')
    await postgres.start()
    await vi.waitFor(
      () => sql`with due as (update pgboss.job set start_after = now()
        where name = 'conversation-answer') select tell_of_job('conversation-answer')`,
      patience,
    )
    await mailTo(email)
    await visit.look()
    await mailTo(email)
  })
})

describe('a link', () => {
  async function mailed() {
    const visit = await waiting()
    const email = newAddress()
    await visit.agree(email)
    await visit.answer('Good morning')
    await visit.pass(2)
    await visit.look()
    return { ...visit, email, mail: await mailTo(email) }
  }

  test('opens its own conversation until it expires, and nothing when it is forged', async () => {
    const [one, two] = [await mailed(), await mailed()]
    for (const other of [
      { key: linkIn(two.mail)[2] },
      { conversationId: two.id },
      { key: 'x'.repeat(43) },
    ])
      expect((await follow(one.mail, other)).status).toBe(404)
    const back = await follow(one.mail)
    expect(back.status).toBe(204)
    const [row] = await sql`select by_mail, expires_at - now() < '14 days' as soon
      from chat_resume_keys where conversation_id = ${one.id} and by_mail`
    expect(row).toMatchObject({ by_mail: true, soon: true })
    await sql`update chat_sessions set expires_at = now() - interval '1 second' where conversation_id = ${one.id}`
    await sql`update chat_resume_keys set expires_at = now() - interval '1 second' where conversation_id = ${one.id}`
    expect((await back.events()).status).toBe(404)
    expect((await follow(one.mail)).status).toBe(404)
  })

  test('ends when the address is changed, except for who changes it there', async () => {
    const one = await mailed()
    const [mine, theirs] = [await follow(one.mail), await follow(one.mail)]
    await one.agree(newAddress())
    expect((await follow(one.mail)).status).toBe(404)
    expect((await theirs.events()).status).toBe(404)
    expect((await mine.events()).status).toBe(404)
    const two = await mailed()
    const here = await follow(two.mail)
    const named = { conversationId: two.id, sessionId: here.sessionId }
    await here.client.json('/api/chat-mail', { ...named, intent: 'end' })
    expect((await here.events()).status).toBe(200)
  })

  test('ends the mails by a button or with one click, and never by being opened', async () => {
    const one = await mailed()
    const stop = stopIn(one.mail)
    const path = stop.slice(new URL(stop).origin.length)
    const reader = product.client()
    expect(await (await reader.get(path)).text()).toContain(
      'No more emails about this conversation?',
    )
    expect(await one.read()).toMatchObject({ email: one.email })
    const cross = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    const forged = path.replace(/token=...../, 'token=AAAAA')
    expect((await reader.post(forged, {}, cross)).status).toBe(403)
    expect(await (await reader.get(forged)).text()).toContain('This link no longer works')
    expect((await reader.post(forged)).status).toBe(200)
    expect(await one.read()).toMatchObject({ email: one.email })
    const click = await reader.post(path, { 'List-Unsubscribe': 'One-Click' }, cross)
    expect(click.status).toBe(200)
    expect(await click.text()).toContain('We send no more emails about this conversation to')
    expect((await reader.post(path)).status).toBe(200)
    expect(await one.read()).toMatchObject({ email: null })
    expect((await (await one.agree(one.email.toUpperCase())).json()).fields).toEqual({
      email: errors.stopped,
    })
    await one.answer('One more')
    await one.pass(2)
    await one.look()
    expect(await one.page()).toContain(copy.reply.goes.stopped)
    await mailTo(one.email)
    const stopped = (await auditOf(one.id)).filter(
      ({ action }) => action === 'conversation.mails_stopped',
    )
    expect(stopped).toHaveLength(1)
  })
})
