import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'
import { hashOfSession } from './chat-session.server.ts'
import { createStreamPlaces } from './stream-places.ts'

const product = await startTestApp()
const { client: sql } = product.app.db
afterAll(() => product.close())

// As many as are allowed in all, and more; the limits in use are those of stream-places.test.ts.
const limits = { address: 4, site: 8, network: 12, total: 16 }
product.app.chatStreams = createStreamPlaces(limits)
const conversations = 6
const streamsOfEach = 3
const hostile = '203.0.113.9'

/** Asks for the events of a conversation from an address, as a stream or as JSON. */
function askFrom(address: string, one: { conversationId: string; sessionId: string }) {
  const { conversationId, sessionId } = one
  const url = `/api/chat-events?${new URLSearchParams({ conversationId, sessionId })}`
  const ask = (accept: string) => product.client().get(url, { accept, 'x-forwarded-for': address })
  return { stream: () => ask('text/event-stream'), poll: () => ask('application/json') }
}

/** Conversations as if each had begun with a message. */
async function beginConversations(count: number) {
  const begun = Array.from({ length: count }, () => ({
    conversationId: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
  }))
  for (const { conversationId, sessionId } of begun)
    await sql`insert into chat_conversations (id, session_hash)
      values (${conversationId}, decode(${hashOfSession(sessionId)}, 'hex'))`
  return begun
}

test('one client who opens every stream it can keeps nobody from an answer', async () => {
  const streams: Response[] = []
  for (const one of await beginConversations(conversations)) {
    const { stream } = askFrom(hostile, one)
    streams.push(...(await Promise.all(Array.from({ length: streamsOfEach }, stream))))
  }
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  expect(streams.length).toBeGreaterThan(limits.total)

  const honest = chatOf(product)
  await honest.say('Hello')
  const elsewhere = await askFrom('198.51.100.7', honest).stream()
  expect(elsewhere.status).toBe(200)
  const reader = elsewhere.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('event: news')
  await reader?.cancel()

  // Another visitor behind the same address still gets the message, with or without a stream.
  await sql`insert into chat_messages (conversation_id, seq, role, content, author_name)
    values (${honest.conversationId}, 3, 'staff', 'Good morning', 'Grace Hopper')`
  const polled = await askFrom(hostile, honest).poll()
  expect(polled.status).toBe(200)
  expect(await polled.json()).toMatchObject({ messages: [{ seq: 3, content: 'Good morning' }] })

  // Their first stream was ended and told why; the last ones are still open.
  expect(await streams[0]?.text()).toContain('event: full')
  const { count } = product.app.chatStreams
  await expect.poll(count).toBe(limits.address)
  for (const stream of streams) if (!stream.bodyUsed) await stream.body?.cancel()
  await expect.poll(count).toBe(0)
})
