import type { Passage } from '../assistant.ts'
import type { Found } from '../knowledge/knowledge-service.server.ts'
import {
  type Asked,
  askedStems,
  isAkin,
  namedShare,
  type Part,
  partsOf,
  stemSet,
} from './page-parts.ts'
import { written } from './page-words.ts'
import { fitOf, fitsType, typeOf } from './question-type.ts'

/** What a page says to a question, in its own words. */
export type PageAnswer = {
  path: string
  title: string
  place?: string
  /** One to three sentences, a row of a table, or lines of a list. */
  text: string
  /** How well it answers, comparable between questions. */
  score: number
  /** The share of the question's words that it has, from 0 to 1. */
  share: number
  /** It has what the type of the question wants. */
  fits: boolean
  /** How many words of the question say what is asked. */
  words: number
  isRow: boolean
}

const weights = {
  share: 0.6,
  nearness: 0.5,
  type: 0.12,
  heading: 0.12,
  summary: 0.15,
  longer: 0.03,
  asks: 0.2,
  first: 0.02,
}
/** What a word of the question counts where it stands. */
const counts = { own: 1, heading: 0.8, passage: 0.5, title: 0.5 }
/**
 * The best one to three sentences, row or lines of a page for a question.
 * @param passages all of the page, in its order
 * @param rarityOf how rare a stem is on the site
 * @param said what the last answer said: it is not said again
 */
export function readPage(
  question: string,
  passages: readonly Found[],
  rarityOf: (stem: string) => number,
  said = '',
): PageAnswer | undefined {
  const quotable = passages.filter(({ isLabel }) => !isLabel)
  const asked = weighed(question, quotable, rarityOf)
  if (asked.length === 0) return undefined
  const type = typeOf(question)
  let best: { part: Part; score: number; share: number } | undefined
  for (const passage of quotable)
    for (const part of partsOf(passage)) {
      if (said.includes(part.text)) continue
      const share = shareOf(part, asked)
      const score =
        weights.share * share +
        weights.nearness * Math.max(0, passage.nearness ?? 0) +
        weights.type * fitOf(type, question, fittingText(part)) +
        weights.heading * namedShare(passage, asked) +
        (isFirst(passage, quotable) ? weights.first : 0) -
        (passage.heading === null ? weights.summary : 0) -
        (part.text.endsWith('?') ? weights.asks : 0) -
        weights.longer * (part.to - part.from)
      if (score > (best?.score ?? 0)) best = { part, score, share }
    }
  if (!best) return undefined
  const { part, score, share } = best
  const text = written(part, quotable, question, asked)
  const { path, title, place } = part.passage
  return {
    path,
    title,
    place,
    text,
    score,
    share,
    fits: fitsType(type, text),
    words: asked.length,
    isRow: part.passage.isRow === true,
  }
}

/** The words of a question; one that is everywhere on the page counts little. */
function weighed(
  question: string,
  passages: readonly Found[],
  rarityOf: (stem: string) => number,
): Asked[] {
  const stems = askedStems(question)
  const texts = passages.map(({ heading, text }) => stemSet(`${heading ?? ''} ${text}`))
  return stems.map((stem) => {
    const found = texts.filter((text) => text.has(stem)).length
    const here = Math.log((texts.length + 1) / (found + 0.5))
    return { stem, weight: Math.max(0.3, (here + rarityOf(stem)) / 2) }
  })
}

function shareOf({ passage, text }: Part, asked: readonly Asked[]): number {
  const places = [
    [counts.own, stemSet(text)],
    [counts.heading, stemSet(`${passage.heading ?? ''} ${passage.lead ?? ''}`)],
    [counts.passage, stemSet(passage.text)],
    [counts.title, stemSet(passage.title)],
  ] as const
  const most = asked.reduce((sum, { weight }) => sum + weight, 0)
  const has = asked.reduce((sum, { stem, weight }) => {
    const [count = 0] = places.find(([, stems]) => stems.has(stem) || isAkin(stem, stems)) ?? []
    return sum + weight * count
  }, 0)
  return has / (most || 1)
}

/** What a number or a time may stand in: the heading of a row is a part of it. */
const fittingText = ({ passage, text }: Part) => `${passage.heading ?? ''} ${text}`

/** Whether a passage begins its section. */
const isFirst = (passage: Passage, passages: readonly Passage[]) =>
  passages.find(({ heading }) => heading === passage.heading)?.id === passage.id
