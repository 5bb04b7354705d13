import { expect, test } from 'vitest'
import { rankPages, rankPassages } from './ranking.ts'
import { indexWords, stemsOf } from './word-index.ts'

const passage = (path: string, title: string, heading: string, text: string) => ({
  ...{ id: `${path}#${heading}`, path, title, heading, text },
})
const keys = passage('/trust', 'Trust', 'Keys', 'You hold the keys of the register.')
const storage = passage('/trust', 'Trust', 'Storage', 'The register is stored in your country.')
const register = passage('/land', 'Land register', 'Parcels', 'Every parcel has one number.')
const visas = passage('/visas', 'Visas', 'Entry', 'An officer decides about entry.')
const passages = [keys, storage, register, visas]
const index = indexWords(passages)

function ranked(question: string, openPage?: string) {
  const signals = {
    words: index.scores(question),
    share: index.shares(question),
    nearness: () => null,
    openPage,
  }
  return rankPassages(passages, signals, 10)
}

test('a passage has a larger share of a question by its rare words than by common ones', () => {
  const share = index.shares('Who holds the keys of a register?')
  expect(share(keys.id)).toBe(1)
  expect(share(storage.id)).toBeGreaterThan(0)
  expect(share(storage.id)).toBeLessThan(0.5)
  // A word that only the title of the page has counts less.
  expect(share(register.id)).toBeGreaterThan(0)
  expect(share(register.id)).toBeLessThan(share(storage.id))
  expect(share(visas.id)).toBe(0)
  expect(index.shares('of the')(keys.id)).toBe(0)
})

test('the page that the visitor reads decides between passages that fit alike', () => {
  expect(ranked('register')[0]?.path).toBe('/trust')
  expect(ranked('parcel')[0]?.path).toBe('/land')
  expect(ranked('register', '/land')[0]?.path).toBe('/land')
  expect(ranked('keys', '/land')[0]?.id).toBe(keys.id)
})

test('a page whose title has every word of the question comes first', () => {
  const question = 'land register'
  const found = ranked(question)
  expect(rankPages(found, stemsOf(question))[0]?.path).toBe('/land')
  const named = rankPages(found, stemsOf(question)).find(({ path }) => path === '/land')
  const other = rankPages(found, stemsOf('register keys')).find(({ path }) => path === '/land')
  expect((named?.score ?? 0) - (other?.score ?? 0)).toBeCloseTo(0.4)
})
