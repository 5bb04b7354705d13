import { stemsOf } from '../knowledge/word-index.ts'
import { corrected } from './corrected.ts'
import type { Fact, Wording } from './fact.ts'
import { emptyWords, folded } from './fold.ts'
import { type Slot, slots } from './slots.data.ts'

/** With more words than this beside its slots, a question asks for something else. */
const mostOtherWords = 3
/** A wording of one slot explains too little for that. */
const mostBesideOneSlot = 1

/** Slots that nearly every question fills. */
const generic = new Set(['what', 'how', 'mine', 'who', 'where'])

export type FactFound = {
  fact: Fact
  score: number
  /** How many words of the question it does not explain. */
  others: number
}

/**
 * The fact that a question asks for: the wording with the most slots and the fewest words beside them.
 * @param own the visitor's own words, when the question was completed; a fact about them goes before one
 * about what was added
 */
export function factFor(
  facts: readonly Fact[],
  question: string,
  own = question,
): FactFound | null {
  const [asked, said] = [corrected(folded(question)), corrected(folded(own))]
  let best: FactFound | null = null
  for (const fact of facts)
    for (const wording of fact.asked) {
      const found = scoreOf(wording, asked, said)
      if (found && found.score > (best?.score ?? 0)) best = { fact, ...found }
    }
  return best
}

function scoreOf(
  { has, not = [], mostOthers }: Wording,
  asked: string,
  said: string,
): Pick<FactFound, 'score' | 'others'> | null {
  if (!has.every((slot) => fills(asked, slot))) return null
  if (not.some((slot) => fills(asked, slot))) return null
  const rest = has.reduce(without, asked)
  const others = rest.split(' ').filter((word) => word && !emptyWords.has(word)).length
  const most = mostOthers ?? (has.length === 1 ? mostBesideOneSlot : mostOtherWords)
  if (others > most) return null
  const own = has.filter((slot) => fills(said, slot))
  // A question that was completed must ask for something in its own words.
  if (said !== asked && own.every((slot) => generic.has(slot))) return null
  return { score: has.length + own.length / 2 - others / 4, others }
}

const patternFrom = (list: string): RegExp => {
  const phrases = list
    .split(/\s+/)
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll('_', ' ').replaceAll('+', '\\+'))
    .map((phrase) => phrase.replace('*', "[\\p{L}\\p{N}'-]*"))
  // The spaces are left in place, so that neighbours can share one.
  return new RegExp(`(?<= (?:[ldsmn]'|qu')?)(?:${phrases.join('|')})(?= )`, 'gu')
}
const patterns = Object.fromEntries(
  Object.entries(slots).map(([slot, list]) => [slot, patternFrom(list)]),
) as Record<Slot, RegExp>

/** Slots with names, and with words of many meanings: they explain only the facts that have them. */
const saysLittle = new Set(['country', 'active', 'yourPeople', 'smallest'])

/** Verbs and nouns that every question may have. */
const light = new Set(
  `thing things good take takes work works follow site visitors somebody someone anybody possible hold order
  prepare look start like happen happens after mean see show call make help place way part kind sort list
  today please thanks trouve trouvent trouver marche prend prendre jour aujourd'hui chose`.split(
    /\s+/,
  ),
)

/**
 * The words of a question that neither a slot nor the fact's own text explains: with them it may ask for
 * something else.
 */
export function unexplained(question: string, text: string): string[] {
  const explained = Object.keys(slots).filter((slot) => !saysLittle.has(slot))
  const asked = explained.reduce(without, corrected(folded(question)))
  const said = new Set(stemsOf(text))
  return asked.split(' ').filter((word) => {
    const stems = stemsOf(word)
    const isEmpty = word === '' || emptyWords.has(word) || light.has(word) || stems.length === 0
    return !isEmpty && !stems.some((stem) => said.has(stem))
  })
}

/** The text without the words that fill a slot; the same text when there are none. */
const without = (text: string, slot: string): string =>
  slot.startsWith('=')
    ? text.replaceAll(folded(slot.slice(1)), ' ')
    : text.replaceAll(patterns[slot as Slot], '')
const fills = (text: string, slot: string) => without(text, slot) !== text
