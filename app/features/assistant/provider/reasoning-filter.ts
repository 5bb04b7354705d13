const names = 'think(?:ing)?|thoughts?|reasoning|reflection|analysis|scratchpad'
const opens = new RegExp(
  `<(?:${names})\\b[^>]*>|<\\|channel\\|>\\s*(?:analysis|commentary)\\b`,
  'i',
)
const closes = new RegExp(`</(?:${names})\\s*>|<\\|channel\\|>\\s*final\\b`, 'i')
/** Any other tag is a mark of the model's own: none belongs into a plain text. */
const tags = /<\/?[a-z][^<>]{0,200}>|<\|[^<>]{0,60}\|>/gi
const partOfTag = /<[/|]?[a-z][^<>]*$/i
/** What may still become a tag. */
const unfinished = /<[^<>]{0,200}$|<\|channel\|>\s*[a-z]*$/i

/**
 * Lets through what a model says, and not what it thinks before. Some models send the end of their
 * thoughts without a beginning, which only shows when it comes.
 */
export function createReasoningFilter() {
  let waiting = ''
  let isHidden = false

  return {
    /**
     * @returns words that may be shown, and whether what was let through before this piece were thoughts
     */
    feed(delta: string, isLast = false): { words: string; wasThought: boolean } {
      waiting += delta
      let words = ''
      let wasThought = false
      for (;;) {
        const end = closes.exec(waiting)
        const begin = isHidden ? null : opens.exec(waiting)
        if (end && (isHidden || !begin || end.index < begin.index)) {
          if (!isHidden) {
            wasThought = true
            words = ''
          }
          waiting = waiting.slice(end.index + end[0].length)
          isHidden = false
        } else if (begin) {
          words += waiting.slice(0, begin.index)
          waiting = waiting.slice(begin.index + begin[0].length)
          isHidden = true
        } else break
      }
      const held = isLast ? waiting.length : (unfinished.exec(waiting)?.index ?? waiting.length)
      if (!isHidden) words += waiting.slice(0, held)
      waiting = waiting.slice(held)
      if (isLast) words = words.replace(partOfTag, '')
      return { words: words.replaceAll(tags, ''), wasThought }
    },
  }
}

/** A whole text of a model without its thoughts and marks. */
export function withoutReasoning(text: string): string {
  return createReasoningFilter().feed(text, true).words
}
