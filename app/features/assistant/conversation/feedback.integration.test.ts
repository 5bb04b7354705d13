import { afterAll, describe, expect, test } from 'vitest'
import { chatOf, conversationsList, startWithStaff } from '#test/chats.ts'

const { product, staff, sql } = await startWithStaff()
afterAll(() => product.close())
const path = '/api/chat-feedback'

/** A conversation with one answer, and the request that judges it. */
async function answered(message = 'What is an e-visa?') {
  const chat = chatOf(product)
  const { seq, conversationId } = await chat.say(message)
  const named = { sessionId: chat.sessionId, conversationId }
  const judge = (given: Record<string, unknown>) => chat.client.json(path, { ...named, ...given })
  const stored = () => sql`select seq, thumb, reason, comment from chat_feedback
    where conversation_id = ${conversationId}`
  return { ...named, chat, seq, judge, stored }
}

describe('an answer', () => {
  test('is judged once, and the opinion can be changed', async () => {
    const { seq, judge, stored } = await answered()
    const down = { seq, thumb: 'down', reason: 'wrong', comment: '  It is not so.  ' }
    expect((await judge(down)).status).toBe(204)
    expect(await stored()).toEqual([
      { seq, thumb: 'down', reason: 'wrong', comment: 'It is not so.' },
    ])
    expect((await judge({ seq, thumb: 'up', reason: 'wrong', comment: 'x' })).status).toBe(204)
    expect(await stored()).toEqual([{ seq, thumb: 'up', reason: null, comment: null }])
  })

  test('about danger is not judged, and neither is its conversation', async () => {
    const { seq, judge, stored } = await answered('I want to kill myself')
    expect((await judge({ seq, thumb: 'up' })).status).toBe(422)
    expect((await judge({ rating: 5 })).status).toBe(422)
    expect(await stored()).toEqual([])
  })

  test('of another session, and what is no answer, is not found', async () => {
    const { seq, conversationId, judge, stored } = await answered()
    const stranger = { sessionId: crypto.randomUUID(), conversationId, seq, thumb: 'up' }
    expect((await product.client().json(path, stranger)).status).toBe(404)
    expect((await judge({ seq: seq - 1, thumb: 'up' })).status).toBe(404)
    expect((await judge({ seq: 99, thumb: 'up' })).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['no thumb', { seq: 2 }],
    ['an unknown reason', { seq: 2, thumb: 'down', reason: 'boring' }],
    ['too many words', { seq: 2, thumb: 'down', comment: 'x'.repeat(1_001) }],
    ['a number that is none', { seq: 'two', thumb: 'up' }],
    ['a number that is too large', { seq: 2_147_483_648, thumb: 'up' }],
    ['a rating out of range', { rating: 6 }],
    ['half a rating', { rating: 2.5 }],
  ])('%s is refused', async (_, given) => {
    const { judge } = await answered()
    expect((await judge(given)).status).toBe(422)
  })
})

test('staff read the opinion below the answer, and the rating beside the conversation', async () => {
  const { seq, judge, conversationId } = await answered()
  await judge({ seq, thumb: 'down', reason: 'outdated', comment: 'The office has moved.' })
  await judge({ rating: 2 })
  await judge({ rating: 4 })
  const page = await (await staff.get(`${conversationsList}/${conversationId}`)).text()
  expect(page).toContain('out of date')
  expect(page).toContain('The office has moved.')
  expect(page).toContain('4 of 5')
})

test('nobody is asked for an opinion where a life was in danger', async () => {
  const { seq, judge, chat } = await answered()
  await chat.say('I want to kill myself')
  expect((await judge({ seq, thumb: 'up' })).status).toBe(422)
  expect((await judge({ rating: 4 })).status).toBe(422)
})

test('other methods are refused', async () => {
  expect((await product.client().get(path)).status).toBe(405)
})
