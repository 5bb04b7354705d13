import type { Passage, Source } from '../assistant.ts'

export type Found = Passage & {
  /** How well it fits, comparable within one question. */
  score: number
  /** How near its meaning is, between -1 and 1; null where the encoder could not say. */
  nearness: number | null
  /** How well its words fit, comparable between questions. */
  words: number
}
export type RankedPage = Source & { score: number; passages: Found[] }

/** Beside the meaning: how much the words themselves weigh. Chosen on the evaluation's tuned half. */
const wordsWeight = 0.3
/** How much it counts for a page that its second and third best passages fit, too. */
const othersWeight = 0.25

/** The passages with their scores, the best first, and no more than are looked at. */
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

/** The pages these passages stand on, the best first. */
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
