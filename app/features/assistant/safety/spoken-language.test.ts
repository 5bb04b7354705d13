import { expect, test } from 'vitest'
import { spokenAmong, spokenIn } from './spoken-language.ts'

test.each([
  ['Mon invitation a expiré, que faire ?', 'fr'],
  ['Comment peut-on acheter chez vous ?', 'fr'],
  ['et le courriel ?', 'fr'],
  ['My invitation has expired, what now?', 'en'],
  ['Our invoice is wrong', 'en'],
  ['no puedo entrar en el portal', 'es'],
  ['il dure combien ?', 'fr'],
  ['merci', 'fr'],
  ['quel temps fait-il à Ottawa ?', 'fr'],
  ['gracias', 'es'],
  ['esqueci a senha do portal, não consigo entrar', 'pt'],
  ['vorrei parlare con qualcuno', 'it'],
  ['non riesco ad accedere', 'it'],
  ['mein Passwort geht nicht', 'de'],
  ['نسيت كلمة المرور', 'ar'],
  ['ok', 'en'],
  ['quanto costa', 'it'],
  ["aiuto, c'è un incendio", 'it'],
  ['cancellate i miei dati', 'it'],
  ['quanto custa?', 'pt'],
  ['socorro, há um incêndio', 'pt'],
  ['cuanto cuesta', 'es'],
  ['hay un incendio en el edificio', 'es'],
  ['was kostet das', 'de'],
  ['just put me down for tomorrow 3pm then', 'en'],
  ['get me the price for it', 'en'],
  ['nothing was written down', 'en'],
  ['sounds fine, sign me up', 'en'],
  ['walk me through one return', 'en'],
  ['ça me prend combien de temps ?', 'fr'],
  ['et si on me le vole ?', 'fr'],
  ['me pueden llamar', 'es'],
  ["but suppose somebody's permit was cancelled during those hours?", 'en'],
  ['will somebody fly in', 'en'],
  ['er will nicht mehr leben', 'de'],
  ['has visto mi factura', 'es'],
  ['si un centre de données tombe, que se passe-t-il', 'fr'],
])('%s is read as %s', (message, language) => {
  expect(spokenIn(message)).toBe(language)
})

test('a message that shows no language is in that of the conversation', () => {
  const said = (content: string) => ({ role: 'user' as const, content })
  expect(spokenAmong('ok', [said('Où sont vos bureaux ?')])).toBe('fr')
  expect(spokenAmong('ok', [said('Où sont vos bureaux ?'), said('How do you work?')])).toBe('en')
  expect(spokenAmong('What do you build?', [said('Où sont vos bureaux ?')])).toBe('en')
})
