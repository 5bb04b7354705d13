import { intentOfPage } from '#app/features/assistant/answering/page-intents.ts'
import type { AnsweredQuestion } from '#app/features/assistant/questions/answered-question.ts'
import type { PageCopies } from '#app/features/page-copy/page-copy-service.server.ts'
import type { Kept } from '#content/legal/privacy.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { inOneLine, pageStrings } from './page-strings.ts'

/**
 * The known questions whose proof is on their page, as visitors read it.
 * @param copies with the changes that staff have published
 * @param kept what the operator has set
 * @param day questions about positions that are closed on it are left out
 */
export function provenQuestions(copies: PageCopies, kept: Kept, day: Date): AnsweredQuestion[] {
  const strings = pageStrings(copies, kept, day)
  return knownQuestions.flatMap((question): AnsweredQuestion[] => {
    const { id, path, asked, answer, says, fr, isUnstated } = question
    const place = path.replace(/#.*/, '') as SitePath
    const texts = strings.get(place) ?? []
    if (!says.every((one) => texts.some((text) => text.includes(inOneLine(one))))) return []
    return [
      {
        ...{ id, from: 'content', proof: says, isUnstated },
        source: { path, title: siteMap[place].name },
        intent: intentOfPage(path) ?? 'other',
        asked: { en: asked, fr: fr.asked },
        say: { en: answer, fr: fr.answer },
      },
    ]
  })
}
