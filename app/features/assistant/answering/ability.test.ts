import { expect, test } from 'vitest'
import { isShownAbility } from './ability.ts'

test.each([
  ['what can you do for me', true],
  ['so what can u do?', true],
  ['Que pouvez-vous faire pour nous ?', true],
  ['?!', true],
  ['🙂', true],
  ['what can you do for a small ministry', false],
  ['what do you do', false],
  ['42', false],
])('%j: %s', (message, isShown) => {
  expect(isShownAbility({ message, history: [], attachments: [] })).toBe(isShown)
})
