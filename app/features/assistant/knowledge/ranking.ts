import type { Passage, Source } from '../assistant.ts'

export type Found = Passage & {
  /** The whole score, comparable within one question. */
  score: number
  /** The nearness of the meaning, from -1 to 1; null without vectors. */
  nearness: number | null
  /** The score of the words, comparable between questions. */
  words: number
}
export type RankedPage = Source & { score: number; passages: Found[] }

/** The weight of the words beside the meaning, chosen with the tuned half of the evaluation. */
const wordsWeight = 0.3
/** The weight of a page's second and third best passage. */
const othersWeight = 0.25

/** The best passages with their scores, the best first. */
export function rankPassages(
  passages: readonly Passage[],
  words: Map<string, number>,
  nearness: (place: number) => number | null,
  most: number,
): Found[] {
  const best = Math.max(...words.values(), Number.EPSILON)
  const scores = passages.map(({ id }, place) => {
    const near = nearness(place)
    const fit = words.get(id) ?? 0
    return { place, near, fit, score: (near ?? 0) + (wordsWeight * fit) / best }
  })
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .flatMap(({ place, near, fit, score }): Found[] => {
      const passage = passages[place]
      return passage ? [{ ...passage, score, nearness: near, words: fit }] : []
    })
}

/** The pages of these passages, the best first. */
export function rankPages(found: readonly Found[]): RankedPage[] {
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
    page.score = (first?.score ?? 0) + othersWeight * ((second?.score ?? 0) + (third?.score ?? 0))
  }
  return [...pages.values()].sort((a, b) => b.score - a.score)
}
