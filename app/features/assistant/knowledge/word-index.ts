import MiniSearch, { type SearchResult } from 'minisearch'
import type { Passage } from '../assistant.ts'

/** Words without meaning of their own (stop words). */
const empty = new Set(
  `a an the and or of to in on for with is are be been was were do does did done can could will would should
  may might must shall i we you your our us my me it its this that these those what which who whom whose how
  when where why if at by as from have has had there any some not no so then than about into they them their
  he she his her here also just only very much many please tell say said get got give want need like let
  one am im dont doesnt isnt whats hows and/or etc up out over more most
  exactly really actually basically simply maybe perhaps hello hi hey ok okay sorry guys`.split(
    /\s+/,
  ),
)

/** A figure is the same figure in letters. */
const figures = new Map(
  'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, place) => [word, String(place + 2)]),
)

const mostWords = 24
/** What a word counts that only the title of a passage's page has. */
const inTitle = 0.7

/** The stem of a word; null for stop words. */
export function stemOf(word: string): string | null {
  const small = word.toLowerCase().replaceAll(/['’]s?$|['’]/g, '')
  if (empty.has(small) || (small.length < 2 && !/\d/.test(small))) return null
  const figure = figures.get(small)
  if (figure) return figure
  if (small.length <= 3) return small
  const singular = small
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const root = singular.replace(/(?:ations?|ators?|ing|edly|ed|ment|ly|ers?|ors?|al)$/, '')
  return (root.length >= 4 ? root : singular).replace(/(?<=.{3})e$/, '').replace(/(.)\1$/, '$1')
}

/** The stems of a text without stop words. */
export function stemsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(stemOf)
    .filter((stem) => stem !== null)
}

export type WordIndex = {
  scores(question: string): Map<string, number>
  /**
   * How much of a question a passage has, from 0 to 1. A rare word counts more than one that is
   * everywhere, and a word that only the page's title has counts less.
   *
   * @returns a function of the id of a passage
   */
  shares(question: string): (id: string) => number
  /** How rare a stem is: the logarithm of how many passages there are for each that has it. */
  rarityOf(stem: string): number
  knows(stem: string): boolean
  /** Whether a word stands in the texts in small letters, so that it is not always a name. */
  isPlain(word: string): boolean
}

/** Finds passages by their words (BM25), also misspelt ones and beginnings of words. */
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
      // The words are stems already.
      processTerm: (stem) => stem,
    },
  })
  index.addAll(passages)
  const own = new Map<string, ReadonlySet<string>>()
  const whole = new Map<string, ReadonlySet<string>>()
  const counts = new Map<string, number>()
  const plain = new Set<string>()
  for (const { id, title, heading, text } of passages) {
    for (const word of text.match(/(?<!\p{L})\p{Ll}[\p{Ll}\p{M}]+/gu) ?? []) plain.add(word)
    const stems = new Set(stemsOf(`${heading ?? ''} ${text}`))
    const withTitle = new Set([...stems, ...stemsOf(title)])
    own.set(id, stems)
    whole.set(id, withTitle)
    for (const stem of withTitle) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const rarityOf = (stem: string) =>
    Math.log((passages.length + 1) / ((counts.get(stem) ?? 0) + 0.5))
  return {
    scores: (question) => {
      // Each word is also searched with typing errors, so the number of words is limited.
      const asked = [...new Set(stemsOf(question))].slice(0, mostWords)
      const results: SearchResult[] = index.search(asked.join(' '))
      return new Map(results.map(({ id, score }) => [String(id), score]))
    },
    shares: (question) => {
      const asked = [...new Set(stemsOf(question))].slice(0, mostWords)
      const rarities = asked.map((stem) => ({ stem, rarity: rarityOf(stem) }))
      const most = rarities.reduce((sum, { rarity }) => sum + rarity, 0) || 1
      return (id) => {
        let share = 0
        for (const { stem, rarity } of rarities)
          if (own.get(id)?.has(stem)) share += rarity
          else if (whole.get(id)?.has(stem)) share += rarity * inTitle
        return share / most
      }
    },
    rarityOf,
    knows: (stem) => counts.has(stem),
    isPlain: (word) => plain.has(word),
  }
}
