import { expect, test } from 'vitest'
import { conversationName } from './conversation-name.ts'

test.each([
  ['What is a Blueprint?', [], 'What is a Blueprint?'],
  ['Bonjour', ['Bonjour', 'Merci', 'Où sont\nvos bureaux ?'], 'Où sont vos bureaux ?'],
  ['Hello, where are you?', ['Hello, where are you?'], 'Hello, where are you?'],
  ['Hi', ['Hi', '???', 'This does not help'], 'This does not help'],
  ['Bonjour', ['Bonjour', 'ok'], 'Bonjour'],
  ['plan.pdf', ['', 'What does it say?'], 'plan.pdf'],
  ['', [], ''],
])('%j, then %j: is called %j', (opening, said, name) => {
  expect(conversationName(opening, said)).toBe(name)
})
