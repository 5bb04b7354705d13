import type { Intent } from '../assistant.ts'
import type { Consultation, Found } from '../knowledge/knowledge-service.server.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { namesIn } from './names.ts'
import { nearnessBySubject, type Subject } from './subjects.ts'

/** What becomes of a message. */
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
  /** What it is about besides the pages, with how sure that is; null where nothing stands out. */
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
  ...['rules', 'evisa', 'governance', 'healthcare', 'aftrlife', 'construction', 'capabilities'],
] as readonly Subject[]

// Weighed on the evaluation's tuned half.
const weights = {
  content: 0.25,
  stranger: 1.75,
  unknown: 0.05,
  words: 0.1,
  names: 0.15,
  headings: 0.05,
}
const threshold = -0.28
/** Names and headings are looked for in so many of the best passages. */
const passagesLookedAt = 5
const sureOfCourtesy = 0.58
const sureOfSubject = 0.6

/**
 * Whether the content speaks of what is asked. No one number says so: what is near to the content can be
 * nearer still to questions that it does not answer.
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
  const sure =
    of(courtesy) > sureOfCourtesy && of(courtesy) > of(subject) && of(courtesy) > of(stranger)
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
  // The page that is named is surer than what the question sounds like.
  const isDrawnAside = isNamed && (subject === 'company' || subject === 'careers')
  return { kind, subject: isDrawnAside ? null : subject, nearness: of(subject) }
}

const asksPrice =
  /\b(?:what|how much)\b.{0,20}\b(?:do|does|did|would|will|is|are)\b.{0,40}\b(?:costs?|price|fees?|charge)\b/i
const asksAftrlife = /^\W*(?:what(?: is|['’]?s)|tell me about|explain)?\s*aftrlife\W*$/i

/** Who asks what a first step costs asks for a price; who calls a solution by its name, not about the company. */
function plainSubject(message: string, subject: Subject): Subject | null {
  if (asksAftrlife.test(message)) return 'aftrlife'
  const isAboutUs = subject === 'start' || subject === 'company'
  return isAboutUs && asksPrice.test(message) ? 'pricing' : null
}

/** Who asks about Kenya, or about ISO 27001, is not answered by passages that name neither. */
function missesAName(message: string, found: readonly Found[]): boolean {
  const names = namesIn(message).flatMap(stemsOf)
  if (names.length === 0) return false
  const texts = found
    .slice(0, passagesLookedAt)
    .map(({ title, heading, text }) => `${title} ${heading ?? ''} ${text}`)
  const said = new Set(texts.flatMap(stemsOf))
  return names.some((stem) => !said.has(stem))
}

/** Who names a page, or a part of one, asks about it. */
function shareInHeadings(words: Consultation['words'], found: readonly Found[]): number {
  const headings = found
    .slice(0, passagesLookedAt)
    .flatMap(({ title, heading }) => stemsOf(`${title} ${heading ?? ''}`))
  const named = words.filter(({ word }) => headings.includes(word))
  return named.length / Math.max(1, words.length)
}

/** Who says nothing but what a page is called ("Do you do healthcare?") is answered from it. */
function namesATitle(words: Consultation['words'], found: readonly Found[]): boolean {
  const titles = found.slice(0, passagesLookedAt).map(({ title }) => stemsOf(title))
  return words.length > 0 && titles.some((title) => words.every(({ word }) => title.includes(word)))
}

function byWordsAlone(isKnown: boolean): Decision {
  return { kind: isKnown ? 'answer' : 'unsure', subject: null, nearness: 0 }
}

/** How well the words fit, between 0 and 1. */
const strengthOf = (score: number) => Math.min(1, Math.log1p(score) / 5)

const intentOf: Partial<Record<Subject, Intent>> = {
  start: 'pricing',
  rules: 'company',
}
const plainIntents = ['pricing', 'timeline', 'careers', 'support', 'person'] as const
/** Whoever is said to want a person is given one: that must be sure. */
const leastSure = { pricing: 0.5, timeline: 0.5, careers: 0.5, support: 0.5, person: 0.6 }

/** What the visitor wants, as far as subject and best page show it. */
export function intentFor(
  subject: Subject | null,
  nearness: number,
  path: string | undefined,
): Intent {
  const named = plainIntents.find((intent) => intent === subject)
  if (named && nearness > leastSure[named]) return named
  const area = areas.find(([folder]) => path?.startsWith(folder))?.[1]
  return area ?? (subject && intentOf[subject]) ?? 'other'
}

const areas: [string, Intent][] = [
  ['/solutions/evisa', 'evisa'],
  ['/solutions/governance', 'governance'],
  ['/solutions/healthcare', 'healthcare'],
  ['/solutions/aftrlife', 'aftrlife'],
  ['/solutions/construction', 'construction'],
  ['/capabilities', 'capabilities'],
  ['/projects', 'projects'],
  ['/blog', 'insights'],
  ['/careers', 'careers'],
  ['/clients', 'support'],
  ['/', 'company'],
]
