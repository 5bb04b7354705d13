import type { Piece } from './version.ts'

/** Words on both sides of a change that are shown with it. */
const context = 12
/** Beyond so many changes two texts have little in common: they are shown one after the other. */
const mostChanges = 1_500

/** What was taken out of a text and put into it, by words; empty when both say the same. */
export function compareWords(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const shared = Math.min(old.length, now.length)
  let start = 0
  while (start < shared && old[start] === now[start]) start++
  let end = 0
  while (end < shared - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  if (start === old.length && start === now.length) return []
  const steps = [
    ...old.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...changes(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text })),
  ]
  return shortened(joined(steps))
}

/** Each word with what follows it up to the next. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? []

/** The shortest way from one to the other (Myers, 1986). */
function changes(old: string[], now: string[]): Piece[] {
  const whole = [
    ...old.map((text) => ({ kind: 'removed' as const, text })),
    ...now.map((text) => ({ kind: 'added' as const, text })),
  ]
  if (old.length === 0 || now.length === 0) return whole
  const most = Math.min(old.length + now.length, mostChanges)
  const furthest = new Int32Array(2 * most + 3)
  const at = (line: number) => line + most + 1
  const trail: Int32Array[] = []
  for (let step = 0; step <= most; step++) {
    trail.push(furthest.slice(at(-step) - 1, at(step) + 2))
    for (let line = -step; line <= step; line += 2) {
      const [left = 0, right = 0] = [furthest[at(line - 1)], furthest[at(line + 1)]]
      let x = line === -step || (line !== step && left < right) ? right : left + 1
      while (x < old.length && x - line < now.length && old[x] === now[x - line]) x++
      furthest[at(line)] = x
      if (x >= old.length && x - line >= now.length) return walkBack(old, now, trail)
    }
  }
  return whole
}

function walkBack(old: string[], now: string[], trail: Int32Array[]): Piece[] {
  const way: Piece[] = []
  let [x, y] = [old.length, now.length]
  for (let step = trail.length - 1; step >= 0; step--) {
    const furthest = trail[step] ?? new Int32Array()
    const at = (line: number) => furthest[line + step + 1] ?? 0
    const line = x - y
    const down = line === -step || (line !== step && at(line - 1) < at(line + 1))
    const from = down ? line + 1 : line - 1
    const [fromX, fromY] = step === 0 ? [0, 0] : [at(from), at(from) - from]
    while (x > fromX && y > fromY) {
      way.push({ kind: 'same', text: old[--x] ?? '' })
      y--
    }
    if (step === 0) break
    if (down) way.push({ kind: 'added', text: now[--y] ?? '' })
    else way.push({ kind: 'removed', text: old[--x] ?? '' })
  }
  return way.reverse()
}

/** Words of one kind in a row as one piece. */
function joined(steps: Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const step of steps) {
    const last = pieces.at(-1)
    if (last?.kind === step.kind) last.text += step.text
    else pieces.push({ ...step })
  }
  return pieces
}

/** What is the same is shown near a change only. */
function shortened(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    const words = piece.kind === 'same' ? wordsOf(piece.text) : []
    const [isFirst, isLast] = [index === 0, index === pieces.length - 1]
    const [head, tail] = [isFirst ? 0 : context, isLast ? 0 : context]
    if (words.length <= head + tail + 6) return [piece]
    const same = (some: string[]): Piece[] =>
      some.length > 0 ? [{ kind: 'same', text: some.join('') }] : []
    const skipped: Piece = { kind: 'skipped', text: '' }
    return [...same(words.slice(0, head)), skipped, ...same(words.slice(words.length - tail))]
  })
}
