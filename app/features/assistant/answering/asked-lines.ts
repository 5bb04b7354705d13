/** A line that asks, with its answer in the lines below it: the reply names which question it answers. */
const asked = /(?<=^|\n\n)[^\n]+\?(?=\n[^\n])/g

/** A reply in parts, in its order: the questions that it names, and everything else. */
export function askedLines(text: string): { text: string; isAsked: boolean }[] {
  const parts: { text: string; isAsked: boolean }[] = []
  let at = 0
  for (const { index, 0: question } of text.matchAll(asked)) {
    if (index > at) parts.push({ text: text.slice(at, index), isAsked: false })
    parts.push({ text: question, isAsked: true })
    at = index + question.length
  }
  if (at < text.length) parts.push({ text: text.slice(at), isAsked: false })
  return parts
}
