import { setImmediate } from 'node:timers/promises'
import type { Log } from '#app/platform/log.server.ts'
import type { Passage } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import { frenchKnown } from '../french/in-english.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { textsToEncode } from '../questions/prototypes.ts'
import { createMatcher, type Matcher } from '../questions/question-matcher.ts'
import { answerText } from '../questions/question-signals.ts'
import type { QuestionSpace } from '../questions/question-space.ts'
import { createSpelling } from '../questions/spelling.ts'
import type { PublicContent } from './public-content.server.ts'
import type { Vectors } from './vectors.server.ts'
import { indexWords, type WordIndex } from './word-index.ts'

export type KnowledgeIndex = PublicContent & {
  words: WordIndex
  /** Finds the answered question that a message asks. */
  matcher: Matcher
  /** Corrects misspelt words. */
  corrected: Record<FactLanguage, (text: string) => string>
  /** Null when the vectors cannot be made. */
  vectors: Promise<IndexVectors | null>
  /** Whether the vectors of the answered questions could be made too, which come last. */
  isComplete: Promise<boolean>
  /** Whether making the vectors failed long enough ago to try again. */
  hasFailed(): boolean
}

type IndexVectors = { passages: Float32Array[]; examples: Map<string, Float32Array> }

type Needs = {
  vectors: Vectors
  /** Without it, only known questions that are asked word for word are found. */
  space: QuestionSpace | null
  examples: readonly string[]
  log: Log
  now: () => Date
}

const retryMilliseconds = 60_000

/** Prepares an index that finds by words at once, and by meaning when the vectors are ready. */
export async function prepareIndex(
  content: PublicContent & { questions: readonly AnsweredQuestion[] },
  { vectors, space, examples, log, now }: Needs,
): Promise<KnowledgeIndex> {
  let failedAt: number | null = null
  const fail = (error: unknown, line: string) => {
    failedAt = now().getTime()
    log.warn({ err: error }, line)
  }
  const { passages, questions } = content
  const texts = [...examples, ...passages.flatMap(readingsOf)]
  const ofQuestions = space ? textsToEncode(questions, space) : []
  await vectors.load(texts, ofQuestions)
  // Others are answered between the parts, each of which takes a moment.
  const matcher = createMatcher(questions, space)
  await setImmediate()
  if (ofQuestions.some((text) => vectors.ofQuestion(text))) matcher.learn(vectors.ofQuestion)
  const making = vectors.complete(texts, ofQuestions)
  const made = making.first
    .then((isDone) => {
      if (!isDone) return null
      const ofExamples = examples.flatMap((text): [string, Float32Array][] => {
        const vector = vectors.of(text)
        return vector ? [[text, vector]] : []
      })
      return {
        passages: passages.map((passage) => meanOf(readingsOf(passage).map(vectors.of))),
        examples: new Map(ofExamples),
      }
    })
    .catch((error) => {
      fail(error, 'assistant: the encoder failed, questions are answered by words alone')
      return null
    })
  const isComplete = making.all
    .then((isDone) => {
      if (isDone) matcher.learn(vectors.ofQuestion)
      return isDone
    })
    .catch(async (error) => {
      // Without the first part there is no second one, and its failure has been noted.
      if ((await made) !== null)
        fail(error, 'assistant: answers of staff are compared by words alone for now')
      return false
    })
  const known = passages.map(({ title, heading, text }) => [title, heading, text].join(' '))
  const asked = questions.flatMap((one) => [...one.asked.en, answerText(one, 'en')])
  const en = createSpelling([...known, ...asked])
  await setImmediate()
  const fr = createSpelling([
    ...questions.flatMap(({ asked, say }) => [...asked.fr, say.fr ?? '']),
    ...frenchKnown,
  ])
  await setImmediate()
  return {
    ...content,
    corrected: { en, fr },
    words: indexWords(passages),
    ...{ matcher, vectors: made, isComplete },
    hasFailed: () => failedAt !== null && now().getTime() - failedAt > retryMilliseconds,
  }
}

/** The texts whose vectors stand for a passage: with its heading, and with the title of its page. */
function readingsOf({ title, heading, text }: Passage): string[] {
  const below = heading ? `${heading}. ${text}` : text
  return [below, `${title}: ${heading ?? ''}. ${text}`]
}

function meanOf(vectors: readonly (Float32Array | undefined)[]): Float32Array {
  const [first, second] = vectors
  if (!first || !second) throw new Error('a vector is missing')
  return first.map((value, at) => (value + (second[at] ?? 0)) / 2)
}
