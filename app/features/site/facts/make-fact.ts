import type { Intent } from '#app/features/assistant/assistant.ts'
import type { Fact, Wording } from '#app/features/assistant/facts/fact.ts'
import { assistantFacts, type FactWords } from '#content/assistant-facts.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'

type Made = {
  id: string
  path: SitePath
  /** The place on the page, when it is not its beginning. */
  anchor?: string
  intent?: Intent
  asked: readonly Wording[]
  say: (words: FactWords) => string
  /** The content says it in English only. */
  isEnglish?: boolean
  isUnstated?: boolean
  offersPerson?: boolean
}

/** A fact of the release or its settings, said in each language. */
export function makeFact({
  path,
  anchor,
  intent = 'company',
  say,
  isEnglish,
  ...fact
}: Made): Fact {
  const { en, fr } = assistantFacts.words
  const source = { path: anchor ? `${path}#${anchor}` : path, title: siteMap[path].name }
  return {
    ...fact,
    from: 'content',
    source,
    intent,
    say: { en: say(en), ...(!isEnglish && { fr: say(fr) }) },
  }
}

/**
 * A kind of question: the slots that it has, and after a `-` those that it has not.
 * @param mostOthers how many words beside its slots it may have
 */
export function asks(slots: string, mostOthers?: number): Wording {
  const names = slots.split(' ')
  return {
    has: names.filter((name) => !name.startsWith('-')),
    not: names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
    mostOthers,
  }
}
