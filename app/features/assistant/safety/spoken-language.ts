import { languageOf } from '../answering/language.ts'
import type { Turn } from '../assistant.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import { normalizeMessage } from './normalize-message.ts'

/** The languages in which help is given. */
export type SpokenLanguage = 'en' | 'fr' | 'es' | 'de' | 'pt' | 'it' | 'ar'

/** Words that show the language of a very short message, in the spelling of `normalizeMessage`. */
const telling: [SpokenLanguage, RegExp][] = [
  ['ar', /\p{Script=Arabic}/u],
  [
    'fr',
    /\b(?:merci|bonjour|bonsoir|salut|coucou|au revoir|bonne journee|oui|d'accord|ca va|quelle?s?|fait-il|allez-vous|svp|s'il vous plait|je|j'\w+|jveux|mon|ma|mes|il y a|veux|mourir|elle|le feu|est|suis|au secours|a l'aide|aidez\w*|appelez\w*|c'est|urgence|quelqu'un|une personne|votre|vos|vous|supprimez|recrutez|plainte|espece|tu|ta|va te|imbecile|presse|demande|oubli\w+|affiche|ignore toutes)\b/,
  ],
  [
    'es',
    /\b(?:hola|gracias|adios|buenos dias|buenas (?:tardes|noches)|por favor|alguien|quiero|puedo|podemos|voy|mi|esta|hay|morir|estoy|me|socorro|auxilio|llamen|tiene|una emergencia|ayuda|soy|necesito)\b/,
  ],
  [
    'de',
    /\b(?:hallo|danke|tschuss|guten (?:tag|morgen|abend)|auf wiedersehen|bitte|unser|unsere|wir|ich|mein|meine|er|sie|es|brennt|hilfe|einen|bin|will|rufen|notfall)\b/,
  ],
  [
    'pt',
    /\b(?:ola|obrigad[oa]|bom dia|boa (?:tarde|noite)|tchau|alguem|voce|nosso|nossa|quero|vou|meu|minha|nao|estou|ele|ela|tem|ha|morrer|preciso)\b/,
  ],
  [
    'it',
    /\b(?:ciao|grazie|buongiorno|buonasera|arrivederci|per favore|vorrei|voglio|sono|siamo|gli|della|nostro|nostra|avete|qualcuno|posso|riesco|aiuto)\b/,
  ],
]
const english =
  /\b(?:i|i'm|my|the|is|a|he|she|we|there|want|to|your|you|are|what|how|please|help)\b/

/** The language in which a message is answered; English when none is certain. */
export const spokenIn = (message: string): SpokenLanguage => surelySpokenIn(message) ?? 'en'

/** The same in a conversation: a message that shows no language is in that of the one before it. */
export function spokenAmong(message: string, history: readonly Turn[]): SpokenLanguage {
  const own = surelySpokenIn(message)
  if (own) return own
  const before = history.filter(({ role }) => role === 'user').slice(-lookedBack)
  return before.map(({ content }) => surelySpokenIn(content)).findLast(Boolean) ?? 'en'
}

const lookedBack = 4

/** Null when the words of a message show no language. */
function surelySpokenIn(message: string): SpokenLanguage | null {
  const language = languageOf(message)
  if (language && language !== 'other') return language
  const words = normalizeMessage(message)
  const isOther = telling.some(([other, pattern]) => other !== 'fr' && pattern.test(words))
  if (!language && !isOther && factLanguageOf(message) === 'fr') return 'fr'
  if (
    !language &&
    english.test(words) &&
    !/\b(?:je|j'ai|vous|est|une|quelle?s?|fait-il|ou sont|ca va|nao|senha|consigo|quero|preciso)\b/.test(
      words,
    )
  )
    return 'en'
  return telling.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
