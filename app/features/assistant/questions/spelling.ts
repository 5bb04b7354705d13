import { folded } from '../facts/fold.ts'
import { isNear } from '../facts/near-words.ts'
import { stemOf } from '../knowledge/word-index.ts'

const leastLetters = 4
/** Shorter words are only corrected when two letters changed places. */
const surelyLetters = 5

/** Frequent mistakes in short words, which look like other words. */
const mistakes: Record<string, string> = {
  ...{ teh: 'the', hte: 'the', adn: 'and', wat: 'what', wht: 'what', waht: 'what', wich: 'which' },
  ...{ hwo: 'how', hw: 'how', mny: 'many', tak: 'take', yuo: 'you', yuor: 'your', ur: 'your' },
  ...{ ned: 'need', wher: 'where', wen: 'when', wok: 'work', wrok: 'work', taht: 'that', u: 'you' },
  ...{
    pls: 'please',
    plz: 'please',
    ppl: 'people',
    smth: 'something',
    sth: 'something',
    msg: 'message',
  },
  ...{ mutch: 'much', wit: 'with', wiht: 'with', zon: 'zone', abt: 'about', hv: 'have' },
  ...{ cna: 'can', wnat: 'want', whcih: 'which', thier: 'their', thsi: 'this', hav: 'have' },
}
/** "What r u" is "what are you". */
const are =
  /\br(?= (?:u|ur|you|your|we|they|there|the|these|those)\b)|(?<=\b(?:we|they|you|u) )r\b/gi
/** "Dose it work" is "does it work". */
const doses = /\bdose (?=(?:it|the|this|that|your|you|he|she|a|an|any)\b)/gi

const endings = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'ly']

/**
 * Corrects words with one wrong letter, when the content has no such word and one that is nearly it.
 * @param texts whose words are known; what is written more often is preferred
 */
export function createSpelling(texts: readonly string[]): (message: string) => string {
  const counts = new Map<string, number>()
  const ofStems = new Map<string, number>()
  const stemmed = (word: string) => stemOf(word) ?? word
  const add = (map: Map<string, number>, key: string, count = 1) =>
    map.set(key, (map.get(key) ?? 0) + count)
  for (const word of texts.flatMap(wordsOf)) add(counts, word)
  for (const [word, count] of counts) add(ofStems, stemmed(word), count)
  /** Another form of a known word, as "governs" of "govern". */
  const isForm = (word: string) =>
    counts.has(`${word}s`) ||
    endings.some((ending) => word.endsWith(ending) && counts.has(word.slice(0, -ending.length)))
  const frequency = (word: string) => ofStems.get(stemmed(word)) ?? 0
  const byStart = new Map<string, string[]>()
  for (const word of counts.keys()) {
    const start = startOf(word)
    byStart.set(start, [...(byStart.get(start) ?? []), word])
  }
  const known = new Map<string, string>()
  const correct = (word: string): string => {
    const near = (byStart.get(startOf(word)) ?? []).filter(
      (other) =>
        isNear(word, other) && (word.length >= surelyLetters || hasSameLetters(word, other)),
    )
    return near.sort((a, b) => frequency(b) - frequency(a))[0] ?? word
  }
  return (message) =>
    message
      .replaceAll(doses, 'does ')
      .replaceAll(are, 'are')
      .replaceAll(/(?<![\p{L}\p{N}'’@./-])\p{L}+(?![\p{L}\p{N}'’@/-])/gu, (word, at: number) => {
        const plain = folded(word).trim()
        // A capital within a sentence begins a name.
        const isName = at > 0 && /^\p{Lu}/u.test(word)
        if (isName || counts.has(plain)) return word
        const mistake = mistakes[plain]
        if (mistake || plain.length < leastLetters || isForm(plain)) return mistake ?? word
        const corrected = known.get(plain) ?? correct(plain)
        if (known.size < 10_000) known.set(plain, corrected)
        return corrected === plain ? word : corrected
      })
}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[\s'-]+/)
    .filter((word) => /^\p{L}+$/u.test(word))

const startOf = (word: string) => word[0] ?? ''

const hasSameLetters = (word: string, other: string) =>
  [...word].sort().join('') === [...other].sort().join('')
