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
    /\b(?:hola|gracias|adios|buenos dias|buenas (?:tardes|noches)|por favor|alguien|quiero|puedo|podemos|voy|mi|esta|hay|morir|estoy|me (?:pued\w+|podri\w+|llam\w+|gust\w+|interes\w+|ayud\w+|duele|siento|quier\w+|van?|lo|pega|mat\w+|dij\w+)|socorro|auxilio|llamen|tiene|una emergencia|ayuda|soy|necesito|cuant[oa]s?|cuesta|donde|busco|trabajo|borren|mis|que hace|oficinas|precio|empresa)\b/,
  ],
  [
    'de',
    /\b(?:hallo|danke|tschuss|guten (?:tag|morgen|abend)|auf wiedersehen|bitte|unser|unsere|wir|ich|mein|meine|er|sie|es|brennt|hilfe|einen|bin|will nicht|rufen|notfall|wo|ist|ihre?|was|kostet|preise?|welche|wie|gibt)\b/,
  ],
  [
    'pt',
    /\b(?:ola|obrigad[oa]|bom dia|boa (?:tarde|noite)|tchau|alguem|voce|nosso|nossa|quero|vou|meu|minha|nao|estou|ele|ela|tem|ha|um|uma|morrer|preciso|socorro|meus|minhas|dados|apaguem|custa|onde|emprego)\b/,
  ],
  [
    'it',
    /\b(?:ciao|grazie|buongiorno|buonasera|arrivederci|per favore|vorrei|voglio|sono|siamo|gli|della|nostro|nostra|avete|qualcuno|posso|riesco|aiuto|c'e|incendio|cerco|lavoro|costa|miei|dati|cancellate|dove|uffici)\b/,
  ],
]
const english =
  /\b(?:i|i'm|my|the|is|a|he|she|we|there|want|to|your|you|u|are|what|how|please|help|that|this|does|who|when|where|why|which|any|for|just|then|it|of|get|give|put|now|have|tomorrow|from|nothing|something|anything|everything|without|about|because|were|been|did|don't|can't|they|them|their|our|some|than|down|out|over|one|show|isn't|doesn't|anyone|work|mine|through|after|again|before|into|other|still|too|well|up|and|but|if|these|those|during|while|until|since|each|both|only|same|had|its|his)\b/

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

/** The language of which a text has the most telling words; the first of several. */
function mostTold(words: string): SpokenLanguage | null {
  let most: { language: SpokenLanguage; count: number } | null = null
  for (const [language, pattern] of telling) {
    const count = words.match(new RegExp(pattern, `${pattern.flags}g`))?.length ?? 0
    if (count > (most?.count ?? 0)) most = { language, count }
  }
  return most?.language ?? null
}

/** Null when the words of a message show no language. */
export function surelySpokenIn(message: string): SpokenLanguage | null {
  const words = normalizeMessage(message)
  const isOther = telling.some(([other, pattern]) => other !== 'fr' && pattern.test(words))
  if (!isOther && factLanguageOf(message) === 'fr') return 'fr'
  const language = languageOf(message)
  if (language && language !== 'other') return language
  if (
    !language &&
    english.test(words) &&
    !/\b(?:je|j'ai|vous|est|une|quelle?s?|fait-il|ou sont|ca va|nao|senha|consigo|quero|preciso|miei|cancellate)\b/.test(
      words,
    )
  )
    return 'en'
  return mostTold(words)
}
