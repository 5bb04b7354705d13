import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { sentencesOf } from '#app/features/assistant/knowledge/sentences.ts'
import type { FactSources } from './fact-sources.ts'
import { makeFact } from './make-fact.ts'

/** Who is shown on the pages now. Only known questions lead to them, because their words are in many questions. */
export function shownFacts({ references, about, shown }: FactSources): Fact[] {
  const { title, text } = references.none
  const listed = (lines: readonly string[]) => (lines.length > 0 ? lines : null)
  return [
    makeFact({
      ...{ id: 'references', path: '/references', asked: [] },
      say: (words) => words.references(listed(shown.clients), `${title}. ${sentencesOf(text)[0]}`),
    }),
    makeFact({
      ...{ id: 'team', path: '/about', asked: [] },
      say: (words) => words.team(listed(shown.team), sentencesOf(about.meeting.text)[0] ?? ''),
    }),
  ]
}
