import { inEnglish } from '../french/in-english.ts'
import type { AnsweredQuestion } from './answered-question.ts'
import { answerText } from './question-signals.ts'
import { type Placed, type Prototype, packWordings, type QuestionSpace } from './question-space.ts'

/** What the encoder says a text means. */
export type MeaningOf = (text: string) => Float32Array | undefined

const wordingsOf = ({ asked }: AnsweredQuestion): Placed[] => [
  ...asked.en.map((text) => ({ text, language: 'en' as const })),
  ...asked.fr.map((text) => ({ text, language: 'fr' as const })),
]

/** So many characters of what was asked and answered before are read, as when it was learnt. */
const mostBefore = { asked: 130, said: 175 }

/** What the encoder reads of a text, which understands English only: after what was said before it. */
export function textToEncode({ text, language, after }: Placed): string {
  const english = (said: string) => (language === 'fr' ? inEnglish(said) : said)
  if (!after) return english(text)
  const asked = english(after.asked).slice(0, mostBefore.asked)
  const said = english(after.said).slice(0, mostBefore.said)
  return [asked, '|', said, '|', english(text)].filter(Boolean).join(' ')
}

/** The prototype that was learnt; what staff write has none. */
const learntOf = ({ from, id }: AnsweredQuestion, { prototypes }: QuestionSpace) =>
  from === 'content' ? prototypes.get(id) : undefined

/** The texts that the encoder reads, so that every question has a prototype by its meaning. */
export const textsToEncode = (
  questions: readonly AnsweredQuestion[],
  space: QuestionSpace,
): string[] =>
  questions.flatMap((known) =>
    learntOf(known, space) ? [] : [...wordingsOf(known).map(textToEncode), answerText(known, 'en')],
  )

/** The prototypes of questions, in their order: as they were learnt, or made of their texts. */
export function prototypesOf(
  questions: readonly AnsweredQuestion[],
  space: QuestionSpace,
  meaningOf: MeaningOf,
): Prototype[] {
  const meant = (texts: readonly Placed[]) =>
    texts.map((one) => ({ ...one, meaning: meaningOf(textToEncode(one)) }))
  return questions.map(
    (known) =>
      learntOf(known, space) ??
      prototypeOf(
        {
          asked: meant(wordingsOf(known)),
          answer: meant([{ text: answerText(known, 'en'), language: 'en' }]),
        },
        space,
      ),
  )
}

/** Where a question is whose wordings were not learnt: in the middle of them. */
export const prototypeOf = (
  { asked, answer }: { asked: readonly Placed[]; answer: readonly Placed[] },
  { placeOf, coarseOf }: Pick<QuestionSpace, 'placeOf' | 'coarseOf'>,
): Prototype => ({
  asked: placeOf(asked),
  answer: placeOf(answer),
  wordings: packWordings(asked.map((one) => coarseOf(placeOf([one])))),
})
