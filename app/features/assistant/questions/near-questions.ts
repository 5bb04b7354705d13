import { goesOnIn } from '../answering/question-context.ts'
import { pageOf } from '../answering/thread.ts'
import { restOf } from '../answering/yes-no.ts'
import type { FactLanguage } from '../facts/fact.ts'
import { folded } from '../facts/fold.ts'
import type { Asking, QuestionFound } from './answered-question.ts'
import { mostSuggested } from './suggested.ts'

// Fitted with sixty conversations that somebody else had written. Where the first question that is offered belongs to
// the page that is read, it is the right one four times in five; where it belongs to another page, seldom.
/** What may be meant is less than what answers: the visitor chooses. */
const least = 0.52
const pageGains = 0.19
/** Pages that the search has found. */
const linkedGains = 0.05
/** What the question loses together with the one before it: the visitor did not say those words now. */
const joinedLoses = 0.05

type Known = {
  questionsLike(
    texts: readonly (string | Asking)[],
    language: FactLanguage,
  ): Promise<QuestionFound[][]>
  corrected(text: string, language: FactLanguage): Promise<string>
}

export type Asked = {
  message: string
  /** The visitor's message before it. */
  before: string | undefined
  /** What was said in the conversation, the answers too. */
  said: string[]
  /** The page that the visitor reads. */
  page: string
  /** The pages that stand below the reply. */
  linked: string[]
}

/**
 * The known questions that are nearest to a message, the nearest first: at most three, each with another
 * answer, none that was asked or answered.
 */
export async function nearQuestions(
  knowledge: Known,
  { message, before, said, page, linked }: Asked,
  language: FactLanguage,
): Promise<string[]> {
  const plain = await knowledge.corrected(message, language)
  const texts = before ? [plain, { text: plain, after: { asked: before, said: '' } }] : [plain]
  const [alone = [], joined = []] = await knowledge.questionsLike(texts, language)
  // Who goes on with the conversation says too little alone.
  const own = before && goesOnIn(language, message) ? [] : alone
  const gainOf = ({ known: { source } }: QuestionFound) => {
    const path = source && pageOf(source.path)
    if (path === page) return pageGains
    return path && linked.map(pageOf).includes(path) ? linkedGains : 0
  }
  const ranked = [
    ...own.map((found) => ({ ...found, score: found.score + gainOf(found) })),
    ...joined.map((found) => ({ ...found, score: found.score + gainOf(found) - joinedLoses })),
  ].toSorted((a, b) => b.score - a.score)
  const heard = folded(said.join('\n'))
  const near = new Map<string, string>()
  for (const { known, score } of ranked) {
    const answer = known.say[language]
    const wording = known.asked[language][0]
    if (score < least || near.size === mostSuggested) break
    if (!answer || !wording || near.has(answer)) continue
    if (heard.includes(folded(wording)) || heard.includes(folded(restOf(answer, language))))
      continue
    near.set(answer, wording)
  }
  return [...near.values()]
}
