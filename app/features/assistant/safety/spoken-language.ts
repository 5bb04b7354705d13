import { languageOf } from '../answering/language.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import { normalizeMessage } from './normalize-message.ts'

/** The languages in which help is given. */
export type SpokenLanguage = 'en' | 'fr' | 'es' | 'de' | 'pt' | 'ar'

/** Words that show the language of a very short message, in the spelling of `normalizeMessage`. */
const telling: [SpokenLanguage, RegExp][] = [
  ['ar', /\p{Script=Arabic}/u],
  [
    'fr',
    /\b(?:je|j'\w+|jveux|mon|ma|mes|il y a|veux|mourir|elle|le feu|est|suis|au secours|a l'aide|aidez\w*|appelez\w*|c'est|urgence|quelqu'un|une personne|votre|vos|vous|supprimez|recrutez|plainte|espece|tu|ta|va te|imbecile|presse|demande|oubli\w+|affiche|ignore toutes)\b/,
  ],
  [
    'es',
    /\b(?:quiero|puedo|podemos|voy|mi|esta|hay|morir|estoy|me|socorro|auxilio|llamen|tiene|una emergencia|ayuda|soy|necesito)\b/,
  ],
  ['de', /\b(?:ich|mein|meine|er|sie|es|brennt|hilfe|einen|bin|will|rufen|notfall)\b/],
  ['pt', /\b(?:quero|vou|meu|minha|nao|estou|ele|ela|tem|ha|morrer|preciso)\b/],
]
const english =
  /\b(?:i|i'm|my|the|is|a|he|she|we|there|want|to|your|you|are|what|how|please|help)\b/

/** The language in which a message is answered; English when none is certain. */
export function spokenIn(message: string): SpokenLanguage {
  const language = languageOf(message)
  if (language && language !== 'other') return language
  const words = normalizeMessage(message)
  const isOther = telling.some(([other, pattern]) => other !== 'fr' && pattern.test(words))
  if (!language && !isOther && factLanguageOf(message) === 'fr') return 'fr'
  if (!language && english.test(words) && !/\b(?:je|j'ai|vous|est|une)\b/.test(words)) return 'en'
  return telling.find(([, pattern]) => pattern.test(words))?.[0] ?? 'en'
}
