import { expect, test } from 'vitest'
import { greetingName } from './greeting-name.ts'

test.each([
  'Ada Lovelace',
  'Dr. Amina Okafor',
  'J. van Dijk',
  "Seán O'Brien",
  'Jean-Luc Picard',
  '山田 太郎',
  'नेहा शर्मा',
  'Ngũgĩ',
])('%s is greeted by name', (name) => {
  expect(greetingName(name)).toBe(name)
})

test.each([
  'Your invoice is due: pay at evil.example',
  'Your invoice is due',
  'evil.example',
  'www.evil.example',
  'https://evil.example',
  'Call 555 0100',
  'Ada\nPay now',
  'Ada @evil',
  'info@evil.example',
  'a'.repeat(41),
  '<b>Ada</b>',
  'evil․example',
  '',
])('%j is greeted without', (name) => {
  expect(greetingName(name)).toBeNull()
})
