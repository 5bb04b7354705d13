import { expect, test } from 'vitest'
import { inEnglish, questionInEnglish } from './in-english.ts'

test.each([
  ["C'est quoi un Blueprint ?", 'what is a blueprint'],
  ['Combien de temps gardez-vous les conversations ?', 'how long keep you the conversations'],
  // Without accents, hyphens and apostrophes, as people type.
  ['est ce que les donnees restent ici', 'do the data stay here'],
  ['ou telecharger la plaquette', 'where download the fact sheet brochure'],
  // What has no translation is a name.
  ['et Zanzibar ?', 'and zanzibar'],
])('%s means "%s" word for word', (message, english) => {
  expect(inEnglish(message)).toBe(english)
})

test('other forms of a word mean the same', () => {
  expect(inEnglish('hébergement')).toBe('hosting')
  expect(inEnglish('vaccinées')).toBe('vaccination')
  expect(inEnglish('les téléconsultations')).toBe('the telemedicine consultation')
})

test('what was said before in French is put into English too', () => {
  const history = [
    { role: 'user' as const, content: 'Combien coûte un Blueprint ?' },
    { role: 'assistant' as const, content: 'Nous ne publions pas de prix.' },
  ]
  const { message, history: before } = questionInEnglish({ message: 'et la formation ?', history })
  expect(message).toBe('and the training')
  expect(before.map(({ content }) => content)).toEqual([
    'how much costs a blueprint',
    'Nous ne publions pas de prix.',
  ])
})
