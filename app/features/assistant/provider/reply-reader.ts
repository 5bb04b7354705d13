import { composedIntents, composedKinds, type Intent, type ReplyKind } from '../assistant.ts'
import { mark, withoutMarks } from './draft.ts'
import { createReasoningFilter } from './reasoning-filter.ts'

const headAtMost = 60
const kinds = [...composedKinds, 'search'].join('|')
const intents = composedIntents.join('|')
/**
 * The first line, also when it is not as asked: after a speaker's name, without its sign, or with the
 * answer on the same line.
 */
const headLine = new RegExp(
  `^(?:[a-z ]{1,20}:)?[ \\t>*_\`]*(?:#+[ \\t]*(?:${kinds})\\b(?:[ \\t:]*(?:${intents})\\b[ \\t*_\`:]*(?=[^\\n]{25}|[^\\n]+(?![\\s\\S]))|[^\\n]{0,60}(?:\\n|(?![\\s\\S])))|(?:${kinds})[ \\t:]+(?:${intents})[ \\t*_\`:]*(?:\\n|(?![\\s\\S])))`,
  'im',
)
/** A label that a model writes before the answer ("Answer:"). */
const label =
  /^\s*[*_]*(?:assistant|ai|bot|(?:final |my |the )?(?:answer|response|reply))[*_]*\s*:[*_\s]*/i
/** The beginning of such a label after the first line. */
const mayGoOn = /\n[\s*_>]*(?:(?:final|my|the) )?[a-z]{0,9}[*_]{0,3}$/i
/** What a model adds at the end: the end of a code block, a line, an empty heading for sources. */
const tail =
  /(?:\s{0,4}\n[ \t]{0,4}(?:`{3}|-{3}|\*{3}|(?:\*\*)?(?:sources?|references?|citations?)(?:\*\*)?:?(?:\*\*)?(?:\s*\uE000[^\uE001]*\uE001)*))+$/i
/** Marks at the beginning of a line: headings, and the first line repeated. */
const marks = new RegExp(
  `\\n[ \\t]*#+[ \\t]*(?:(?:${kinds})\\b[ \\t]*(?:${intents})?[ \\t]*(?=\\n|$))?`,
  'gi',
)
const citation =
  /(?<!\s)\s*(?:[[【]\s*\^?(?:(?:sources?|passages?|files?|id)[\s:]*)?[psf]?\d{1,3}(?:\s*[,;&–-]\s*[psf]?\d{1,3})*(?:[†:][^\]】\n]{0,40})?\s*[\]】]|\(\s*(?:sources?\s+|passages?\s+|files?\s+)?[psf]\d{1,3}(?:\s*[,;&–-]\s*[psf]?\d{1,3})*\s*\))/gi
/** The end of a text that may become a citation or an address, with the space before it. */
const unfinished =
  /(?<!\s)\s*(?:!?\[[^\]\n]{0,80}(?:\](?:\([^)\s]{0,300})?)?|[(【][^\])】\n]{0,60}|\S*)$/
const picture = /!\[[^\]\n]*\]\([^)\n]*\)/g
const link = /\[([^\]\n]*)\]\([^)\n]*\)/g
/** A sentence that is whole, because its citation stands before the full stop. */
const endsCited = /\uE001[.!?]$/
/** The first line by which a model without tools asks for another search. */
const searchLine = /^#+[ \t]*search\b[ \t:]*([^\n]*)/i
/** A line that may become such a mark. */
const unfinishedMark = /(?:^|\n)[ \t]*#[^\n]*$/

/**
 * Reads a streamed reply: takes out the first line, and passes on the words for the visitor with the
 * citations among them, between the signs of `mark`.
 */
export function createReplyReader(take: (text: string) => void) {
  const filter = createReasoningFilter()
  let head: string | undefined = ''
  let hasHead = false
  let showedThoughts = false
  let [pending, text] = ['', '']
  let kind: ReplyKind = 'answer'
  let intent: Intent = 'other'
  let search: string | undefined

  /**
   * Waits for the first line. A reply that begins otherwise is kept back to its end, because what comes
   * before that line, or before the end of reasoning, is not for the visitor.
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
    const asked = isBegun ? searchLine.exec(head)?.[1] : undefined
    if (asked !== undefined) {
      if (!isLast && !head.includes('\n')) return ''
      search = asked.trim()
      head = undefined
      return ''
    }
    const found = headLine.exec(head) ?? /^#[^\n]*\n?/.exec(head)
    for (const word of (found?.[0] ?? '').toLowerCase().split(/[^a-z]+/)) {
      kind = composedKinds.find((one) => one === word) ?? kind
      intent = composedIntents.find((one) => one === word) ?? intent
    }
    hasHead = found !== null
    // A reply in another format, such as JSON, is not used.
    const isData = !found && /^(?:`{3}\w*\s*)?[{[]\s*["{]/.test(head)
    const rest = isData
      ? ''
      : (found ? head.slice(found.index + found[0].length) : head).replace(label, '')
    head = undefined
    return rest
  }

  /** Takes out the words that are for the visitor. */
  function wordsIn(delta: string, isLast = false): string {
    const { words, wasThought } = filter.feed(delta, isLast)
    if (wasThought && head === undefined) showedThoughts = true
    else if (wasThought) head = ''
    return takeHead(words, isLast)
  }

  /** Marks the citations: `p` is a source, `f` a file of the visitor. */
  function markCitations(given: string, isLast = false): string {
    return given.replace(citation, (found, at: number) => {
      // What follows may make it a link.
      const next = given[at + found.length]
      if (next === '(' || (next === undefined && !isLast)) return found
      const [, first = ''] = /(f)(?:iles?[\s:]*)?\d/i.exec(found) ?? []
      const numbers = [...found.replace(/[†:].*/, '').matchAll(/([psf]?)(\d+)/gi)].map(
        ([, of = '', number]) => ((of || first).toLowerCase() === 'f' ? 'f' : 'p') + number,
      )
      return mark.begin + numbers.join(',') + mark.end
    })
  }

  /** Passes on whole words only, because half an address would not be recognised. */
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
    take(shown)
  }

  return {
    feed(delta: string): void {
      const words = wordsIn(delta.replaceAll(/[\uE000\uE001]/g, ''))
      if (search !== undefined) return
      pending = markCitations(pending + words)
      const safe = endsCited.test(pending)
        ? pending.length
        : Math.min(
            unfinished.exec(pending)?.index ?? pending.length,
            unfinishedMark.exec(pending)?.index ?? pending.length,
          )
      emit(pending.slice(0, safe))
      pending = pending.slice(safe)
    },
    /** How many characters were received, shown or not. */
    length: () => text.length + pending.length,
    /** What the first line says; `answer` until it was read. */
    head: () => ({ kind, intent }),
    /**
     * @param isCut the reply broke off: words without a first line may then be reasoning
     * @returns what was read; `text` is empty when nothing is certain to be for the visitor
     */
    finish(isCut = false) {
      pending += wordsIn('', true)
      emit(
        markCitations(pending, true)
          .replace(/\s*\[[^\]]*$|\s*【[^】]*$/, '')
          .trimEnd()
          .replace(tail, (found) => found.match(/\uE000[^\uE001]*\uE001/g)?.join('') ?? '')
          .trimEnd(),
      )
      const isUncertain = showedThoughts || (isCut && !hasHead)
      return { kind, intent, search, text: isUncertain ? '' : withoutMarks(text) }
    },
  }
}
