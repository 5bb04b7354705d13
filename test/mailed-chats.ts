import { expect } from 'vitest'
import { mailAnswers } from '#app/features/assistant/by-mail/answer-mail-service.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { chatOf, conversationsList, type startWithStaff } from './chats.ts'

type Started = Awaited<ReturnType<typeof startWithStaff>>

export const newAddress = (name = 'ada') =>
  `${name}-${crypto.randomUUID().slice(0, 8)}@ministry.example`

/** Visitors who ask for a person and whose answers may go by mail. */
export function mailedChats({ product, staff, sql, post }: Started) {
  /** A visitor who has asked for a person. */
  async function waiting(first = 'I want to talk to a person') {
    const chat = chatOf(product)
    await chat.say(first)
    const id = chat.conversationId
    const named = { conversationId: id, sessionId: chat.sessionId }
    const query = new URLSearchParams(named)
    const agree = (email: unknown, more = {}) =>
      chat.client.json('/api/chat-mail', {
        ...{ ...named, language: 'en', intent: 'agree', email, consent: true, ...more },
      })
    return {
      chat,
      id,
      agree,
      end: () => chat.client.json('/api/chat-mail', { ...named, intent: 'end' }),
      read: async () => (await chat.client.get(`/api/chat-mail?${query}`)).json(),
      seen: (seq: number) => chat.client.json('/api/chat-seen', { ...named, seq }),
      /** Opens the stream of a page, as a tab does. */
      async open() {
        const tab = new AbortController()
        const headers = {
          accept: 'text/event-stream',
          host: 'localhost:3000',
          'x-forwarded-for': chat.client.address,
        }
        const url = `http://localhost:3000/api/chat-events?${query}`
        const stream = await product.fetch(new Request(url, { headers, signal: tab.signal }))
        expect(stream.status).toBe(200)
        return { close: () => tab.abort() }
      },
      page: async () => (await staff.get(`${conversationsList}/${id}`)).text(),
      answer: (body: string, more = {}) => post(staff, id, { intent: 'reply', body, ...more }),
      /** Minutes pass since the answers were given and the visitor was last seen. */
      async pass(minutes: number) {
        const by = `${minutes} minutes`
        await sql`update chat_messages set created_at = created_at - ${by}::interval
        where conversation_id = ${id} and role = 'staff'`
        await sql`update chat_presence set here_until = here_until - ${by}::interval,
        seen_at = seen_at - ${by}::interval where conversation_id = ${id}`
      },
      /** What every queued look at the answers does, as if its time had come. */
      async look() {
        const rows = await sql`select seq from chat_messages
        where conversation_id = ${id} and role = 'staff' order by seq`
        for (const { seq } of rows)
          await asSystem(() =>
            mailAnswers(product.app, { conversationId: id, seq, isWished: false }),
          )
      },
    }
  }
  return { waiting }
}
