import { promise, type Said, type SummaryPart, summaryParts } from '#app/platform/thread-summary.ts'
import { languageOf } from '../answering/language.ts'
import { faultsOf } from '../checking/check-sentence.ts'
import { foldedText, wordsOf } from '../checking/plain-text.ts'
import { changedMeaning, shareOf } from '../checking/polarity.ts'
import { stemsOf } from '../knowledge/word-index.ts'

export type SummaryLine = { part: SummaryPart; text: string }

/** Who may have said what a part of the summary says. */
const speakers: Record<SummaryPart, readonly Said['by'][]> = {
  asked: ['them'],
  answered: ['us', 'machine'],
  promised: ['us'],
  open: ['them'],
}
const mostLines = 8
const longest = 300
/** A line may have this share of words that its message does not have ("asks", "wants"). */
const leastShare = 0.75
const beginnings = new Set(['whether', 'wants', 'asks', 'needs', 'says', 'why', 'if', 'that'])
const lineOf = new RegExp(`^\\W*(${summaryParts.join('|')})\\W*:\\s*(.+)$`, 'i')
const numbers = /\[([\d\s,;[\]]+)\]/g

/**
 * The lines of a drafted summary that stand in the messages that they cite, said by whom the line says.
 * @param said the messages in the order of their numbers, from 1
 */
export function linesThatHold(draft: string, said: readonly Said[]): SummaryLine[] {
  const kept: SummaryLine[] = []
  for (const raw of draft.split('\n')) {
    const [, name = '', rest = ''] = lineOf.exec(raw.trim()) ?? []
    const part = summaryParts.find((one) => one === name.toLowerCase())
    const cited = [...rest.matchAll(numbers)].flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
    const text = rest
      .replaceAll(numbers, '')
      .replaceAll(/\s+([.!?]|$)/g, '$1')
      .trim()
    if (!part || text === '' || text.length > longest || cited.length === 0) continue
    const places = [...new Set(cited.map((one) => Number(one) - 1))]
    if (kept.some((one) => one.part === part && one.text === text)) continue
    if (holds(part, text, places, said)) kept.push({ part, text })
  }
  return kept.slice(0, mostLines)
}

function holds(part: SummaryPart, text: string, places: number[], said: readonly Said[]): boolean {
  const messages = places.map((place) => said[place])
  if (!messages.every((one) => one && speakers[part].includes(one.by))) return false
  const given = messages.map((one) => one?.text ?? '').join('\n')
  if (part === 'promised' && !promise.test(given)) return false
  // A person's word answers everything before it.
  const isOver = said.slice(Math.max(...places)).some(({ by }) => by === 'us')
  if (part === 'open' && isOver) return false
  const stems = [...new Set(stemsOf(withoutBeginning(text)))]
  if (shareOf(stems, new Set(stemsOf(given))) < leastShare) return false
  if (changedMeaning(withoutBeginning(text), given).length > 0) return false
  const small = new Set(wordsOf(foldedText(given)))
  const isPlainWord = (word: string) => beginnings.has(word) || small.has(word)
  const language = languageOf(given.slice(0, 400))
  const words = foldedText(given)
  // What a person of ours said that they did or will do may be told, when it stands in the message.
  return faultsOf(text, [given], { language, today: '', isPlainWord }).every(
    ({ kind, words: found }) => kind === 'act' && words.includes(foldedText(found)),
  )
}

const withoutBeginning = (text: string): string => {
  const [first = ''] = text.split(/\s/, 1)
  return beginnings.has(foldedText(first)) ? text.slice(first.length).trim() : text
}
