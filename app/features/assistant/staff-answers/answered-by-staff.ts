import { type SitePath, siteMap } from '#content/site-map.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { type StaffAnswerValues, wordingsOf } from './staff-answer.ts'

/** An answer of staff as the assistant matches it with what visitors ask. */
export function answeredByStaff(
  id: string,
  { asked, answer, answer_fr, path }: StaffAnswerValues,
): AnsweredQuestion {
  const wordings = wordingsOf(asked)
  const french = wordings.filter((wording) => factLanguageOf(wording) === 'fr')
  const page = path?.split('#')[0] as SitePath | undefined
  const title = page ? (siteMap[page]?.name ?? page) : ''
  const english = answer ?? title
  return {
    id,
    from: 'staff',
    source: path ? { path, title } : null,
    intent: 'other',
    // A question in French may be asked in the words of another language too, such as a name.
    asked: { en: wordings.filter((wording) => !french.includes(wording)), fr: french },
    // Staff who wrote a French question without a French answer want the English one said.
    say: { en: english, fr: answer_fr ?? english },
    proof: [],
    isPageText: answer === null,
  }
}
