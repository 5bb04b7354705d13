import { expect, test } from 'vitest'
import { placeOfAnswer, withoutYesNo } from './yes-no.ts'

test.each([
  [
    'so what does it do then',
    'No. Rules that you can read calculate the tax.',
    'Rules that you can read calculate the tax.',
  ],
  [
    'And who sees that?',
    'No, the form has no field for files.',
    'The form has no field for files.',
  ],
  ['for how long', 'No: these are goals, not results.', 'These are goals, not results.'],
  // A whole sentence must be left.
  [
    'which ones',
    'Yes, if your organization asks for it.',
    'Yes, if your organization asks for it.',
  ],
  ['what can I do', 'No.', 'No.'],
  // These ask whether something is so.
  ['does it decide?', 'No. Rules calculate the tax.', 'No. Rules calculate the tax.'],
  ['you keep it for ever, right?', 'No. It is deleted.', 'No. It is deleted.'],
  ['What if I lose it, is it gone?', 'No. It is kept.', 'No. It is kept.'],
  ['I heard that it decides alone', 'No. Rules calculate the tax.', 'No. Rules calculate the tax.'],
])('%j: %j', (asked, answer, said) => {
  expect(withoutYesNo(answer, asked, 'en')).toBe(said)
})

test('in French too', () => {
  const answer = 'Non : ce sont des objectifs, pas des résultats.'
  expect(withoutYesNo(answer, 'et combien de pays ?', 'fr')).toBe(
    'Ce sont des objectifs, pas des résultats.',
  )
  expect(withoutYesNo(answer, 'est-ce déjà fait ?', 'fr')).toBe(answer)
  expect(withoutYesNo(answer, 'peut-on le voir ?', 'fr')).toBe(answer)
})

test('an answer is known again, with its beginning and without', () => {
  const answer = 'No, the form has no field for files.'
  expect(placeOfAnswer(answer, answer, 'en')).toBe(0)
  expect(placeOfAnswer('Yes. The form has no field for files.', answer, 'en')).toBe(5)
  expect(placeOfAnswer('The form is short.', answer, 'en')).toBe(-1)
})
