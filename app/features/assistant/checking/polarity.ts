import { sentencesOf } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { foldedText } from './plain-text.ts'

const negation =
  /(?<!\p{L})(?:not|never|no|none|nothing|nobody|nowhere|neither|nor|without|cannot|\p{L}+n't|hardly|unable|instead of|rather than|ne|n'\p{L}+|pas|aucune?|jamais|sans|ni|rien|personne)(?!\p{L})/gu
/** Sets that a statement is about, and ranks: who says them must have read them. */
const quantities: [kind: string, words: RegExp][] = [
  [
    'all',
    /(?<!\p{L})(?:all|every|each|always|any|entire(?:ly)?|complete(?:ly)?|fully|whole|everything|everyone|tous|toutes|chaque|toujours|tout|toute|entierement)(?!\p{L})/u,
  ],
  [
    'only',
    /(?<!\p{L})(?:only|exclusive(?:ly)?|solely|nothing but|uniquement|seule?ment|exclusivement)(?!\p{L})/u,
  ],
  [
    'most',
    /(?<!\p{L})(?:most|majority|mostly|mainly|la plupart|majorite|principalement)(?!\p{L})/u,
  ],
  [
    'rank',
    /(?<!\p{L})(?:best|leading|largest|fastest|cheapest|biggest|safest|unique|meilleure?s?|leader)(?!\p{L})/u,
  ],
]
/** A yes or no before the statement. */
const answerWord = /^\W*(yes|no|oui|non)[,.:;!] */
const leastShare = 0.5
const nearlyAsGood = 0.12
const fewStems = 2

type Clause = { text: string; stems: string[] }

const clausesOf = (sentence: string): Clause[] =>
  sentence
    .split(
      /[;:()]| - |, (?=(?:but|and|or|so|while|mais|et|ou|which|who|qui)(?!\p{L}))|(?<!\p{L})(?:but|mais|however|cependant)(?!\p{L})/u,
    )
    .map((text) => ({ text, stems: stemsOf(text) }))
    .filter(({ stems }) => stems.length > 0)

/** How much of the words of one text another has, from 0 to 1. */
export function shareOf(stems: readonly string[], given: ReadonlySet<string>): number {
  return stems.length === 0 ? 1 : stems.filter((stem) => given.has(stem)).length / stems.length
}

const isNegative = (text: string) => (text.match(negation)?.length ?? 0) > 0

/**
 * Whether a sentence denies what its text says, or says what its text denies, and the sets and ranks that
 * the text does not name. Both are in one language.
 */
export function changedMeaning(
  sentence: string,
  given: string,
): { kind: 'negation' | 'quantity'; words: string }[] {
  const said = foldedText(sentence)
  const statement = said.replace(answerWord, '')
  const texts = foldedLines(given)
  const clauses = texts.flatMap((text) => clausesOf(text.replace(answerWord, '')))
  const faults: { kind: 'negation' | 'quantity'; words: string }[] = []
  for (const clause of clausesOf(statement)) {
    if (clause.stems.length < fewStems) continue
    const ranked = bestOf(clause, clauses)
    // Without a clause like it, a denial must at least stand somewhere in the text.
    const denies = isNegative(clause.text)
    const isKept =
      ranked.length === 0
        ? !denies || texts.some(isNegative)
        : ranked.some(({ text }) => isNegative(text) === denies)
    if (!isKept) faults.push({ kind: 'negation', words: clause.text.trim() })
  }
  const spoken = answerWord.exec(said)?.[1]
  const whole = bestOf(
    { text: statement, stems: stemsOf(statement) },
    texts.map((text) => ({ text, stems: stemsOf(text) })),
  )
  const answered = whole.map(({ text }) => answerWord.exec(text)?.[1]).find(Boolean)
  const isYes = (word: string) => word === 'yes' || word === 'oui'
  if (spoken && answered && isYes(spoken) !== isYes(answered))
    faults.push({ kind: 'negation', words: spoken })
  for (const [, words] of quantities) {
    const found = words.exec(statement)?.[0]
    if (found && !texts.some((text) => words.test(text)))
      faults.push({ kind: 'quantity', words: found })
  }
  return faults
}

const foldedLines = (given: string): string[] => sentencesOf(given).map(foldedText)

/** The clauses that say most of the same words. */
function bestOf({ stems }: Clause, clauses: readonly Clause[]): Clause[] {
  const shares = clauses.map((clause) => ({ clause, share: shareOf(stems, new Set(clause.stems)) }))
  const best = Math.max(0, ...shares.map(({ share }) => share))
  if (best < leastShare) return []
  return shares.filter(({ share }) => share >= best - nearlyAsGood).map(({ clause }) => clause)
}
