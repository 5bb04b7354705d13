import type { Intent } from '../assistant.ts'
import type { Consultation } from '../knowledge/consultation.ts'
import type { Found } from '../knowledge/knowledge-service.server.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { namesIn } from './names.ts'
import { intentOfPage } from './page-intents.ts'
import { nearnessBySubject, type Subject } from './subjects.ts'

/** How a message is answered. */
export type Decision = {
  kind:
    | 'answer'
    | 'unsure'
    | 'offTopic'
    | 'injection'
    | 'identity'
    | 'ability'
    | 'greeting'
    | 'thanks'
    | 'farewell'
  /** The subject of the message and how certain it is; null when no subject stands out. */
  subject: Subject | null
  nearness: number
}

const strangers = ['absent', 'offTopic', 'injection'] as const
const courtesies = ['identity', 'ability', 'greeting', 'thanks', 'farewell'] as const
const subjects = [
  ...[
    'pricing',
    'timeline',
    'careers',
    'support',
    'person',
    'start',
    'company',
    'projects',
    'insights',
  ],
  ...[
    'security',
    'buying',
    'rules',
    'evisa',
    'governance',
    'healthcare',
    'aftrlife',
    'construction',
    'capabilities',
  ],
] as readonly Subject[]

// Chosen with the tuned half of the evaluation.
const weights = {
  content: 0.25,
  stranger: 1.75,
  unknown: 0.05,
  words: 0.1,
  names: 0.15,
  headings: 0.05,
}
const threshold = -0.28
/** Names and headings are searched in this many of the best passages. */
const passagesLookedAt = 5
const sureOfCourtesy = 0.58
const mostCourteousWords = 3
const sureOfSubject = 0.6

/**
 * Decides whether the site answers the message. Several signals are weighed, because nearness alone
 * misleads: passages can be near to a question that they do not answer.
 */
export function decide({ found, nearnessTo, words }: Consultation, message: string): Decision {
  const unknown = words.filter(({ known }) => !known).length / Math.max(1, words.length)
  if (!nearnessTo) return byWordsAlone(found.length > 0 && words.length > 0 && unknown <= 0.34)
  const near = nearnessBySubject(nearnessTo)
  const of = (subject: Subject) => near.get(subject) ?? 0
  const best = <S extends Subject>(among: readonly S[]): S =>
    among.reduce((a, b) => (of(b) > of(a) ? b : a))
  const [subject, stranger, courtesy] = [best(subjects), best(strangers), best(courtesies)]
  const top = found.slice(0, 5).map(({ nearness }) => nearness ?? 0)
  const content = top.reduce((sum, one) => sum + one, 0) / Math.max(1, top.length)
  // Who asks for something in particular is not only polite.
  const isShort = words.length <= mostCourteousWords
  const sure =
    isShort &&
    of(courtesy) > sureOfCourtesy &&
    of(courtesy) > of(subject) &&
    of(courtesy) > of(stranger)
  if (sure && of(courtesy) > content + 0.1)
    return { kind: courtesy, subject: null, nearness: of(courtesy) }
  const margin =
    weights.content * content +
    of(subject) -
    weights.stranger * of(stranger) -
    weights.unknown * unknown +
    weights.words * strengthOf(found[0]?.words ?? 0) +
    weights.headings * shareInHeadings(words, found) -
    (missesAName(message, found) ? weights.names : 0)
  const isNamed = namesATitle(words, found)
  const kind =
    margin >= threshold || isNamed ? 'answer' : stranger === 'absent' ? 'unsure' : stranger
  const plain = plainSubject(message, subject)
  if (plain) return { kind, subject: plain, nearness: Math.max(of(plain), sureOfSubject) }
  // A page that the message names counts more than the subject that it resembles.
  const isDrawnAside = isNamed && (subject === 'company' || subject === 'careers')
  return { kind, subject: isDrawnAside ? null : subject, nearness: of(subject) }
}

/** Asks what something costs. */
export const asksPrice =
  /\b(?:what|how much)\b.{0,20}\b(?:do|does|did|would|will|is|are)\b.{0,40}\b(?:costs?|price|fees?|charge)\b/i
const asksAftrlife = /^\W*(?:what(?: is|['’]?s)|tell me about|explain)?\s*aftrlife\W*$/i

/**
 * Corrects two subjects: the cost of a first step is a question about prices, and the name of a solution
 * is not a question about the company.
 */
function plainSubject(message: string, subject: Subject): Subject | null {
  if (asksAftrlife.test(message)) return 'aftrlife'
  const isAboutUs = subject === 'start' || subject === 'company'
  return isAboutUs && asksPrice.test(message) ? 'pricing' : null
}

/** Whether a message names something (Kenya, ISO 27001) that none of the best passages mentions. */
function missesAName(message: string, found: readonly Found[]): boolean {
  const names = namesIn(message).flatMap(stemsOf)
  if (names.length === 0) return false
  const texts = found
    .slice(0, passagesLookedAt)
    .map(({ title, heading, text }) => `${title} ${heading ?? ''} ${text}`)
  const said = new Set(texts.flatMap(stemsOf))
  return names.some((stem) => !said.has(stem))
}

/** The share of the asked words that stand in the headings of the best passages. */
function shareInHeadings(words: Consultation['words'], found: readonly Found[]): number {
  const headings = found
    .slice(0, passagesLookedAt)
    .flatMap(({ title, heading }) => stemsOf(`${title} ${heading ?? ''}`))
  const named = words.filter(({ word }) => headings.includes(word))
  return named.length / Math.max(1, words.length)
}

/** Whether a message only consists of the title of a page ("Do you do healthcare?"). */
function namesATitle(words: Consultation['words'], found: readonly Found[]): boolean {
  const titles = found.slice(0, passagesLookedAt).map(({ title }) => stemsOf(title))
  return words.length > 0 && titles.some((title) => words.every(({ word }) => title.includes(word)))
}

function byWordsAlone(isKnown: boolean): Decision {
  return { kind: isKnown ? 'answer' : 'unsure', subject: null, nearness: 0 }
}

/** The score of the words on a scale from 0 to 1. */
const strengthOf = (score: number) => Math.min(1, Math.log1p(score) / 5)

const intentOf: Partial<Record<Subject, Intent>> = {
  start: 'pricing',
  rules: 'company',
  security: 'company',
  buying: 'pricing',
}
const plainIntents = ['pricing', 'timeline', 'careers', 'support', 'person'] as const
/**
 * The nearness at which a subject counts as the visitor's intent. A person is offered only when it is
 * certain.
 */
const leastSure = { pricing: 0.5, timeline: 0.5, careers: 0.5, support: 0.5, person: 0.6 }

/** The visitor's intent, from the subject of the message and the best page. */
export function intentFor(
  subject: Subject | null,
  nearness: number,
  path: string | undefined,
): Intent {
  const named = plainIntents.find((intent) => intent === subject)
  if (named && nearness > leastSure[named]) return named
  return intentOfPage(path) ?? (subject && intentOf[subject]) ?? 'other'
}
