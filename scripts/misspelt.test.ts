import { expect, test } from 'vitest'
import { misspelt } from './misspelt.ts'

test('some words have a mistake, the same ones each time, and short ones none', () => {
  const text = 'How many passports does an officer check in an hour of work?'
  const typed = misspelt(text, 1)
  expect(typed).not.toBe(text.toLowerCase())
  expect(misspelt(text, 1)).toBe(typed)
  expect(misspelt('we do it', 0)).toBe('we do it')
  const words = text.toLowerCase().split(' ')
  const changed = typed.split(' ').filter((word, at) => word !== words[at])
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(words.length / 2)
})
