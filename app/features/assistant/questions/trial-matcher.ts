import type { AnsweredQuestion } from './answered-question.ts'
import { createMatcher, type Matcher } from './question-matcher.ts'
import { textsToEmbed } from './question-signals.ts'

/** An answer of staff that is tried before it is saved, and the id of the stored one that it replaces. */
export type Trial = { draft: AnsweredQuestion | null; instead?: string }

type Vectors = {
  of(text: string): Float32Array | undefined
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/** A matcher with a draft among the questions; by words alone when its vectors cannot be made. */
export async function matcherWith(
  { draft, instead }: Trial,
  questions: readonly AnsweredQuestion[],
  { of, embed }: Vectors,
): Promise<Matcher> {
  const others = questions.filter(({ from, id }) => from !== 'staff' || id !== instead)
  const all = draft ? [draft, ...others] : others
  const matcher = createMatcher(all)
  const own = textsToEmbed(draft ? [draft] : [])
  const missing = [...own.wordings, ...own.answers].filter((text) => !of(text))
  const made = missing.length > 0 ? await embed(missing).catch(() => undefined) : []
  if (!made) return matcher
  const fresh = new Map(missing.map((text, place) => [text, made[place]]))
  const vectorOf = (text: string) => of(text) ?? fresh.get(text)
  const { wordings, answers } = textsToEmbed(all)
  // While the vectors of the others are still being made, everything is compared by words.
  if (wordings.some((text) => !vectorOf(text))) return matcher
  matcher.learn({ wordings: wordings.map(vectorOf), answers: answers.map(vectorOf) })
  return matcher
}
