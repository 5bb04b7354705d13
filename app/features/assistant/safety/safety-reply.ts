import { safety } from '#content/safety.ts'
import { courtesyIn } from '../answering/courtesy.ts'
import type { Reply, Turn } from '../assistant.ts'
import type { Danger, DangerKind } from './danger.ts'
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
  if (!copy || /[?؟]/.test(message) || message.split(/\s+/).length > mostWords) return null
  if (courtesyIn(message)) return null
  if ('all' in copy) return { kind: 'selfHarm', level: 'certain' }
  const kinds: DangerKind[] = ['selfHarm', 'violence', 'fire', 'medical']
  const kind = kinds.find((one) => last.includes(copy[one][0])) ?? 'selfHarm'
  return { kind, level: 'certain' }
}

const mostWords = 12

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
