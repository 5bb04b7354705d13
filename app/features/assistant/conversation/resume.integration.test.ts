import { afterAll, describe, expect, test, vi } from 'vitest'
import type { ChatEvent, ChatMessage } from '#app/features/assistant/assistant.ts'
import { chatOf, startWithStaff } from '#test/chats.ts'
import { patience } from '#test/patience.ts'
import { hashOfKey } from './resume-key.server.ts'
import { removeExpiredConversations } from './retention-service.server.ts'

const { product, staff, sql, post } = await startWithStaff()
afterAll(() => product.close())

/** A conversation that has begun, with its key. */
async function begun(message = 'What is an e-visa?', more = {}) {
  const chat = chatOf(product)
  const answer = await chat.say(message, more)
  const { conversationId, resumeKey } = answer
  return { chat, answer, conversationId, key: resumeKey ?? '' }
}

/** A later load of the page in some browser. */
function loadOf(conversationId: string, key: string) {
  const sessionId: string = crypto.randomUUID()
  const client = product.client()
  const named = { sessionId, conversationId, key }
  const events = (after = 0) =>
    client.get(
      `/api/chat-events?${new URLSearchParams({ conversationId, sessionId, after: `${after}`, all: '1' })}`,
    )
  return {
    client,
    sessionId,
    resume: (other = {}) => client.json('/api/chat-resume', { ...named, ...other }),
    forget: (other = {}) => client.json('/api/chat-forget', { ...named, ...other }),
    events,
    read: async (after = 0): Promise<ChatMessage[]> =>
      ((await (await events(after)).json()) as ChatEvent).messages,
    say: (message: string, messageId: string = crypto.randomUUID()) =>
      client.json('/api/functions/smart-triage', {
        ...{ conversationId, sessionId, message, messageId },
      }),
  }
}

describe('a later load of the page', () => {
  test('reads the whole conversation with its key, and goes on with it', async () => {
    const { chat, answer, conversationId, key } = await begun()
    expect(key.length).toBeGreaterThan(40)
    expect((await chat.say('And who is it for?')).resumeKey).toBeNull()
    await post(staff, conversationId, { intent: 'reply', body: 'Good morning' })
    const load = loadOf(conversationId, key)
    expect((await load.events()).status).toBe(404)
    expect((await load.resume()).status).toBe(204)
    expect((await load.resume()).status).toBe(204)
    const messages = await load.read()
    expect(messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
      'notice',
      'staff',
    ])
    expect(messages[1]?.answer).toMatchObject({
      message: answer.message,
      sources: answer.sources,
      seq: 2,
      resumeKey: null,
    })
    expect(messages[5]).toMatchObject({ content: 'Good morning', author: expect.any(String) })
    await post(staff, conversationId, { intent: 'release' })
    const again = await (await load.say('What do I get from a Blueprint?')).json()
    expect(again).toMatchObject({ conversationId, seq: 9, resumeKey: null })
    // The page that began it sees what the other one wrote.
    const first = { conversationId, sessionId: chat.sessionId, after: '7', all: '1' }
    const there = await chat.client.get(`/api/chat-events?${new URLSearchParams(first)}`)
    expect(((await there.json()) as ChatEvent).messages.map(({ seq }) => seq)).toEqual([8, 9])
  })

  test('keeps the key valid for another month, but not for longer than half a year', async () => {
    const { conversationId, key } = await begun()
    const daysLeft = async () => {
      const [row] = await sql`select round(extract(epoch from expires_at - now()) / 86400) as days
        from chat_resume_keys where conversation_id = ${conversationId}`
      return Number(row?.days)
    }
    const age = (days: number, left: number) => sql`update chat_resume_keys
      set created_at = now() - ${days} * interval '1 day', expires_at = now() + ${left} * interval '1 day'
      where conversation_id = ${conversationId}`
    await age(28, 2)
    expect((await loadOf(conversationId, key).resume()).status).toBe(204)
    expect(await daysLeft()).toBe(30)
    await age(170, 3)
    expect((await loadOf(conversationId, key).resume()).status).toBe(204)
    expect(await daysLeft()).toBe(10)
    await age(20, -1)
    expect((await loadOf(conversationId, key).resume()).status).toBe(404)
  })

  test('gets files by name, at addresses of its own', async () => {
    const chat = chatOf(product)
    const file = await (await chat.upload('Übersicht.txt', 'We run it on paper.')).json()
    const { conversationId, resumeKey } = await chat.say('Read this', { files: [file] })
    const load = loadOf(conversationId, resumeKey ?? '')
    await load.resume()
    const [shown] = (await load.read())[0]?.files ?? []
    expect(shown).toMatchObject({ name: 'Übersicht.txt', type: 'text/plain' })
    expect(shown?.url).not.toContain(chat.sessionId)
    const answer = await load.client.get(shown?.url ?? '')
    expect([answer.status, await answer.text()]).toEqual([200, 'We run it on paper.'])
    // An answer can use the file of the other session.
    const used = await (await load.say('What does Übersicht.txt say?')).json()
    expect(used.message).toContain('on paper')
  })

  test('in a second tab is told at once of what the first one sends', async () => {
    const { chat, conversationId, key } = await begun()
    const load = loadOf(conversationId, key)
    await load.resume()
    const query = new URLSearchParams({
      conversationId,
      sessionId: load.sessionId,
      after: '2',
      all: '1',
    })
    const stream = await load.client.get(`/api/chat-events?${query}`, {
      accept: 'text/event-stream',
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const seen: ChatMessage[] = []
    const messageId = crypto.randomUUID()
    await chat.say('And who is it for?', { messageId })
    while (seen.length < 2) {
      const { value = '' } = (await reader?.read()) ?? {}
      for (const [, data = '{}'] of value.matchAll(/data: (\{.+)/g))
        seen.push(...(JSON.parse(data) as ChatEvent).messages)
    }
    expect(seen).toMatchObject([
      { seq: 3, role: 'user', content: 'And who is it for?', messageId },
      { seq: 4, role: 'assistant', messageId },
    ])
    await reader?.cancel()
  })

  test('sends a message twice and it is stored once', async () => {
    const { conversationId, key } = await begun()
    const load = loadOf(conversationId, key)
    await load.resume()
    const messageId = crypto.randomUUID()
    const [one, two] = await Promise.all([1, 2].map(() => load.say('Only once', messageId)))
    expect(await one?.json()).toEqual(await two?.json())
    expect(await load.read()).toHaveLength(4)
  })
})

describe('nobody else goes on with it', () => {
  test('without the key, with a guessed one, or with that of another conversation', async () => {
    const [mine, theirs] = [await begun(), await begun('Another one')]
    for (const key of ['x', mine.key.slice(1), `${mine.key}x`, theirs.key, crypto.randomUUID()]) {
      const load = loadOf(mine.conversationId, key)
      expect((await load.resume()).status, key).toBe(404)
      expect((await load.events()).status).toBe(404)
      expect((await load.say('What did I say?')).status).toBe(404)
    }
    const load = loadOf(mine.conversationId, mine.key)
    expect((await load.resume({ conversationId: theirs.conversationId })).status).toBe(404)
    expect((await load.resume({ sessionId: 'x' })).status).toBe(422)
    expect((await load.resume({ key: null })).status).toBe(422)
    expect(
      await sql`select 1 from chat_sessions
      where conversation_id in (${mine.conversationId}, ${theirs.conversationId})`,
    ).toEqual([])
  })

  test('of the key only a hash is stored', async () => {
    const { conversationId, key } = await begun()
    const [row] = await sql`select key_hash, expires_at - now() as left from chat_resume_keys
      where conversation_id = ${conversationId}`
    expect(row?.key_hash.toString('hex')).toBe(hashOfKey(key))
  })

  test('after it has expired: what it has let in ends as well', async () => {
    const { conversationId, key } = await begun()
    const load = loadOf(conversationId, key)
    await load.resume()
    await sql`update chat_sessions set expires_at = now() - interval '1 second' where conversation_id = ${conversationId}`
    await sql`update chat_resume_keys set expires_at = now() - interval '1 second' where conversation_id = ${conversationId}`
    expect((await load.events()).status).toBe(404)
    expect((await loadOf(conversationId, key).resume()).status).toBe(404)
    await removeExpiredConversations(product.app)
    expect(
      await sql`select 1 from chat_resume_keys where conversation_id = ${conversationId}`,
    ).toEqual([])
  })

  test('after it was forgotten, and by a key of the own it cannot be taken from others', async () => {
    const [mine, theirs] = [await begun(), await begun('Another one')]
    const load = loadOf(mine.conversationId, mine.key)
    await load.resume()
    // A stranger cannot make anybody forget.
    await loadOf(mine.conversationId, theirs.key).forget()
    expect((await load.events()).status).toBe(200)
    expect((await loadOf(mine.conversationId, mine.key).forget()).status).toBe(204)
    expect((await load.events()).status).toBe(404)
    expect((await loadOf(mine.conversationId, mine.key).resume()).status).toBe(404)
    // An answer that is fetched again does not bring the key back.
    expect((await loadOf(theirs.conversationId, theirs.key).resume()).status).toBe(204)
  })

  test('after staff have deleted it', async () => {
    const { conversationId, key } = await begun()
    await post(staff, conversationId, { intent: 'delete' })
    expect((await loadOf(conversationId, key).resume()).status).toBe(404)
  })
})

test('an answer whose reader has gone is stored, and is there after a reload', async () => {
  const chat = chatOf(product)
  const { conversationId, resumeKey } = await chat.say('Hello')
  const streamed = await chat.send('What is an e-visa?', {}, { accept: 'text/event-stream' })
  await streamed.body?.cancel()
  const load = loadOf(conversationId, resumeKey ?? '')
  await load.resume()
  await vi.waitFor(async () => expect(await load.read()).toHaveLength(4), patience)
})
