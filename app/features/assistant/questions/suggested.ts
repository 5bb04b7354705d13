import type { FactLanguage } from '../facts/fact.ts'
import { folded } from '../facts/fold.ts'
import type { AnsweredQuestion } from './answered-question.ts'

/** So many questions stand below a reply. */
export const mostSuggested = 3
const pageOf = (path: string) => path.split('#')[0] ?? path

/**
 * Known questions that may come next: the first wordings of those that the given pages answer.
 * @param paths the most wanted page first
 * @param said what was said in the conversation: nothing that was asked or answered there is suggested
 */
export function suggested(
  questions: readonly AnsweredQuestion[],
  { paths, said, language }: { paths: readonly string[]; said: string[]; language: FactLanguage },
): string[] {
  const pages = [...new Set(paths.map(pageOf))]
  const heard = folded(said.join('\n'))
  const isNew = ({ asked, say }: AnsweredQuestion) =>
    !asked[language].some((wording) => heard.includes(folded(wording))) &&
    !heard.includes(folded(say[language] ?? ''))
  const may = questions.filter(
    (one) => one.from === 'content' && !one.isUnstated && one.source && one.say[language],
  )
  return pages
    .flatMap((page) => may.filter(({ source }) => source && pageOf(source.path) === page))
    .filter(isNew)
    .flatMap(({ asked }) => asked[language].slice(0, 1))
    .slice(0, mostSuggested)
}
