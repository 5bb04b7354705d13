import { expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import type { Turn } from '../assistant.ts'
import { smallTalkReply } from './small-talk.ts'

const { en, fr } = assistant.smallTalk
const say = (message: string, history: readonly Turn[] = []) =>
  smallTalkReply({ message, history, attachments: [] })

test.each([
  ['how are you', en.howAreYou],
  ['hey, how are you today?', en.howAreYou],
  ["what's up", en.howAreYou],
  ['tell me a joke', en.joke],
  ['tell me a joke about taxes', en.joke],
  ['do you know any good jokes?', en.joke],
  ['What is the weather in Ottawa?', en.weather],
  ['who made you?', en.maker],
  ['what is your name', en.name],
  ['lol', en.laugh],
  ['hahaha', en.laugh],
  ['you are really smart', en.praise],
  ['good job', en.praise],
  ['are you there?', en.there],
  ['test', en.there],
  ['ça va ?', fr.howAreYou],
  ['comment allez-vous ?', fr.howAreYou],
  ['raconte-moi une blague', fr.joke],
  ['quel temps fait-il à Ottawa ?', fr.weather],
  ['qui vous a créé ?', fr.maker],
  ['vous êtes gentil', fr.praise],
] as const)('%s is small talk', (message, [first, second]) => {
  expect(say(message)).toBe(first)
  const asked: Turn[] = [
    { role: 'user', content: message },
    { role: 'assistant', content: first },
  ]
  expect(say(message, asked)).toBe(second)
})

test('a short message is answered in the language of the conversation', () => {
  expect(say('lol', [{ role: 'user', content: 'Où sont vos bureaux ?' }])).toBe(fr.laugh[0])
})

test('no known question is small talk', () => {
  const asked = knownQuestions.flatMap(({ asked, fr }) => [...asked, ...fr.asked])
  expect(asked.filter((message) => say(message) !== null)).toEqual([])
  for (const message of [
    'How are you paid?',
    'Does the weather stop an inspection?',
    'Who made you a supplier of Kenya?',
    'Is it good for small ministries?',
    'test results in the portal',
  ])
    expect(say(message), message).toBeNull()
})
