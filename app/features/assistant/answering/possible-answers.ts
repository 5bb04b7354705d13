import { assistant } from '#content/assistant.ts'
import type { Reply, Source } from '../assistant.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import type { QuestionAsked } from './question-reply.ts'

const mostSources = 3
const leads = { en: assistant.possible, fr: assistant.french.possible }

/**
 * The reply where it is not certain which question was asked: each that may be meant, the likeliest first, with its
 * answer. The visitor sees which one was meant, and reads no answer that only seems to be one.
 * @param links stand below the pages of the answers
 */
export function possibleAnswers(
  { known, others = [], language, isGuess }: QuestionAsked,
  links: readonly Source[],
): Reply {
  const all = [known, ...others]
  const { one, several } = leads[language][isGuess ? 'guessed' : 'meant']
  const sources = [...all.flatMap(({ source }) => source ?? []), ...links]
  return {
    // The visitor decides whether one of them answers: to the reports it is a gap when all are guessed.
    kind: isGuess ? 'unsure' : 'answer',
    intent: isGuess ? 'other' : known.intent,
    text: [all.length > 1 ? several : one, ...all.map((each) => withAnswer(each, language))].join(
      '\n\n',
    ),
    sources: [...new Map(sources.map((each) => [each.path, each])).values()].slice(0, mostSources),
    offersPerson: isGuess === true || known.isUnstated === true,
    provider: 'builtin',
    quality: 'basic',
  }
}

const withAnswer = ({ asked, say }: AnsweredQuestion, language: QuestionAsked['language']) =>
  `${asked[language][0]}\n${say[language]}`

const guessedLeads: readonly string[] = Object.values(leads).flatMap(({ guessed }) =>
  Object.values(guessed),
)

/** Whether a reply only says what may have been meant, without any answer that is likely. */
export const isGuessed = (reply: string): boolean =>
  guessedLeads.some((lead) => reply.startsWith(lead) || reply.includes(`\n\n${lead}`))
