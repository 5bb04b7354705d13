import { diffArrays } from 'diff'
import type { Piece } from './version.ts'

/** The number of unchanged words shown on each side of a change. */
const context = 12
/** With more changes than this, two texts are shown one after the other. */
const mostChanges = 1_500

/** The words removed from and added to a text; empty when both texts are equal. */
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

/** Each word with the white space behind it. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? []

/** Unchanged words near a change; the others are left out. */
function shortened(words: string[], head: number, tail: number): Piece[] {
  if (words.length <= head + tail + 6) return [{ kind: 'same', text: words.join('') }]
  const same = (some: string[]): Piece[] =>
    some.length > 0 ? [{ kind: 'same', text: some.join('') }] : []
  const skipped: Piece = { kind: 'skipped', text: '' }
  return [...same(words.slice(0, head)), skipped, ...same(words.slice(words.length - tail))]
}
