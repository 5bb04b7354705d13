import { isAbbreviated } from '../knowledge/sentences.ts'

/** Around the numbers of a citation in the text that a reply reader gives. */
export const mark = { begin: '\uE000', end: '\uE001' } as const
const marked = /\uE000([^\uE001]*)\uE001/g

/** A sentence of a draft, as it is to be shown, and what it cites. */
export type DraftSentence = {
  text: string
  /** The space or the line break before it. */
  lead: string
  /** The numbers of sources. */
  cited: number[]
  /** The numbers of the visitor's files. */
  files: number[]
}

/** A line without words, or an empty heading for sources. */
const isLabel =
  /^(?:[^\p{L}\p{N}]*|\W*(?:sources?|references?|citations?|quellen?|fuentes?|fontes?)\W*)$/iu

/** A text without the marks of its citations. */
export const withoutMarks = (text: string): string => text.replaceAll(marked, '')

// A citation may stand before the full stop or after it.
const end =
  /(?:[.!?…]+["'”’»)]*(?:\s*\uE000[^\uE001]*\uE001)*|[。！？؟]+(?:\s*\uE000[^\uE001]*\uE001)*)/gu
/** With its citation before the full stop, a sentence ends there: nothing of it can follow. */
const surelyWhole = /\uE001[.!?]["'”’»)]*$/

/** Cuts a text that arrives in pieces into its sentences. A line is always the end of a sentence. */
export function createDraft(take: (sentence: DraftSentence) => void) {
  let waiting = ''

  function cut(isLast: boolean): void {
    for (;;) {
      const length = lengthOfFirst(waiting, isLast)
      if (length === 0) return
      const raw = waiting.slice(0, length)
      waiting = waiting.slice(length)
      const lead = /^\s*/.exec(raw)?.[0] ?? ''
      const body = raw.slice(lead.length).trimEnd()
      const text = withoutMarks(body).trim()
      const numbers = [...body.matchAll(marked)].flatMap(([, list = '']) => list.split(','))
      const numbersOf = (of: 'p' | 'f') =>
        numbers.flatMap((one) => (one.startsWith(of) ? [Number(one.slice(1))] : []))
      if (text === '' || isLabel.test(text)) continue
      take({ text, lead: leadOf(lead), cited: numbersOf('p'), files: numbersOf('f') })
    }
  }

  return {
    feed(text: string): void {
      waiting += text
      cut(false)
    },
    /** The text is at its end. @param isCut it broke off: an unfinished sentence is left out */
    finish(isCut = false): void {
      cut(!isCut)
      waiting = ''
    },
  }
}

const leadOf = (space: string): string => {
  const lines = space.split('\n').length - 1
  return lines === 0 ? ' ' : lines === 1 ? '\n' : '\n\n'
}

/** How long the first sentence is; 0 while its end may still come. */
function lengthOfFirst(text: string, isLast: boolean): number {
  const start = /^\s*/.exec(text)?.[0].length ?? 0
  if (start === text.length) return 0
  const line = text.indexOf('\n', start)
  const most = line < 0 ? text.length : line
  end.lastIndex = start
  for (const found of text.slice(0, most).matchAll(end)) {
    if (found.index < start) continue
    const to = found.index + found[0].length
    const [before, after] = [text.slice(start, to), text.slice(to)]
    if (surelyWhole.test(before)) return to
    const next = /^\s*(\S)/u.exec(after)?.[1]
    // A citation may follow.
    if (next === undefined && line < 0 && !isLast) return 0
    const isBreak = /^[。！？؟]/u.test(found[0]) || /^\s/.test(after) || after === ''
    const goesOn = next === undefined || next === mark.begin || /\p{Ll}/u.test(next)
    if (!isBreak || (goesOn && after.trim() !== '')) continue
    if (isAbbreviated(withoutMarks(before)) && after.trim() !== '') continue
    return to
  }
  return line >= 0 ? line : isLast ? text.length : 0
}
