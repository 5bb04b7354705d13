import { composedIntents, composedKinds, type Intent, type ReplyKind } from '../assistant.ts'
import { createReasoningFilter } from './reasoning-filter.ts'

const headAtMost = 60
/** The first line as it is asked for, wherever it stands. */
const headLine = new RegExp(
  `^[ \\t>*_\`]*#[ \\t]*(?:${composedKinds.join('|')})\\b[^\\n]{0,60}(?:\\n|$)`,
  'im',
)
/** Marks at the beginning of a line: headings, and the first line said once more. */
const marks = new RegExp(
  `\\n[ \\t]*#+[ \\t]*(?:(?:${composedKinds.join('|')})\\b[ \\t]*(?:${composedIntents.join('|')})?[ \\t]*(?=\\n|$))?`,
  'gi',
)
const citation =
  /\s*[[(【]\s*(?:passages?\s+|files?\s+)?[pf]\d+(?:\s*[,;&–-]\s*[pf]?\d+)*\s*[\])】]/gi
/** What may still become a citation or an address stays behind, and so does the space before it. */
const unfinished = /\s*(?:[[(【][^\])】\n]{0,60}|\S*)$/
/** A line that may still turn out to be a mark. */
const unfinishedMark = /(?:^|\n)[ \t]*#[^\n]*$/

/** Reads a streamed reply: its first line and its citations are for us, its words for the visitor. */
export function createReplyReader(show: (text: string) => void) {
  const filter = createReasoningFilter()
  let head: string | undefined = ''
  let hasHead = false
  let showedThoughts = false
  let [pending, text] = ['', '']
  let kind: ReplyKind = 'answer'
  let intent: Intent = 'other'
  const cited: number[] = []
  const citedFiles: number[] = []

  /**
   * Waits for the first line. A reply that begins otherwise is kept back to its end: what comes before
   * that line, or before the end of thoughts that had no beginning, is not for the visitor.
   */
  function takeHead(delta: string, isLast: boolean): string {
    if (head === undefined) return delta
    head = (head + delta).trimStart()
    const isBegun = head.startsWith('#')
    if (!isLast && (!isBegun || (!head.includes('\n') && head.length < headAtMost))) return ''
    const found = headLine.exec(head) ?? /^#[^\n]*\n?/.exec(head)
    for (const word of (found?.[0] ?? '').toLowerCase().split(/[^a-z]+/)) {
      kind = composedKinds.find((one) => one === word) ?? kind
      intent = composedIntents.find((one) => one === word) ?? intent
    }
    hasHead = found !== null
    const rest = found ? head.slice(found.index + found[0].length) : head
    head = undefined
    return rest
  }

  /** The words of the model that are for the visitor. */
  function take(delta: string, isLast = false): string {
    const { words, wasThought } = filter.feed(delta, isLast)
    if (wasThought && head === undefined) showedThoughts = true
    else if (wasThought) head = ''
    return takeHead(words, isLast)
  }

  function takeCitations(given: string): string {
    return given.replace(citation, (found) => {
      for (const [, of, number] of found.matchAll(/([pf])(\d+)/g))
        (of === 'p' ? cited : citedFiles).push(Number(number))
      return ''
    })
  }

  /** Whole words only: half an address would pass. */
  function emit(given: string): void {
    const before = text === '' ? '\n' : text.slice(-1)
    const unmarked = (before + given).replace(marks, '\n').slice(1)
    const plain = unmarked.replace(/https?:\/\/\S+/gi, '').replace(/[*`]|\p{Cf}|\0/gu, '')
    const shown = text === '' ? plain.trimStart() : plain
    if (shown === '') return
    text += shown
    show(shown)
  }

  return {
    feed(delta: string): void {
      pending = takeCitations(pending + take(delta))
      const safe = Math.min(
        unfinished.exec(pending)?.index ?? pending.length,
        unfinishedMark.exec(pending)?.index ?? pending.length,
      )
      emit(pending.slice(0, safe))
      pending = pending.slice(safe)
    },
    /** How much has come, shown or not. */
    length: () => text.length + pending.length,
    /**
     * @param isCut it broke off: words without a first line may then be thoughts
     * @returns what was read; the text is empty when nothing of it is certain to be for the visitor
     */
    finish(isCut = false) {
      pending += take('', true)
      emit(
        takeCitations(pending)
          .replace(/\s*\[[^\]]*$|\s*【[^】]*$/, '')
          .trimEnd(),
      )
      const isUncertain = showedThoughts || (isCut && !hasHead)
      return { kind, intent, text: isUncertain ? '' : text, cited, citedFiles }
    },
  }
}
