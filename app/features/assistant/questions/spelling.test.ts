import { expect, test } from 'vitest'
import { createSpelling } from './spelling.ts'

const correct = createSpelling([
  'The career page lists the engineers of the protocol. It works without a connection.',
  'Who approves what? Nobody governs alone.',
])

test.each([
  ['does it wrok wihtout conection', 'does it work without connection'],
  ['who aproves the protcol', 'who approves the protocol'],
  ['dose it work', 'does it work'],
  ['waht is wich', 'what is which'],
  ['who r u ppl pls', 'who are you people please'],
  ['we r late, how mutch', 'we are late, how much'],
])('%j is read as %j', (typed, read) => {
  expect(correct(typed)).toBe(read)
})

test.each([
  'Does Kenya use it?',
  'who governed it',
  'a zebra',
  'the r and d work',
  'write to me@protcol.example',
  '',
])('%j stays as it is', (typed) => {
  expect(correct(typed)).toBe(typed)
})
