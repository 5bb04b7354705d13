import { type SitePath, siteMap } from '#content/site-map.ts'
import type { Question } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import { stemsIn } from '../questions/stems.ts'
import { goesOn } from './follow-up.ts'
import type { Thread } from './thread.ts'

/** With more words that carry meaning, a first question says itself what it is about. */
const mostStems = 4
const mostFrenchStems = 3
const frenchGoesOn =
  /^(?:et|mais|ou|donc|alors|aussi)(?!\p{L})|(?<!\p{L})(?:ça|cela|celui|celle|ceux|celles|le même|la même|aussi|ensuite)(?!\p{L})/iu
/** Pages that have no known questions of their own, with the page that has those about them. */
const answeredOn: Readonly<Record<string, string>> = { '/newsletter': '/blog', '/status': '/trust' }
const ourselves = /\b(?:this|your|the) (?:company|firm|business|organi[sz]ation)\b/gi

export type QuestionContext = {
  /** The page being read, and the one that the last answers were on. */
  here: string | undefined
  before: ReadonlySet<string>
  /** The message in other words that mean the same. */
  variants: string[]
  /** A first message with the name of the page that is read. */
  completions: string[]
}

/** Whether a message in a language goes on with what was said, and says little by itself. */
export function goesOnIn(language: FactLanguage, message: string): boolean {
  if (language === 'en') return goesOn(message)
  return frenchGoesOn.test(message.trim()) || stemsIn.fr(message).length < mostFrenchStems
}

/** What a message is compared with that says itself what it asks. */
export function contextOf(
  { message, page }: Question,
  language: FactLanguage,
  thread: Thread | undefined,
): QuestionContext {
  const path = thread?.lately
  // Later, the message is read after the one before it, which says more than the name of a page.
  const isVague = !thread && stemsIn[language](message).length <= mostStems
  const name = isVague && page !== '/' ? siteMap[page as SitePath]?.name : undefined
  const plain = message.replaceAll(ourselves, 'Unordin')
  return {
    here: page === '/' ? undefined : (answeredOn[page ?? ''] ?? page),
    // The home page is about everything.
    before: new Set(path && path !== '/' ? [path] : []),
    variants: plain === message ? [] : [plain],
    completions: name ? [`${name}: ${message}`] : [],
  }
}
