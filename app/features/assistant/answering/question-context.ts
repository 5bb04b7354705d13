import { type SitePath, siteMap } from '#content/site-map.ts'
import type { Question } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { stemsIn } from '../questions/stems.ts'
import { completedQuestions, goesOn, topicBefore } from './follow-up.ts'

/** With more words that carry meaning, a question says itself what it is about. */
const mostStems = 5
const mostFrenchStems = 3
const frenchGoesOn = /^(?:et|mais|ou|donc|alors|aussi)(?!\p{L})/iu
const ourselves = /\b(?:this|your|the) (?:company|firm|business|organi[sz]ation)\b/gi

export type QuestionContext = {
  /** It goes on with what was said, and says little by itself. */
  follows: boolean
  /** What was asked before, in full words. */
  topic: string | undefined
  /** How many words of the message carry meaning. */
  stems: number
  /** The text of the last answer. */
  said: string
  /** The page being read, and those of the last answer. */
  here: string | undefined
  before: ReadonlySet<string>
  /** The message in other words that mean the same. */
  variants: string[]
  /** The message with what was asked before, or with the name of a page. */
  completions: string[]
}

/** The path of a page without the place on it. */
export const pageOf = (path: string | undefined): string | undefined => path?.replace(/#.*/, '')

/** What a message is completed with: the conversation and the page being read. */
export function contextOf(
  question: Question,
  language: FactLanguage,
  known: readonly AnsweredQuestion[],
): QuestionContext {
  const { message, history, page } = question
  const said = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const last = said ? known.filter((one) => saysIt(one, language, said)) : []
  const stems = stemsIn[language](message).length
  const follows =
    language === 'fr'
      ? frenchGoesOn.test(message.trim()) || stems < mostFrenchStems
      : goesOn(message)
  const asked = history.findLast(({ role }) => role === 'user')?.content
  const before = language === 'fr' ? asked : topicBefore(question)
  const topic = follows ? (last[0]?.asked[language][0] ?? before) : undefined
  const isVague = stems <= mostStems
  const paths = new Set(last.flatMap(({ source }) => pageOf(source?.path) ?? []))
  const places = isVague ? [page, ...paths].filter((path) => path && path !== '/') : []
  const names = new Set(places.flatMap((path) => siteMap[path as SitePath]?.name ?? []))
  const plain = message.replaceAll(ourselves, 'Unordin')
  return {
    ...{ follows, topic, stems, said, before: paths },
    here: page === '/' ? undefined : page,
    variants: plain === message ? [] : [plain],
    completions: [
      ...(topic ? [`${topic} ${message}`] : language === 'en' ? completedQuestions(question) : []),
      ...[...names].map((name) => `${name}: ${message}`),
    ],
  }
}

const saysIt = ({ say }: AnsweredQuestion, language: FactLanguage, said: string) => {
  const answer = say[language]
  return answer !== undefined && said.includes(answer)
}
