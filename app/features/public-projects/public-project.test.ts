import { expect, test } from 'vitest'
import { initialsOf, paragraphsOf } from './public-project.ts'
import { readProjectQuery } from './public-project-query.ts'

test.each([
  ['One visa file for every mission', 'OVF'],
  ['Ledger', 'L'],
  ['  two   words ', 'TW'],
  ['"École" 24/7 - été', 'É2É'],
  ['', ''],
])('the initials of %j are %j', (title, initials) => {
  expect(initialsOf(title)).toBe(initials)
})

test('paragraphs are separated by empty lines', () => {
  expect(paragraphsOf('One.\n\nTwo\nlines.\r\n \r\nThree.\n\n')).toEqual([
    'One.',
    'Two\nlines.',
    'Three.',
  ])
})

test('invalid values in an address fall back to their defaults', () => {
  const read = (text: string) => readProjectQuery(new URLSearchParams(text))
  const id = '00000000-0000-4000-8000-000000000000'
  expect(read(`sector=health&capability=ai-automation&after=${id}~-12`)).toEqual({
    sector: 'health',
    capability: 'ai-automation',
    after: { order: -12, id },
  })
  for (const text of [
    '',
    'sector=%00&after=x',
    'sector=A%20B',
    `after=${id}~9999999999`,
    `after=${id}`,
  ])
    expect(read(text)).toEqual({ sector: null, capability: null, after: undefined })
})
