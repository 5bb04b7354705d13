import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ChatEvent, TriageAnswer } from '#app/features/assistant/assistant.ts'
import { startAiServer } from '#test/ai-server.ts'
import { startTestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'
import { patience } from '#test/patience.ts'

const ai = await startAiServer()
const product = await startTestApp(ai.env)
afterAll(async () => {
  await product.close()
  await ai.close()
})
beforeEach(() => {
  ai.mode = 'ok'
})
const question = 'How would you connect our consulates to the capital?'

/** Without the probe of the provider, which comes at any time. */
const timesAsked = () => ai.requests.filter(({ path }) => path.endsWith('/chat/completions')).length

/** Sends a message, and stops its answer when the model has been asked. */
async function stopped(chat = chatOf(product), message = question) {
  const messageId = crypto.randomUUID()
  const asked = timesAsked()
  const answer = chat.send(message, { messageId }, { accept: 'text/event-stream' })
  await expect.poll(timesAsked, { timeout: patience }).toBeGreaterThan(asked)
  const stop = await chat.client.json('/api/chat-stop', { sessionId: chat.sessionId, messageId })
  expect(stop.status).toBe(204)
  const text = await (await answer).text()
  const [, reply = ''] = /event: reply\ndata: (.+)\n\n$/.exec(text) ?? []
  return { chat, messageId, reply: JSON.parse(reply) as TriageAnswer }
}

test('the first answer of a process, and one during a lost connection, are not stopped', async () => {
  const chat = chatOf(product)
  const answer = await chat.say('What is an e-visa?', { messageId: crypto.randomUUID() })
  expect(answer.isCut).toBeUndefined()
  expect(answer.message).not.toBe('')
  const { client: sql } = product.app.db
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`
  const next = await chat.say('Who is it for?', { messageId: crypto.randomUUID() })
  expect(next.isCut).toBeUndefined()
})

test('an answer that is stopped ends at once, and what was shown is kept', async () => {
  ai.mode = 'time-out'
  const { chat, messageId, reply } = await stopped()
  expect(reply).toMatchObject({ isCut: true, message: '', seq: 2, sources: [] })
  expect(reply.resumeKey).not.toBeNull()
  const { conversationId } = reply
  const query = { conversationId, sessionId: chat.sessionId, all: '1' }
  const kept = await chat.client.get(`/api/chat-events?${new URLSearchParams(query)}`)
  expect(((await kept.json()) as ChatEvent).messages).toMatchObject([
    { role: 'user', content: question },
    { role: 'assistant', messageId, answer: { isCut: true } },
  ])
  // The next question is answered as always.
  ai.mode = 'ok'
  const next = await chat.say('What is an e-visa?', { conversationId })
  expect(next).toMatchObject({ seq: 4 })
  expect(next.isCut).toBeUndefined()
})

test('nobody else stops it, and what is answered stays', async () => {
  const chat = chatOf(product)
  const messageId = crypto.randomUUID()
  const { message } = await chat.say(question, { messageId })
  const stop = (sessionId: string) =>
    product.client().json('/api/chat-stop', { sessionId, messageId })
  expect((await stop(crypto.randomUUID())).status).toBe(204)
  expect((await stop(chat.sessionId)).status).toBe(204)
  expect((await chat.say(question, { messageId })).message).toBe(message)
  expect((await product.client().json('/api/chat-stop', { sessionId: 'x' })).status).toBe(422)
})

test('where help is cannot be stopped', async () => {
  const chat = chatOf(product)
  const messageId = crypto.randomUUID()
  const stop = { sessionId: chat.sessionId, messageId }
  const [answer] = await Promise.all([
    chat.say('I want to kill myself', { messageId }),
    chat.client.json('/api/chat-stop', stop),
  ])
  expect(answer).toMatchObject({ kind: 'safety' })
  expect(answer.isCut).toBeUndefined()
})

test('the hours of people are those of the calendar', async () => {
  const answer = await product.client().get('/api/chat-hours')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.json()).toMatchObject({
    zone: expect.any(String),
    opens: { time: expect.stringMatching(/^\d{1,2}:\d\d$/), weekday: expect.any(Number) },
  })
})
