import { expect, test } from 'vitest'
import { isKnown } from './known-etag.ts'

test.each<[string | null, boolean]>([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b","a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
  [null, false],
])('%j means that "a" is there already: %s', (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known)
})
