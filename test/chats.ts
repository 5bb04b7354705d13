import { expect } from 'vitest'
import type { TriageAnswer } from '#app/features/assistant/assistant.ts'
import { createAccount } from './accounts.ts'
import { type Client, startTestApp, type TestApp } from './app.ts'
import { formWith } from './files.ts'

const triagePath = '/api/functions/smart-triage'

/** A visitor with an open chat: a session and its conversation. */
export function chatOf(product: TestApp, client: Client = product.client()) {
  const sessionId: string = crypto.randomUUID()
  let conversationId: string | null = null
  const send = (message: unknown, more: Record<string, unknown> = {}, headers = {}) =>
    client.json(triagePath, { conversationId, message, sessionId, files: [], ...more }, headers)
  return {
    client,
    sessionId,
    send,
    get conversationId() {
      return conversationId ?? ''
    },
    /** Sends a message and expects an answer. */
    async say(message: string, more: Record<string, unknown> = {}): Promise<TriageAnswer> {
      const answer = await send(message, more)
      expect(answer.status, await answer.clone().text()).toBe(200)
      const body = (await answer.json()) as TriageAnswer
      conversationId = body.conversationId
      return body
    },
    upload: (name: string, bytes: Uint8Array | string, session = sessionId) =>
      client.form('/api/chat-uploads', formWith({ sessionId: session }, [['file', name, bytes]])),
  }
}

export const conversationsList = '/lead_admin/conversations'

/** The product, and two signed-in members of staff. */
export async function startWithStaff(env: Record<string, string> = {}) {
  const product = await startTestApp(env)
  const { client: sql } = product.app.db
  const staff = product.client()
  await staff.signIn()
  const password = 'correct-horse-battery-9'
  const { email, userId } = await createAccount(product, 'admin', password)
  await sql`update profiles set full_name = 'Grace Hopper' where user_id = ${userId}`
  const colleague = product.client()
  await colleague.signIn(email, password)
  const seenOf = async (id: string) => {
    const [row] = await sql`select coalesce(max(seq), 0) as seq from chat_messages
      where conversation_id = ${id} and role in ('staff', 'notice')`
    return String(row?.seq)
  }
  return {
    product,
    sql,
    staff,
    colleague,
    seenOf,
    /** Sends a form of the conversation's page, as a person who has seen all messages. */
    post: async (by: Client, id: string, fields: Record<string, string>) =>
      by.post(`${conversationsList}/${id}`, { seen: await seenOf(id), ...fields }),
    auditOf: (id: string) => sql`select action, actor_email, details from audit_events
      where subject_id = ${id} order by created_at, id`,
  }
}
