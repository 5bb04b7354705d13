import { safety } from '#content/safety.ts'
import { courtesyIn } from '../answering/courtesy.ts'
import type { Reply, Turn } from '../assistant.ts'
import type { Danger, DangerKind } from './danger.ts'
import { normalizeMessage } from './normalize-message.ts'
import { type SpokenLanguage, spokenIn } from './spoken-language.ts'

/**
 * The reply to danger: where help is, and nothing else.
 * @param isTold staff are told: without that, the reply does not say so
 */
export function safetyReply(kind: DangerKind, message: string, isTold: boolean): Reply {
  const copy = safety[spokenIn(message)]
  const parts = 'all' in copy ? copy.all : copy[kind]
  return {
    kind: 'safety',
    intent: 'danger',
    text: [...parts, isTold ? copy.told : copy.notTold].join('\n\n'),
    sources: [],
    offersPerson: false,
    provider: 'builtin',
    quality: 'full',
  }
}

/**
 * The danger that the last reply was about, when the message goes on telling about it ("about twenty of
 * them"). A question, thanks or a new subject does not.
 */
export function stillInDanger(history: readonly Turn[], message: string): Danger | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const copies = [safety.en, safety.fr, safety.es, safety.de, safety.pt, safety.it, safety.ar]
  const copy = copies.find(({ told, notTold }) => last.endsWith(told) || last.endsWith(notTold))
  if (/[?؟]/.test(message) || courtesyIn(message)) return null
  const isAfterHelpLine = [safety.possible, safety.possibleFrench].some((line) =>
    last.startsWith(line),
  )
  if (isAfterHelpLine && ofOneself.test(normalizeMessage(message)))
    return { kind: 'selfHarm', level: 'certain' }
  if (!copy || message.split(/\s+/).length > mostWords) return null
  if ('all' in copy) return { kind: 'selfHarm', level: 'certain' }
  const kinds: DangerKind[] = ['selfHarm', 'violence', 'fire', 'medical']
  const kind = kinds.find((one) => last.includes(copy[one][0])) ?? 'selfHarm'
  return { kind, level: 'certain' }
}

const mostWords = 12

/** Somebody who was told where help is, and goes on about how they are. */
const ofOneself =
  /\b(?:i(?:'m| am)? (?:not going to|won't|wouldn't|would never|am never going to) (?:do|hurt|harm|try|kill)|(?:only|just) (?:wanted|needed|had) to (?:say|tell|talk|get it out)|i (?:can't|cannot) (?:go on|take (?:it|this)|anymore|cope|sleep)|i(?:'m| am) (?:so |just |not |really |very )*(?:ok|okay|fine|alright|safe|scared|alone|lonely|tired|sad|lost|empty|broken)|(?:nobody|no one) (?:cares|listens|would miss|is here)|(?:je ne|j') ?(?:vais|veux)? ?(?:rien faire|pas le faire|juste (?:le )?dire)|je (?:voulais|devais) (?:juste|seulement) (?:le )?(?:dire|parler)|je suis (?:si |tres |trop )?(?:seule?|fatiguee?|triste|perdue?|vide))\b/

/** The line about help before the answer, when the danger is uncertain. */
export const helpLine = (message: string): string => helpLines[spokenIn(message)] ?? safety.possible

const helpLines: Partial<Record<SpokenLanguage, string>> = {
  fr: safety.possibleFrench,
  es: safety.es.all.join('\n\n'),
  de: safety.de.all.join('\n\n'),
  pt: safety.pt.all.join('\n\n'),
  it: safety.it.all.join('\n\n'),
  ar: safety.ar.all.join('\n\n'),
}
