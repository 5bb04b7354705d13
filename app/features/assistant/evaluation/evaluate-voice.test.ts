import { expect, test } from 'vitest'
import { wordErrors } from './evaluate-voice.server.ts'

test('what is missed, added and mistaken counts once each', () => {
  const said = ['are', 'you', 'hiring']
  expect(wordErrors(said, said)).toBe(0)
  expect(wordErrors(said, ['are', 'you', 'higher'])).toBe(1)
  expect(wordErrors(said, ['are', 'you', 'all', 'hiring'])).toBe(1)
  expect(wordErrors(said, ['hiring'])).toBe(2)
  expect(wordErrors(said, [])).toBe(3)
})
