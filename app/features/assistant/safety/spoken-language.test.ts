import { expect, test } from 'vitest'
import { spokenIn } from './spoken-language.ts'

test.each([
  ['Mon invitation a expiré, que faire ?', 'fr'],
  ['Comment peut-on acheter chez vous ?', 'fr'],
  ['et le courriel ?', 'fr'],
  ['My invitation has expired, what now?', 'en'],
  ['Our invoice is wrong', 'en'],
  ['no puedo entrar en el portal', 'es'],
])('%s is read as %s', (message, language) => {
  expect(spokenIn(message)).toBe(language)
})
