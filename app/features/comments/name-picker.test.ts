import { expect, test } from 'vitest'
import { namesFor } from './name-picker.tsx'

const names = ['Ada Lovelace', 'Grace Hopper', 'Adele Ada King', 'Jean Bartik']

test('names are offered by any of their words, those that begin so first', () => {
  expect(namesFor('ada', names)).toEqual(['Ada Lovelace', 'Adele Ada King'])
  expect(namesFor('hop', names)).toEqual(['Grace Hopper'])
  expect(namesFor('ada k', names)).toEqual(['Adele Ada King'])
})

test('nothing typed offers everybody, up to six; what fits nobody offers nothing', () => {
  const many = Array.from({ length: 20 }, (_, index) => `Person ${index}`)
  expect(namesFor('', many)).toHaveLength(6)
  expect(namesFor('zzz', names)).toEqual([])
})
