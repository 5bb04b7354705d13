import { intentOfPage } from '#app/features/assistant/answering/page-intents.ts'
import type { Fact } from '#app/features/assistant/facts/fact.ts'
import type { PublicationTexts } from '#app/features/assistant/knowledge/publication-texts.ts'
import type { AnsweredQuestion } from '#app/features/assistant/questions/answered-question.ts'
import type { PageCopies } from '#app/features/page-copy/page-copy-service.server.ts'
import type { Kept } from '#content/legal/privacy.ts'
import type { KnownQuestion } from '#content/questions/known-question.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import type { PublicationQuestion } from '#content/questions/publication-question.ts'
import { publicationQuestions } from '#content/questions/publication-questions.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { inOneLine, pageStrings } from './page-strings.ts'

/**
 * The known questions whose proof is on their page, as visitors read it.
 * @param copies with the changes that staff have published
 * @param kept what the operator has set
 * @param day questions about positions that are closed on it are left out
 * @param facts that are true now, for the answers that say what is listed
 */
export function provenQuestions(
  copies: PageCopies,
  kept: Kept,
  day: Date,
  facts: readonly Fact[] = [],
): AnsweredQuestion[] {
  const strings = pageStrings(copies, kept, day)
  return knownQuestions.flatMap((question) => {
    const place = question.path.replace(/#.*/, '') as SitePath
    if (!isProven(question, strings.get(place) ?? [])) return []
    const own = answered(question, siteMap[place].name)
    const fact = facts.find(({ id }) => id === question.fact)
    return [fact ? { ...own, say: { ...own.say, ...fact.say }, proof: [] } : own]
  })
}

/**
 * The known questions whose article or case study is published and says the proof.
 * @param questions all that are known about publications
 */
export function provenPublicationQuestions(
  publications: readonly PublicationTexts[],
  questions: readonly PublicationQuestion[] = publicationQuestions,
): AnsweredQuestion[] {
  const byPath = new Map<string, PublicationTexts>(publications.map((one) => [one.path, one]))
  return questions.flatMap((question) => {
    const publication = byPath.get(question.path)
    return publication && isProven(question, publication.texts)
      ? [answered(question, publication.title)]
      : []
  })
}

/** The texts of a page in one line each, which are compared with every question about the page. */
const linesOf = new WeakMap<readonly string[], readonly string[]>()

/**
 * Whether each text of the proof is one of these texts, or a part of it.
 * @param texts must not change later
 */
export function isProven({ says }: Pick<KnownQuestion, 'says'>, texts: readonly string[]): boolean {
  const lines = linesOf.get(texts) ?? texts.map(inOneLine)
  linesOf.set(texts, lines)
  return says.map(inOneLine).every((one) => lines.some((line) => line.includes(one)))
}

function answered(question: KnownQuestion | PublicationQuestion, title: string): AnsweredQuestion {
  const { id, path, asked, answer, says, fr } = question
  return {
    ...{ id, from: 'content', proof: says },
    isUnstated: 'isUnstated' in question && question.isUnstated,
    source: { path, title },
    intent: intentOfPage(path) ?? 'other',
    asked: { en: asked, fr: fr.asked },
    say: { en: answer, fr: fr.answer },
  }
}
