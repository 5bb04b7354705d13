import type { Passage } from '../assistant.ts'
import type { Found } from '../knowledge/knowledge-service.server.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'

export const mostSentences = 3

/** A part of a page that can be said: a row, a line of a list, or sentences that follow each other. */
export type Part = { passage: Found; from: number; to: number; text: string }

/** A word of a question, and how much it says. */
export type Asked = { stem: string; weight: number }

/** Words that ask, and say nothing of what is asked. */
const asking = new Set(
  stemsOf(
    `happen happens mean means meaning exactly really actually kind kinds sort type thing things way article guide
    paper note post text page author read say explain describe tell know find there according mention advise recommend
    suggest think example case study write written`,
  ),
)

/** The words of a question that say what is asked. */
export const askedStems = (question: string): string[] =>
  [...new Set(stemsOf(question))].filter((stem) => !asking.has(stem))

/** Everything of a passage that can be said alone. */
export function partsOf(passage: Found): Part[] {
  if (passage.isRow) return [{ passage, from: 0, to: 0, text: passage.text }]
  if (passage.text.includes('\n'))
    return [...linesOf(passage).keys()].map((at) => partOf(passage, at, at, linesOf(passage)))
  const sentences = sentencesOf(passage.text)
  return sentences.flatMap((_, from) =>
    Array.from({ length: Math.min(mostSentences, sentences.length - from) }, (__, more) =>
      partOf(passage, from, from + more, sentences),
    ),
  )
}

export const linesOf = ({ text }: Passage) => text.split('\n')

const partOf = (passage: Found, from: number, to: number, texts: readonly string[]): Part => ({
  passage,
  ...{ from, to },
  text: texts.slice(from, to + 1).join(' '),
})

const known = new Map<string, ReadonlySet<string>>()
const mostKnown = 20_000

/** The stems of a text; those of the pages that are read are kept. */
export function stemSet(text: string): ReadonlySet<string> {
  const kept = known.get(text)
  if (kept) return kept
  if (known.size >= mostKnown) known.clear()
  const stems = new Set(stemsOf(text))
  known.set(text, stems)
  return stems
}

/** How much of a heading, or of its last part, the question names: it asks about just that. */
export function namedShare({ heading }: Passage, asked: readonly Asked[]): number {
  const stems = new Set(asked.map(({ stem }) => stem))
  const shares = [heading ?? '', partsOfHeading(heading).at(-1) ?? ''].map((part) => {
    const named = [...stemSet(part)]
    const found = named.filter((stem) => stems.has(stem) || isAkin(stem, stems))
    return named.length === 0 ? 0 : found.length / named.length
  })
  return Math.max(...shares)
}

/** A section and the heading or row within it. */
export const partsOfHeading = (heading: string | null) => heading?.split(/(?<=[?!.]) |: /) ?? []

const akinLetters = 5

/** Whether one of the stems begins alike: other forms of a word that the stem does not join. */
export function isAkin(stem: string, stems: ReadonlySet<string>): boolean {
  if (stem.length < akinLetters) return false
  for (const one of stems)
    if (
      one.length >= akinLetters &&
      Math.abs(one.length - stem.length) <= 3 &&
      (one.startsWith(stem) || stem.startsWith(one))
    )
      return true
  return false
}
