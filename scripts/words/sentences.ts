import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { type CopyString, withoutTags } from './copy-strings.ts'

/** A sentence of a copy file, with the line of the text that it belongs to. */
export interface Sentence {
  text: string
  line: number
  words: number
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'.,%&+/-]*/gu
const END = /[.?!:…]["')]?$/
const SHORTEST = 4

/**
 * The sentences of texts. Labels and buttons are none: they have fewer than four words, or no mark
 * at their end.
 */
export function sentencesOf(strings: readonly CopyString[]): Sentence[] {
  return strings.flatMap(({ text, line }) => {
    const parts = withoutTags(text)
      .split('\n')
      .flatMap((paragraph) => [...segmenter.segment(paragraph)])
      .map(({ segment }) => segment.trim())
    return parts
      .map((part) => ({ text: part, line, words: part.match(WORD)?.length ?? 0 }))
      .filter((part) => part.words >= SHORTEST && END.test(part.text))
  })
}

/** The reading grade (Flesch-Kincaid, in years of school) of at least one sentence. */
export function gradeOf(sentences: readonly Sentence[]): number {
  const word = sentences.reduce((sum, { words }) => sum + words, 0)
  const syllables = sentences.reduce((sum, { text }) => sum + syllable(text), 0)
  return fleschKincaid({ sentence: sentences.length, word, syllable: syllables })
}
