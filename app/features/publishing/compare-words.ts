import { diffArrays } from 'diff'
import type { Piece } from './version.ts'

/** Words on both sides of a change that are shown with it. */
const context = 12
/** Beyond so many changes two texts have little in common: they are shown one after the other. */
const mostChanges = 1_500

/** What was taken out of a text and put into it, by words; empty when both say the same. */
export function compareWords(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const changes = diffArrays(old, now, { maxEditLength: mostChanges }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]
  if (changes.every(({ added, removed }) => !added && !removed)) return []
  return changes.flatMap((change, index) => {
    const text = change.value.join('')
    if (change.removed) return [{ kind: 'removed', text }]
    if (change.added) return [{ kind: 'added', text }]
    const isFirst = index === 0
    const isLast = index === changes.length - 1
    return shortened(change.value, isFirst ? 0 : context, isLast ? 0 : context)
  })
}

/** Each word with what follows it up to the next. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? []

/** Of words that are the same, those near a change. */
function shortened(words: string[], head: number, tail: number): Piece[] {
  if (words.length <= head + tail + 6) return [{ kind: 'same', text: words.join('') }]
  const same = (some: string[]): Piece[] =>
    some.length > 0 ? [{ kind: 'same', text: some.join('') }] : []
  const skipped: Piece = { kind: 'skipped', text: '' }
  return [...same(words.slice(0, head)), skipped, ...same(words.slice(words.length - tail))]
}
