import { expect, test } from 'vitest'
import { searchedWords } from './search-words.ts'

test('words may be beginnings, quoted ones stand beside each other, signs mean nothing', () => {
  expect(searchedWords('visa  Fees')).toBe('visa:* & fees:*')
  expect(searchedWords('"data residency" Québec')).toBe('(data <-> residency) & québec:*')
  expect(searchedWords('e-visa')).toBe('(e <-> visa)')
  expect(searchedWords("a & b | !c:* <-> (d')")).toBe('a & b & c & d')
  expect(searchedWords('"" % \\')).toBe('')
})
