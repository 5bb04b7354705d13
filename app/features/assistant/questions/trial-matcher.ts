import type { AnsweredQuestion } from './answered-question.ts'
import { prototypesOf, textsToEncode } from './prototypes.ts'
import { createMatcher, type Matcher } from './question-matcher.ts'
import type { QuestionSpace } from './question-space.ts'

/** An answer of staff that is tried before it is saved, and the id of the stored one that it replaces. */
export type Trial = { draft: AnsweredQuestion | null; instead?: string }

type Vectors = {
  of(text: string): Float32Array | undefined
  embed(texts: readonly string[]): Promise<Float32Array[]>
  space: QuestionSpace | null
}

/** A matcher with a draft among the questions; by words alone when its vectors cannot be made. */
export async function matcherWith(
  { draft, instead }: Trial,
  questions: readonly AnsweredQuestion[],
  { of, embed, space }: Vectors,
): Promise<Matcher> {
  const others = questions.filter(({ from, id }) => from !== 'staff' || id !== instead)
  const all = draft ? [draft, ...others] : others
  const matcher = createMatcher(all)
  if (!space) return matcher
  const missing = textsToEncode(draft ? [draft] : [], space).filter((text) => !of(text))
  const made = missing.length > 0 ? await embed(missing).catch(() => undefined) : []
  if (!made) return matcher
  const fresh = new Map(missing.map((text, place) => [text, made[place]]))
  const meaningOf = (text: string) => of(text) ?? fresh.get(text)
  // While the vectors of the others are still being made, everything is compared by words.
  if (textsToEncode(all, space).some((text) => !meaningOf(text))) return matcher
  matcher.learn(space, prototypesOf(all, space, meaningOf))
  return matcher
}
