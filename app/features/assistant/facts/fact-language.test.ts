import { expect, test } from 'vitest'
import { factLanguageAmong, factLanguageOf } from './fact-language.ts'

test.each([
  ["l'entreprise existe depuis quand", 'fr'],
  ['comment un contribuable recoit sa quittance', 'fr'],
  ['numero de telephone ?', 'fr'],
  ['Que contient la feuille de route ?', 'fr'],
  ['RGPD ?', 'fr'],
  ['do you comment on drafts', 'en'],
  ['plain kubernetes ok?', 'en'],
  ['security assurance analyst', 'en'],
  ['ok', 'en'],
  ['¿Dónde están sus oficinas?', null],
  ['Quanto custa um projeto?', null],
  ['avete un ufficio in Italia', null],
  ['was kostet das', null],
])('%s is answered in %s', (message, language) => {
  expect(factLanguageOf(message)).toBe(language)
})

test('a name alone is in the language of the message before it', () => {
  const after = (content: string, message: string) =>
    factLanguageAmong({ message, history: [{ role: 'user', content }] })
  expect(after('Avez-vous un certificat ?', 'ISO 27001 ?')).toBe('fr')
  expect(after('Do you have a certificate?', 'ISO 27001 ?')).toBe('en')
  expect(after('Avez-vous un certificat ?', 'is it new?')).toBe('en')
})
