import { assistantFacts } from '#content/assistant-facts.ts'
import type { Reply } from '../assistant.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import { noAnswers } from './answered-pages.ts'

const mostSources = 3
/** One reply with the answers to several questions, in their order. */
export function joinReplies(asked: readonly string[], replies: readonly Reply[]): Reply {
  const [first] = replies
  if (!first) throw new Error('no reply to join')
  const answered = replies.filter(
    ({ kind, text }) => kind !== 'refused' && !noAnswers.includes(text),
  )
  if (answered.length === 0) return first
  const texts = replies.map(({ kind, text }, place) => {
    const question = asked[place] ?? ''
    const isSilent = kind === 'refused' || noAnswers.includes(text)
    const { en, fr } = assistantFacts.unanswered
    return isSilent ? (factLanguageOf(question) === 'fr' ? fr : en)(question) : text
  })
  const ranks = Math.max(...replies.map(({ sources }) => sources.length))
  const sources = Array.from({ length: ranks }, (_, rank) =>
    replies.flatMap((reply) => reply.sources[rank] ?? []),
  ).flat()
  return {
    ...(answered[0] ?? first),
    text: [...new Set(texts)].join('\n\n'),
    sources: [...new Map(sources.map((source) => [source.path, source])).values()].slice(
      0,
      mostSources,
    ),
    offersPerson: replies.some(({ offersPerson }) => offersPerson),
    next: replies.at(-1)?.next,
  }
}
