import { afterAll, describe, expect, test } from 'vitest'
import type { ChatEvent } from '#app/features/assistant/assistant.ts'
import type { MailReply } from '#app/platform/mail-reply.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { chatOf, conversationsList, startWithStaff } from '#test/chats.ts'
import { queuedMails } from '#test/mails.ts'
import { acceptReplyToConversation } from './reply-by-mail-service.server.ts'

const { product, staff, sql, post, auditOf } = await startWithStaff()
afterAll(() => product.close())

/** A conversation that a person has answered, and whose visitor replies by mail. */
async function answered() {
  const chat = chatOf(product)
  await chat.say('I want to talk to a person')
  const id = chat.conversationId
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@ministry.example`
  const named = { conversationId: id, sessionId: chat.sessionId }
  await chat.client.json('/api/chat-mail', { ...named, intent: 'agree', email, consent: true })
  await post(staff, id, { intent: 'reply', body: 'Good morning' })
  const reply = (text: string, more: Partial<MailReply> = {}) =>
    asSystem(() =>
      acceptReplyToConversation(product.app, {
        ...{ id, mailId: crypto.randomUUID(), from: email, text },
        ...{ files: [], moreFiles: [] },
        ...{ isAddressee: (one: string) => one === email, receivedAt: new Date() },
        ...{ messageId: `${crypto.randomUUID()}@mail.example`, ...more },
      }),
    )
  const query = new URLSearchParams({ ...named, all: '1' })
  return {
    ...{ chat, id, email, reply },
    events: async () =>
      ((await (await chat.client.get(`/api/chat-events?${query}`)).json()) as ChatEvent).messages,
    page: async () => (await staff.get(`${conversationsList}/${id}`)).text(),
    state: async () => {
      const [row] = await sql`select state, waits, intent from chat_conversations where id = ${id}`
      return row
    },
  }
}

describe('a reply by mail', () => {
  test('is a message of the visitor, for a person, once', async () => {
    const one = await answered()
    const mailId = crypto.randomUUID()
    const name = 'plan.pdf'
    const files = [{ name, localPath: '/nowhere', size: 1 }]
    expect(await one.reply('Thank you, <b>yes</b>', { mailId, files })).toBe('taken')
    expect(await one.reply('Thank you, <b>yes</b>', { mailId, files })).toBe('taken')
    expect((await one.events()).slice(-1)).toMatchObject([
      { role: 'user', isByMail: true, content: expect.stringContaining('Thank you, <b>yes</b>') },
    ])
    expect((await one.events()).filter(({ isByMail }) => isByMail)).toHaveLength(1)
    expect((await one.events()).at(-1)?.content).toContain(name)
    expect(await one.page()).toContain('by email')
    expect(await one.state()).toMatchObject({ state: 'staff', waits: true })
    const told = await queuedMails(product, { kind: 'conversation.person_wanted' })
    expect(told.filter(({ text }) => text.includes(one.id))).toHaveLength(1)
    expect((await auditOf(one.id)).at(-1)?.action).toBe('conversation.reply_by_mail')
  })

  test('calls a person again after the conversation was handed back', async () => {
    const one = await answered()
    await post(staff, one.id, { intent: 'release' })
    expect(await one.reply('One more question')).toBe('taken')
    expect(await one.state()).toMatchObject({ state: 'requested', waits: true })
    expect((await one.events()).at(-1)).toMatchObject({ role: 'user' })
  })

  test('of somebody whose danger it tells brings help by mail and tells staff at once', async () => {
    const one = await answered()
    expect(await one.reply('I want to kill myself')).toBe('taken')
    expect(await one.state()).toMatchObject({ waits: true, intent: 'danger' })
    const alarms = await queuedMails(product, { kind: 'conversation.danger' })
    expect(alarms.some(({ text }) => text.includes(one.id))).toBe(true)
    const [help] = await queuedMails(product, { to: one.email, kind: 'conversation.answered' })
    expect(help?.text).toContain('911')
    expect((await one.events()).at(-1)).toMatchObject({ role: 'assistant' })
    const actions = (await auditOf(one.id)).map(({ action }) => action)
    expect(actions).toContain('conversation.danger_in_mail')
    await one.reply('I want to kill myself now')
    expect(
      await queuedMails(product, { to: one.email, kind: 'conversation.answered' }),
    ).toHaveLength(1)
  })

  test('of a reader who wants no more mails is taken, and answered to staff only', async () => {
    const one = await answered()
    await sql`update chat_conversations set visitor_email = ${one.email} where id = ${one.id}`
    await sql`update chat_mail_consents set email = null, consent_text = null,
      stopped = ${[one.email]} where conversation_id = ${one.id}`
    expect(await one.reply('I want to kill myself')).toBe('taken')
    expect(await one.state()).toMatchObject({ waits: true, intent: 'danger' })
    expect(await queuedMails(product, { to: one.email })).toEqual([])
  })

  test('is not taken from another address, after the consent was taken back, or when it is gone', async () => {
    const one = await answered()
    expect(await one.reply('x', { isAddressee: () => false })).toBe('gone')
    expect(await one.reply('x', { id: crypto.randomUUID() })).toBe('gone')
    await sql`update chat_conversations set message_count = 400 where id = ${one.id}`
    expect(await one.reply('x')).toBe('closed')
    await one.chat.client.json('/api/chat-mail', {
      ...{ conversationId: one.id, sessionId: one.chat.sessionId, intent: 'end' },
    })
    expect(await one.reply('x')).toBe('gone')
    expect((await one.events()).some(({ isByMail }) => isByMail)).toBe(false)
  })

  test('keeps its order and its length, whatever its Message-ID is', async () => {
    const one = await answered()
    expect(await one.reply('x'.repeat(30_000), { messageId: 'a b@c>\r\nBcc: x' })).toBe('taken')
    const [row] = await sql`select mail_message_id, length(content) as length from chat_messages
      where conversation_id = ${one.id} and mail_message_id is not null`
    expect(row?.length).toBe(20_000)
    expect(row?.mail_message_id).toMatch(/^<[0-9a-f-]{36}@reply\.invalid>$/)
  })
})
