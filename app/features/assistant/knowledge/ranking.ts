import type { Passage, Source } from '../assistant.ts'
import { stemsOf } from './word-index.ts'

export type Found = Passage & {
  /** The whole score, comparable within one question. */
  score: number
  /** The nearness of the meaning, from -1 to 1; null without vectors. */
  nearness: number | null
  /** The score of the words, comparable between questions. */
  words: number
  /** How much of the question it has, from 0 to 1. */
  share: number
}
export type RankedPage = Source & { score: number; passages: Found[] }

/** Weights chosen with the tuning half of the evaluation. */
const weights = { meaning: 0.8, words: 0.3, share: 0.7, openPage: 0.2 }
/** The weight of a page's second and third best passage. */
const othersWeight = 0.25
/** What a page gains when its title has every word of the question. */
const namedWeight = 0.4
/** What it gains when the question has every word of its title, among others. */
const mentionedWeight = 0.3

/** What is known of a question besides its text. */
export type Signals = {
  /** The scores of the words, by the ids of passages. */
  words: Map<string, number>
  /** How much of the question a passage has, from 0 to 1. */
  share(id: string): number
  /** The nearness of the passage at a place; null without vectors. */
  nearness(place: number): number | null
  /** The path of the page that the visitor reads. */
  openPage?: string
}

/** The best passages with their scores, the best first. */
export function rankPassages(
  passages: readonly Passage[],
  { words, share, nearness, openPage }: Signals,
  most: number,
): Found[] {
  const best = Math.max(...words.values(), Number.EPSILON)
  const scores = passages.map(({ id, path }, place) => {
    const near = nearness(place)
    const fit = words.get(id) ?? 0
    const part = share(id)
    const score =
      weights.meaning * (near ?? 0) +
      (weights.words * fit) / best +
      weights.share * part +
      (path === openPage ? weights.openPage : 0)
    return { place, near, fit, part, score }
  })
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .flatMap(({ place, near, fit, part, score }): Found[] => {
      const passage = passages[place]
      return passage ? [{ ...passage, score, nearness: near, words: fit, share: part }] : []
    })
}

/** All passages of a page with their signals, in the order of the page. */
export function signalsOn(
  page: string,
  passages: readonly Passage[],
  { words, share, nearness }: Signals,
): Found[] {
  return passages.flatMap((passage, place): Found[] => {
    const { id, path } = passage
    if (path !== page) return []
    const of = { nearness: nearness(place), words: words.get(id) ?? 0, share: share(id) }
    return [{ ...passage, ...of, score: 0 }]
  })
}

/**
 * The pages of these passages, the best first.
 *
 * @param asked the words of the question, as `stemsOf` makes them
 */
export function rankPages(found: readonly Found[], asked: readonly string[]): RankedPage[] {
  const pages = new Map<string, RankedPage>()
  for (const passage of found) {
    const page = pages.get(passage.path)
    if (page) page.passages.push(passage)
    else
      pages.set(passage.path, {
        path: passage.path,
        title: passage.title,
        score: 0,
        passages: [passage],
      })
  }
  for (const page of pages.values()) {
    const [first, second, third] = page.passages
    const title = stemsOf(page.title)
    const isNamed = asked.length > 0 && asked.every((stem) => title.includes(stem))
    const isMentioned = title.length > 0 && title.every((stem) => asked.includes(stem))
    page.score =
      (first?.score ?? 0) +
      othersWeight * ((second?.score ?? 0) + (third?.score ?? 0)) +
      (isNamed ? namedWeight : isMentioned ? mentionedWeight : 0)
  }
  return [...pages.values()].sort((a, b) => b.score - a.score)
}
