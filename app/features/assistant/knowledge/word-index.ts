import MiniSearch, { type SearchResult } from 'minisearch'
import type { Passage } from '../assistant.ts'

/** Words that say nothing about what a text is about. */
const empty = new Set(
  `a an the and or of to in on for with is are be been was were do does did done can could will would should
  may might must shall i we you your our us my me it its this that these those what which who whom whose how
  when where why if at by as from have has had there any some not no so then than about into they them their
  he she his her here also just only very much many please tell say said get got give want need like let
  one am im dont doesnt isnt whats hows and/or etc up out over more most`.split(/\s+/),
)

const mostWords = 24

/** The part of a word that its forms share; null for words that say nothing. */
export function stemOf(word: string): string | null {
  const small = word.toLowerCase().replaceAll(/['’]s?$|['’]/g, '')
  if (empty.has(small) || (small.length < 2 && !/\d/.test(small))) return null
  if (small.length <= 3) return small
  const singular = small
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const root = singular.replace(/(?:ations?|ators?|ing|edly|ed|ment|ly|ers?|ors?|al)$/, '')
  return (root.length >= 4 ? root : singular).replace(/(?<=.{3})e$/, '').replace(/(.)\1$/, '$1')
}

/** The words of a text that say something, by their stems. */
export function stemsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(stemOf)
    .filter((stem) => stem !== null)
}

export type WordIndex = {
  scores(question: string): Map<string, number>
  knows(stem: string): boolean
}

/** Finds passages by their words (BM25), also misspelt ones and beginnings. */
export function indexWords(passages: readonly Passage[]): WordIndex {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'heading', 'text'],
    processTerm: stemOf,
    tokenize: (text) => text.split(/[^\p{L}\p{N}'’]+/u),
    searchOptions: {
      boost: { title: 1.5, heading: 2 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 3,
      weights: { fuzzy: 0.3, prefix: 0.5 },
      // They are stems already.
      processTerm: (stem) => stem,
    },
  })
  index.addAll(passages)
  const stems = new Set(
    passages.flatMap(({ title, heading, text }) => stemsOf(`${title} ${heading ?? ''} ${text}`)),
  )
  return {
    scores: (question) => {
      // Each word is looked for misspelt, too: a long message must not hold up every other request.
      const asked = [...new Set(stemsOf(question))].slice(0, mostWords)
      const results: SearchResult[] = index.search(asked.join(' '))
      return new Map(results.map(({ id, score }) => [String(id), score]))
    },
    knows: (stem) => stems.has(stem),
  }
}
