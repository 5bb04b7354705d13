import type { AnsweredQuestion } from './answered-question.ts'
import { textsToEncode } from './prototypes.ts'
import { createMatcher, type Matcher } from './question-matcher.ts'
import type { QuestionSpace } from './question-space.ts'

/** An answer of staff that is tried before it is saved, and the id of the stored one that it replaces. */
export type Trial = { draft: AnsweredQuestion | null; instead?: string }

type Vectors = {
  ofQuestion(text: string): Float32Array | undefined
  embed(texts: readonly string[], by: 'question'): Promise<Float32Array[]>
  space: QuestionSpace | null
}

/** A matcher with a draft among the questions; what has no vector is compared by its words alone. */
export async function matcherWith(
  { draft, instead }: Trial,
  questions: readonly AnsweredQuestion[],
  { ofQuestion, embed, space }: Vectors,
): Promise<Matcher> {
  const others = questions.filter(({ from, id }) => from !== 'staff' || id !== instead)
  const all = draft ? [draft, ...others] : others
  const matcher = createMatcher(all, space)
  const texts = draft && space ? textsToEncode([draft], space) : []
  const missing = texts.filter((text) => !ofQuestion(text))
  const made = missing.length > 0 ? await embed(missing, 'question').catch(() => []) : []
  const fresh = new Map(missing.map((text, place) => [text, made[place]]))
  matcher.learn((text) => ofQuestion(text) ?? fresh.get(text))
  return matcher
}
