import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'

const only = (pieces: { kind: string; text: string }[], kind: string) =>
  pieces.filter((piece) => piece.kind === kind).map(({ text }) => text.trim())

test('added and removed words are listed with the words around them', () => {
  const pieces = compareWords(
    'The ships wait in the old harbour.',
    'The ships leave the harbour now.',
  )
  expect(only(pieces, 'removed')).toEqual(['wait in', 'old harbour.'])
  expect(only(pieces, 'added')).toEqual(['leave', 'harbour now.'])
  expect(compareWords('Same words', 'Same words')).toEqual([])
  expect(compareWords('', 'All new')).toEqual([{ kind: 'added', text: 'All new' }])
})

test('long unchanged parts are left out', () => {
  const long = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ')
  const pieces = compareWords(`first ${long} last`, `begin ${long} end`)
  expect(only(pieces, 'skipped')).toHaveLength(1)
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(300)
})

test('two long texts without a word in common are compared quickly', () => {
  const text = (word: string) => Array.from({ length: 13_000 }, (_, at) => word + at).join(' ')
  const start = process.threadCpuUsage()
  expect(compareWords(text('a'), text('b'))).toHaveLength(2)
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1_000).toBeLessThan(3_000)
})

test('both texts can be rebuilt from the pieces', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'dd'), { maxLength: 14 })
  fc.assert(
    fc.property(words, words, (before, after) => {
      const [old, now] = [before.join(' '), after.join(' ')]
      const pieces = compareWords(old, now)
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join('')
          .split(/\s+/)
          .filter(Boolean)
      if (pieces.some(({ kind }) => kind === 'skipped')) return
      if (pieces.length === 0) {
        expect(old).toBe(now)
        return
      }
      expect(without('added')).toEqual(before)
      expect(without('removed')).toEqual(after)
    }),
  )
})
