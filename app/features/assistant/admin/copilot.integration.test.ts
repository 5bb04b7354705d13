import { afterAll, expect, test } from 'vitest'
import { chatOf, conversationsList, startWithStaff } from '#test/chats.ts'

const { product, staff, sql, post } = await startWithStaff()
afterAll(() => product.close())

const bodyIn = (page: string) =>
  /<textarea[^>]*name="body"[^>]*>([^<]*)<\/textarea>/.exec(page)?.[1] ?? null
const messagesOf = (id: string) =>
  sql`select role, content from chat_messages where conversation_id = ${id} order by seq`

test('an answer is proposed with its sources, and is in the field only when staff press', async () => {
  const chat = chatOf(product)
  await chat.say('I want to talk to a person')
  await chat.say('How long does a Blueprint take?')
  const before = await messagesOf(chat.conversationId)
  const proposed = await post(staff, chat.conversationId, { intent: 'propose', body: 'Good day.' })
  expect(proposed.status).toBe(200)
  const page = await proposed.text()
  expect(page).toContain('Proposed answer')
  expect(page).toContain('To: How long does a Blueprint take?')
  expect(page).toMatch(/href="\/blueprint"/)
  expect(bodyIn(page)).toBe('Good day.')
  const [, text = ''] = /name="proposed" value="([^"]*)"/.exec(page) ?? []
  expect(text).toContain('weeks')
  const used = await post(staff, chat.conversationId, {
    ...{ intent: 'use', body: 'Good day.', proposed: 'Three weeks.' },
  })
  expect(bodyIn(await used.text())).toBe('Good day.\n\nThree weeks.')
  expect(await messagesOf(chat.conversationId)).toEqual(before)
})

test('nothing is proposed where a life may be in danger, or where the site has no answer', async () => {
  const danger = chatOf(product)
  await danger.say('I want to kill myself')
  await danger.say('How long does a Blueprint take?')
  const page = await (await post(staff, danger.conversationId, { intent: 'propose' })).text()
  expect(page).toContain('Please answer in your own words.')
  expect(page).not.toContain('name="proposed"')
})

test('a conversation is summed up in its own words', async () => {
  const chat = chatOf(product)
  await chat.say('How long does a Blueprint take?')
  await chat.say('I want to talk to a person')
  await post(staff, chat.conversationId, { intent: 'reply', body: 'I will call you by Friday.' })
  await sql`update chat_conversations set visitor_name = 'Ada Roy', organisation = 'Port of Moss'
    where id = ${chat.conversationId}`
  await chat.say('Which number will you call from?')
  const page = await (await staff.get(`${conversationsList}/${chat.conversationId}`)).text()
  const summary = /Made from sentences of the thread.*?<\/details>/s.exec(page)?.[0] ?? ''
  expect(summary).toContain('Ada Roy, Port of Moss')
  expect(summary).toContain('I will call you by Friday.')
  expect(summary).toMatch(/Open question<\/dt><dd[^>]*>Which number will you call from\?/)
})
