import { safety } from '#content/safety.ts'
import type { Reply } from '../assistant.ts'
import type { DangerKind } from './danger.ts'
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

/** The line about help before the answer, when the danger is uncertain. */
export const helpLine = (message: string): string => helpLines[spokenIn(message)] ?? safety.possible

const helpLines: Partial<Record<SpokenLanguage, string>> = {
  fr: safety.possibleFrench,
  es: safety.es.all.join('\n\n'),
  de: safety.de.all.join('\n\n'),
  pt: safety.pt.all.join('\n\n'),
  ar: safety.ar.all.join('\n\n'),
}
