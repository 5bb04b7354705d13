const names =
  '(?:[a-z]{1,20}[:_-])?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratch_?pad|monologue)|antthinking|tool_calls?|function_calls?|details|sys'
/** Thoughts, calls of tools and turns of somebody else: what stands in them is not the answer. */
const opens = new RegExp(
  `<{1,2}\\s*(?:${names})\\b[^>]{0,200}>{1,2}|\\[(?:think|thinking|reasoning|inst)\\]|◁think▷|<!--|<\\|im_end\\|>|<\\|channel\\|>\\s*(?:analysis|commentary)\\b`,
  'i',
)
const closes = new RegExp(
  `<{1,2}\\s*/\\s*(?:${names})\\s*>{1,2}|\\[/(?:think|thinking|reasoning|inst)\\]|◁/think▷|<\\|im_start\\|>\\s*assistant\\b|<\\|channel\\|>\\s*final\\b`,
  'i',
)
const commentEnds = /-->/
/** Any other tag is a mark of the model's own: none belongs into a plain text. */
const tags = /<\/?[a-z][^<>]{0,200}>|<[|｜][^<>]{0,60}[|｜]>/gi
const partOfTag = /<[/|｜]?[a-z][^<>]*$/i
/** What may still become a tag. */
const unfinished =
  /<{1,2}[^<>]{0,200}$|-{1,2}$|[[◁]\/?[a-z]{0,9}$|<\|(?:channel|im_start)\|>\s*[a-z]*$/i

/**
 * Lets through what a model says, and not what it thinks before. Some models send the end of their
 * thoughts without a beginning, which only shows when it comes.
 */
export function createReasoningFilter() {
  let waiting = ''
  let isHidden = false
  let ends = closes

  return {
    /**
     * @returns words that may be shown, and whether what was let through before this piece were thoughts
     */
    feed(delta: string, isLast = false): { words: string; wasThought: boolean } {
      waiting += delta
      let words = ''
      let wasThought = false
      for (;;) {
        const end = (isHidden ? ends : closes).exec(waiting)
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
          ends = begin[0] === '<!--' ? commentEnds : closes
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
