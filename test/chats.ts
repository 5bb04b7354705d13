import { expect } from 'vitest'
import type { TriageAnswer } from '#app/features/assistant/assistant.ts'
import type { Client, TestApp } from './app.ts'
import { formWith } from './files.ts'

const triagePath = '/api/functions/smart-triage'

/** Somebody with the chat open: a session of its own, and the conversation it began. */
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
    /** Says something that must be answered. */
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
