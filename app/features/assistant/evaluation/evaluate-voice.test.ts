import { expect, test } from 'vitest'
import { isUsable, wordErrors } from './evaluate-voice.server.ts'

test('what is missed, added and mistaken counts once each', () => {
  const said = ['are', 'you', 'hiring']
  expect(wordErrors(said, said)).toBe(0)
  expect(wordErrors(said, ['are', 'you', 'higher'])).toBe(1)
  expect(wordErrors(said, ['are', 'you', 'all', 'hiring'])).toBe(1)
  expect(wordErrors(said, ['hiring'])).toBe(2)
  expect(wordErrors(said, [])).toBe(3)
})

test('dictation is offered while at most a third of the words are wrong', () => {
  const heard = (errors: number) => ({ sentences: 9, words: 90, errors, milliseconds: 900 })
  expect(isUsable({ tuned: heard(90), heldOut: heard(30) })).toBe(true)
  expect(isUsable({ tuned: heard(0), heldOut: heard(31) })).toBe(false)
})
