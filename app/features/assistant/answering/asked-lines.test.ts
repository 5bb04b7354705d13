import { expect, test } from 'vitest'
import { askedLines } from './asked-lines.ts'

test('a question above its answer is a part of its own, and no word is lost', () => {
  const text = 'You may mean one of these.\n\nWhat is a?\nIt is a.\n\nEst-ce b ?\nOui.'
  const parts = askedLines(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ isAsked }) => isAsked).map((part) => part.text)).toEqual([
    'What is a?',
    'Est-ce b ?',
  ])
})

test.each([
  'Do you want to book a call?',
  'It is open. Do you want more?\n\nThis is another part.',
  'One line.\nIs this a question?\nIt is not at the beginning.',
  '',
])('no other question is marked: %j', (text) => {
  expect(askedLines(text).filter(({ isAsked }) => isAsked)).toEqual([])
  expect(
    askedLines(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
