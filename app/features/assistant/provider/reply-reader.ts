import { type Intent, intents, type ReplyKind, replyKinds } from '../assistant.ts'

const headAtMost = 60
const citation = /\s*\[\s*[pf]\d+(?:\s*[,;]\s*[pf]\d+)*\s*\]/g
/** What may still become a citation or an address stays behind, and so does the space before it. */
const unfinished = /\s*(?:\[[^\]\n]{0,60}|\S*)$/

/** Reads a streamed reply: its first line and its citations are for us, its words for the visitor. */
export function createReplyReader(show: (text: string) => void) {
  let head: string | undefined = ''
  let [pending, text] = ['', '']
  let kind: ReplyKind = 'answer'
  let intent: Intent = 'other'
  const cited: number[] = []
  const citedFiles: number[] = []

  function takeHead(delta: string): string {
    if (head === undefined) return delta
    head = (head + delta).trimStart()
    if (head === '' || (head.startsWith('#') && !head.includes('\n') && head.length < headAtMost))
      return ''
    const [whole, words = ''] = /^#([^\n]*)\n?/.exec(head) ?? ['']
    for (const word of words.toLowerCase().split(/[^a-z]+/)) {
      kind = replyKinds.find((one) => one === word) ?? kind
      intent = intents.find((one) => one === word) ?? intent
    }
    const rest = head.slice(whole.length)
    head = undefined
    return rest
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
    const plain = given.replace(/https?:\/\/\S+/gi, '').replace(/[*`]|\p{Cf}|\0/gu, '')
    const shown = text === '' ? plain.trimStart() : plain
    if (shown === '') return
    text += shown
    show(shown)
  }

  return {
    feed(delta: string): void {
      pending = takeCitations(pending + takeHead(delta))
      const safe = unfinished.exec(pending)?.index ?? pending.length
      emit(pending.slice(0, safe))
      pending = pending.slice(safe)
    },
    /** How much has come, shown or not. */
    length: () => text.length + pending.length,
    finish() {
      if (head) pending = takeHead('\n')
      emit(
        takeCitations(pending)
          .replace(/\s*\[[^\]]*$/, '')
          .trimEnd(),
      )
      return { kind, intent, text, cited, citedFiles }
    },
  }
}
