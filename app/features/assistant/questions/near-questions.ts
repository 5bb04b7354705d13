import type { FactLanguage } from '../facts/fact.ts'
import { folded } from '../facts/fold.ts'
import type { AnsweredQuestion, QuestionFound } from './answered-question.ts'

/** What may be meant is less than what answers: the visitor chooses. */
const least = 0.36
/** What the question loses together with the one before it: the visitor did not say those words now. */
const joinedLoses = 0.05
const mostNear = 3

type Known = {
  questionsLike(texts: readonly string[], language: FactLanguage): Promise<QuestionFound[][]>
  corrected(text: string, language: FactLanguage): Promise<string>
}

/**
 * The known questions that somebody may mean to whose message there is no answer, the nearest first: at most
 * three, each with another answer, none that was asked or answered.
 * @param before the visitor's message before it
 * @param said what was said in the conversation, the answers too
 */
export async function nearQuestions(
  knowledge: Known,
  { message, before, said }: { message: string; before: string | undefined; said: string[] },
  language: FactLanguage,
): Promise<string[]> {
  const plain = await knowledge.corrected(message, language)
  const texts = before ? [plain, `${before} ${plain}`] : [plain]
  const [alone = [], joined = []] = await knowledge.questionsLike(texts, language)
  const ranked = [
    ...alone,
    ...joined.map((found) => ({ ...found, score: found.score - joinedLoses })),
  ].toSorted((a, b) => b.score - a.score)
  const heard = folded(said.join('\n'))
  const near = new Map<string, string>()
  for (const { known, score } of ranked) {
    const answer = known.say[language]
    const wording = known.asked[language][0]
    if (score < least || near.size === mostNear) break
    if (!answer || !wording || !mayBeMeant(known) || near.has(answer)) continue
    if (heard.includes(folded(wording)) || heard.includes(folded(answer))) continue
    near.set(answer, wording)
  }
  return [...near.values()]
}

/** To offer a question to which the answer is that nothing is stated would be no help. */
const mayBeMeant = ({ isUnstated, source }: AnsweredQuestion) => !isUnstated && source !== null
