import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'

const product = await startTestApp()
const { client: sql } = product.app.db
afterAll(() => product.close())

async function begin() {
  const chat = chatOf(product)
  await chat.say('Hello')
  const { conversationId, sessionId, client } = chat
  const query = new URLSearchParams({ conversationId, sessionId, after: '2', all: '1' })
  const ask = (accept: string) => client.get(`/api/chat-events?${query}`, { accept })
  return { conversationId, ask }
}

test('a message that is stored during a read comes with the state it was stored with', async () => {
  const { conversationId, ask } = await begin()
  const isWaiting = async () =>
    (await sql`select from pg_locks where relation = 'chat_messages'::regclass and not granted`)
      .length
  const asked = await sql.begin(async (tx) => {
    await tx`lock table chat_messages in access exclusive mode`
    const answer = ask('application/json')
    await expect.poll(isWaiting).toBe(1)
    await tx`update chat_conversations set state = 'requested', message_count = 3
      where id = ${conversationId}`
    await tx`insert into chat_messages (conversation_id, seq, role, content, author_name)
      values (${conversationId}, 3, 'staff', 'Told', 'Ada')`
    return { answer }
  })
  const event = await (await asked.answer).json()
  expect(event).toMatchObject({ handOff: 'requested', seq: 3, messages: [{ content: 'Told' }] })
})

test('a change of state without a message is news for an open stream', async () => {
  const { conversationId, ask } = await begin()
  const stream = await ask('text/event-stream')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () =>
    JSON.parse(/data: (.+)/.exec((await reader?.read())?.value ?? '')?.[1] ?? '{}')
  expect(await next()).toMatchObject({ handOff: null, messages: [] })
  await expect.poll(() => product.app.signals.waiting('chat', conversationId)).toBe(1)
  await sql`update chat_conversations set state = 'requested' where id = ${conversationId}`
  await sql`select pg_notify('chat', ${conversationId})`
  expect(await next()).toMatchObject({ handOff: 'requested', messages: [] })
  await reader?.cancel()
})
