import type { Question, Reply, Source } from '../assistant.ts'
import type { Consultation } from '../knowledge/consultation.ts'
import { isPublication } from '../knowledge/publication-paths.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import type { FactAsked } from './fact-reply.ts'
import { completedQuestions, goesOn } from './follow-up.ts'
import { offerFor } from './offers.ts'
import { ownShare } from './own-words.ts'
import { intentOfPage } from './page-intents.ts'
import { type PageAnswer, readPage } from './page-reader.ts'
import type { QuestionAsked } from './question-reply.ts'
import type { Tried } from './search-for.ts'
import { pageOf } from './thread.ts'

export type Reading = PageAnswer & {
  /** It has most of what was asked: it goes before what merely resembles the question. */
  isSure: boolean
  /** It is an article or a case study, of which little is among the known questions. */
  isPublication: boolean
}

const sure = { share: 0.6, score: 0.62 }
const least = { share: 0.45, score: 0.45 }
/** What is said of a page that was answered from before, when the message does not go on. */
const leastElsewhere = 0.75

/** What the page that a question is about says to it: the open one, one that it names, or that of the last answer. */
export function readingFor(question: Question, tried: readonly Tried[]): Reading | undefined {
  const [first] = tried
  if (!first) return undefined
  const { message, history, page } = question
  const named = namedIn(message, first.consultation)
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const place = history.findLast(({ role }) => role === 'assistant')?.path
  const onSite = goesOn(message) && pageOf(place) !== '/' ? pageOf(place) : undefined
  const before = (last ? quotedFrom(last, first) : undefined) ?? onSite
  const open = pageOf(page)
  const paths = named
    ? [named.path]
    : [...new Set([goesOn(message) ? before : undefined, open, before])].filter(
        (path) => path !== undefined,
      )
  const texts = named ? [named.rest] : [message, ...completedQuestions(question)]
  let best: Reading | undefined
  for (const path of paths) {
    for (const text of texts) {
      const { consultation } = tried.find((one) => one.text === text) ?? first
      const read = readPage(text, consultation.readable(path), consultation.rarityOf, last)
      if (!read?.fits) continue
      if (text !== message && !named && ownShare(message, read.text) < leastOwn) continue
      if (read.share < least.share || read.score < least.score) continue
      const isElsewhere = path === before && path !== open && !goesOn(message) && !named
      if (isElsewhere && read.share < leastElsewhere) continue
      const isSure = read.share >= sure.share && read.score >= sure.score
      if (read.words < 2 && !isPublication(path)) continue
      if (read.score > (best?.score ?? 0))
        best = { ...read, isSure, isPublication: isPublication(path) }
    }
    if (best?.isSure) return best
  }
  return best
}

/** Of a completed question, the text must have this share of the visitor's own words. */
const leastOwn = 0.5

/** Says that a publication is meant. */
const publication =
  /\b(?:articles?|guides?|papers?|white ?papers?|notes?|case stud(?:y|ies)|posts?|insights?|blog|essays?|opinion|projects?|piece|text)\b/i
/** One word alone names a publication when it is as rare as this. */
const leastRarity = 4
const enoughWords = 2

/** The publication that a message names, by words of its title or address, and the message without its name. */
function namedIn(
  message: string,
  { publications, rarityOf }: Consultation,
): { path: string; rest: string } | undefined {
  if (!publication.test(message)) return undefined
  const asked = [...new Set(stemsOf(message.replace(publication, '')))]
  let best: { path: string; rarity: number; stems: Set<string> } | undefined
  for (const { path, title } of publications) {
    const stems = new Set(stemsOf(`${title} ${path.replaceAll(/[/-]/g, ' ')}`))
    const found = asked.filter((stem) => stems.has(stem))
    const rarity = found.reduce((sum, stem) => sum + rarityOf(stem), 0)
    const isNamed = found.length >= enoughWords || rarity >= leastRarity
    if (isNamed && rarity > (best?.rarity ?? 0)) best = { path, rarity, stems }
  }
  if (!best) return undefined
  const { path, stems } = best
  const rest = message
    .split(/\s+/)
    .filter((word) => !stemsOf(word).some((stem) => stems.has(stem)) && !publication.test(word))
    .join(' ')
  return { path, rest: stemsOf(rest).length > 0 ? rest : message }
}

/** The publication from which an answer was quoted. */
const quotedFrom = (said: string, { consultation }: Tried): string | undefined =>
  consultation.publications.find(({ path }) =>
    consultation
      .passagesOn(path)
      .some(({ text }) => text.length > 40 && said.includes(text.slice(0, 60))),
  )?.path

/** A known question that is as like as this goes before a page that does not say all of it. */
const surelyKnown = 0.8
const wholeShare = 0.85
/** The same for a known question about the publication itself. */
const ownKnown = 0.6
/** A row of a table goes before a known question that is less like than this. */
const barelyKnown = 0.65

/** Whether something else says it better than the page that the visitor reads. */
export function isKnownBetter(
  { path, share, isPublication, isRow }: Reading,
  known: QuestionAsked | undefined,
  fact: FactAsked | undefined,
): boolean {
  if (known?.isExact || (fact && fact.others === 0)) return true
  if (!isPublication && (fact || (known && !(isRow && known.score < barelyKnown)))) return true
  if (!known) return false
  // Written for this very article.
  if (known.known.source?.path === path) return known.score >= ownKnown
  return known.score >= surelyKnown && share < wholeShare
}

const mostSources = 3

/** The reply in the words of the page that the visitor reads, with its place; `others` are linked below it. */
export function readingReply(
  { path, title, place, text }: Reading,
  question: Question,
  others: readonly Source[],
): Reply {
  const own = { path: place ? `${path}#${place}` : path, title }
  const intent = intentOfPage(path) ?? 'other'
  return {
    ...{ kind: 'answer', intent, text, offersPerson: false, provider: 'builtin', quality: 'basic' },
    sources: [own, ...others.filter((one) => one.path !== path)].slice(0, mostSources),
    next: offerFor(intent, question),
  }
}
