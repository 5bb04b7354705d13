import { safety } from '#content/safety.ts'
import { languageOf } from '../answering/language.ts'
import type { Reply } from '../assistant.ts'
import type { DangerKind } from './danger.ts'
import { normalizeMessage } from './normalize-message.ts'

type Language = 'en' | 'fr' | 'es' | 'de' | 'pt'

/** Words that show the language of a very short message, in the spelling of `normalizeMessage`. */
const telling: [Language, RegExp][] = [
  [
    'fr',
    /\b(?:je|j'ai|mon|ma|mes|il y a|veux|mourir|elle|le feu|est|suis|au secours|a l'aide|appelez|c'est|urgence)\b/,
  ],
  [
    'es',
    /\b(?:quiero|voy|mi|esta|hay|morir|estoy|me|socorro|auxilio|llamen|tiene|una emergencia)\b/,
  ],
  ['de', /\b(?:ich|mein|meine|er|sie|es|brennt|hilfe|einen|bin|will|rufen|notfall)\b/],
  ['pt', /\b(?:quero|vou|meu|minha|nao|estou|ele|ela|tem|ha|morrer)\b/],
]

/** The reply to danger: where help is, and that staff know; nothing else. */
export function safetyReply(kind: DangerKind, message: string): Reply {
  const copy = safety[spokenIn(message)]
  const parts = 'all' in copy ? copy.all : copy[kind]
  return {
    kind: 'safety',
    intent: 'danger',
    text: [...parts, copy.told].join('\n\n'),
    sources: [],
    offersPerson: false,
    provider: 'builtin',
    quality: 'full',
  }
}

function spokenIn(message: string): Language {
  const language = languageOf(message)
  if (language) return language === 'other' ? 'en' : language
  const words = normalizeMessage(message)
  if (/\b(?:i|i'm|my|the|is|a|he|she|we|there|want|to)\b/.test(words)) return 'en'
  return telling.find(([, pattern]) => pattern.test(words))?.[0] ?? 'en'
}
