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

/** Every passage with its score, the best first. */
export function rankPassages(
  passages: readonly Passage[],
  words: Map<string, number>,
  nearness: (place: number) => number | null,
): Found[] {
  const most = Math.max(...words.values(), Number.EPSILON)
  const found = passages.map((passage, place): Found => {
    const near = nearness(place)
    const fit = words.get(passage.id) ?? 0
    const score = (near ?? 0) + (wordsWeight * fit) / most
    return { ...passage, score, nearness: near, words: fit }
  })
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
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
