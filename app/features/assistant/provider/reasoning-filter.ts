const names =
  '(?:[a-z]{1,20}[:_-])?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratch_?pad|monologue)|antthinking|tool_calls?|function_calls?|details|sys'
/** Tags of reasoning, tool calls and other speakers: what they contain is not the answer. */
const opens = new RegExp(
  `<{1,2}\\s*(?:${names})\\b[^>]{0,200}>{1,2}|\\[(?:think|thinking|reasoning|inst)\\]|◁think▷|<!--|<\\|im_end\\|>|<\\|channel\\|>\\s*(?:analysis|commentary)\\b`,
  'i',
)
const closes = new RegExp(
  `<{1,2}\\s*/\\s*(?:${names})\\s*>{1,2}|\\[/(?:think|thinking|reasoning|inst)\\]|◁/think▷|<\\|im_start\\|>\\s*assistant\\b|<\\|channel\\|>\\s*final\\b`,
  'i',
)
const commentEnds = /-->/
/** Any other tag is markup of the model, which plain text must not contain. */
const tags = /<\/?[a-z][^<>]{0,200}>|<[|｜][^<>]{0,60}[|｜]>/gi
const partOfTag = /<[/|｜]?[a-z][^<>]*$/i
/** The end of a text that may become a tag with the next words. */
const unfinished =
  /<{1,2}[^<>]{0,200}$|-{1,2}$|[[◁]\/?[a-z]{0,9}$|<\|(?:channel|im_start)\|>\s*[a-z]*$/i

/**
 * Removes the reasoning from a streamed text. Some models send only the closing tag of their reasoning,
 * which shows late that everything before it was reasoning.
 */
export function createReasoningFilter() {
  let waiting = ''
  let isHidden = false
  let ends = closes

  return {
    /** @returns the words to show, and whether everything before this piece was reasoning */
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
      const end = isLast ? waiting.length : (unfinished.exec(waiting)?.index ?? waiting.length)
      if (!isHidden) words += waiting.slice(0, end)
      waiting = waiting.slice(end)
      if (isLast) words = words.replace(partOfTag, '')
      return { words: words.replaceAll(tags, ''), wasThought }
    },
  }
}

/** A whole text without reasoning and tags. */
export function withoutReasoning(text: string): string {
  return createReasoningFilter().feed(text, true).words
}
