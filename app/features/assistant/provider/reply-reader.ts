import { composedIntents, composedKinds, type Intent, type ReplyKind } from '../assistant.ts'
import { createReasoningFilter } from './reasoning-filter.ts'

const headAtMost = 60
const kinds = composedKinds.join('|')
const intents = composedIntents.join('|')
/**
 * The first line as it is asked for, wherever it stands: with a speaker before it, without its hash when
 * it names both, or with the answer on the same line.
 */
const headLine = new RegExp(
  `^(?:[a-z ]{1,20}:)?[ \\t>*_\`]*(?:#+[ \\t]*(?:${kinds})\\b(?:[ \\t:]*(?:${intents})\\b[ \\t*_\`:]*(?=[^\\n]{25}|[^\\n]+(?![\\s\\S]))|[^\\n]{0,60}(?:\\n|(?![\\s\\S])))|(?:${kinds})[ \\t:]+(?:${intents})[ \\t*_\`:]*(?:\\n|(?![\\s\\S])))`,
  'im',
)
/** Who speaks, or what follows, said before the answer. */
const label =
  /^\s*[*_]*(?:assistant|ai|bot|(?:final |my |the )?(?:answer|response|reply))[*_]*\s*:[*_\s]*/i
/** After the first line, the beginning of what may still become such a label. */
const mayGoOn = /\n[\s*_>]*(?:(?:final|my|the) )?[a-z]{0,9}[*_]{0,3}$/i
/** What a model adds at the end: the end of a block of code, a rule, a heading of sources without any. */
const tail =
  /(?:\s{0,4}\n[ \t]{0,4}(?:`{3}|-{3}|\*{3}|(?:\*\*)?(?:sources?|references?|citations?)(?:\*\*)?:?(?:\*\*)?))+$/i
/** Marks at the beginning of a line: headings, and the first line said once more. */
const marks = new RegExp(
  `\\n[ \\t]*#+[ \\t]*(?:(?:${kinds})\\b[ \\t]*(?:${intents})?[ \\t]*(?=\\n|$))?`,
  'gi',
)
const citation =
  /(?<!\s)\s*[[(【]\s*(?:passages?\s+|files?\s+)?[pf]\d+(?:\s*[,;&–-]\s*[pf]?\d+)*\s*[\])】]/gi
/** What may still become a citation or an address stays behind, and so does the space before it. */
const unfinished =
  /(?<!\s)\s*(?:!?\[[^\]\n]{0,80}(?:\](?:\([^)\s]{0,300})?)?|[(【][^\])】\n]{0,60}|\S*)$/
const picture = /!\[[^\]\n]*\]\([^)\n]*\)/g
const link = /\[([^\]\n]*)\]\([^)\n]*\)/g
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
    head = (head + delta).replace(/^[\s\p{Cf}]+/u, '')
    const isBegun = head.startsWith('#')
    if (
      !isLast &&
      (!isBegun || mayGoOn.test(head) || (!head.includes('\n') && head.length < headAtMost))
    )
      return ''
    const found = headLine.exec(head) ?? /^#[^\n]*\n?/.exec(head)
    for (const word of (found?.[0] ?? '').toLowerCase().split(/[^a-z]+/)) {
      kind = composedKinds.find((one) => one === word) ?? kind
      intent = composedIntents.find((one) => one === word) ?? intent
    }
    hasHead = found !== null
    // An answer in another form than the one asked for is none.
    const isData = !found && /^(?:`{3}\w*\s*)?[{[]\s*["{]/.test(head)
    const rest = isData
      ? ''
      : (found ? head.slice(found.index + found[0].length) : head).replace(label, '')
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
    const plain = unmarked
      .replace(/(?<=\n|^)(?:[ \t]*>)+[ \t]?/g, '')
      .replace(picture, '')
      .replace(link, '$1')
      .replace(/https?:\/\/\S+/gi, '')
      .replace(/[*`]|\p{Cf}|\0/gu, '')
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
          .trimEnd()
          .replace(tail, '')
          .trimEnd(),
      )
      const isUncertain = showedThoughts || (isCut && !hasHead)
      return { kind, intent, text: isUncertain ? '' : text, cited, citedFiles }
    },
  }
}
