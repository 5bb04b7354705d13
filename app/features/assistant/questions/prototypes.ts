import type { AnsweredQuestion } from './answered-question.ts'
import { answerText } from './question-signals.ts'
import type { Prototype, QuestionSpace } from './question-space.ts'

/** The texts of a question whose meanings make its prototype. The encoder understands English only. */
const textsOf = (known: AnsweredQuestion) => [...known.asked.en, answerText(known, 'en')]

/** The prototype that was learnt; what staff write has none. */
const learntOf = ({ from, id }: AnsweredQuestion, { prototypes }: QuestionSpace) =>
  from === 'content' ? prototypes.get(id) : undefined

/** The texts that the encoder must read, so that every question has a prototype. */
export const textsToEncode = (
  questions: readonly AnsweredQuestion[],
  space: QuestionSpace,
): string[] => questions.flatMap((known) => (learntOf(known, space) ? [] : textsOf(known)))

/** The prototypes of questions, in their order: as they were learnt, or made of their texts. */
export function prototypesOf(
  questions: readonly AnsweredQuestion[],
  space: QuestionSpace,
  meaningOf: (text: string) => Float32Array | undefined,
): Prototype[] {
  const placeOf = (texts: readonly string[]) =>
    space.placeOf(
      texts.flatMap((text) => {
        const meaning = meaningOf(text)
        return meaning ? [{ text, meaning }] : []
      }),
    )
  return questions.map(
    (known) =>
      learntOf(known, space) ?? {
        asked: placeOf(known.asked.en),
        answer: placeOf([answerText(known, 'en')]),
      },
  )
}
