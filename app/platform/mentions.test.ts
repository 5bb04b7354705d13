import { expect, test } from 'vitest'
import { mentionsIn, withNames } from './mentions.ts'

const people = [
  { id: '1', name: 'Ada Roy', email: 'ada.roy@x.example' },
  { id: '2', name: 'Ada Roy Lane', email: 'lane@x.example' },
  { id: '3', name: 'Grace Hopper' },
]
const named = (text: string) => mentionsIn(text, people).map(({ id }) => id)

test('people are named by @ and their name in any case, once each', () => {
  expect(named('@grace hopper and @Ada Roy, and again @Ada Roy')).toEqual(['3', '1'])
})

test('of names that begin alike the longest is meant', () => {
  expect(named('@Ada Roy Lane')).toEqual(['2'])
})

test('a first name stands for the only one who has it', () => {
  expect(named('@Grace: yes')).toEqual(['3'])
  expect(named('@Ada: yes')).toEqual([])
})

test('two people of one name are both meant', () => {
  const twins = [...people, { id: '4', name: 'Grace Hopper' }]
  expect(mentionsIn('@Grace Hopper', twins).map(({ id }) => id)).toEqual(['3', '4'])
})

test('a longer word, an address and a name without @ name nobody', () => {
  const text = '@Graceful @Grace-Ann Grace Hopper me@grace.example https://x.example/@grace'
  expect(named(text)).toEqual([])
})

test('of very many marks the first fifty count', () => {
  const crowd = Array.from({ length: 60 }, (_, n) => ({ id: String(n), name: `Person${n}` }))
  const text = crowd.map(({ name }) => `@${name}`).join(' ')
  expect(mentionsIn(text, crowd)).toHaveLength(50)
})

test('a name whose small letters are longer is found as well', () => {
  const turkish = [{ id: '5', name: 'İpek Ünal' }]
  expect(mentionsIn('Dear @İpek Ünal!', turkish)).toEqual([{ id: '5', written: 'İpek Ünal' }])
})

test('a text in parts is the same text', () => {
  const text = 'Dear @Ada Roy Lane (and @grace), thanks. x@grace.example'
  const parts = withNames(text, ['Ada Roy Lane', 'Grace'])
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ isName }) => isName).map((part) => part.text)).toEqual([
    '@Ada Roy Lane',
    '@grace',
  ])
})

const staff = [
  { id: 'ada', name: 'Ada Roy', email: 'ada.r@unordin.example' },
  { id: 'lin', name: 'Lin Roy', email: 'lin@unordin.example' },
  { id: 'lin-2', name: 'Lin (Sales)', email: 'sales@unordin.example' },
]

test.each([
  ['@Ada Roy please', ['ada']],
  ['please @ada, and @LIN ROY', ['ada', 'lin']],
  // Two have this first name: the part of an address says which one.
  ['@Lin call', ['lin']],
  ['@Lin (Sales) call', ['lin-2']],
  ['@ada.r', ['ada']],
  ['@Adam and @Ada-Mae', []],
  ['mail ada@port.example or x@ada', []],
  ['Ada Roy', []],
])('%s names %j', (text, ids) => {
  expect(mentionsIn(text, staff).map(({ id }) => id)).toEqual(ids)
})
