import type { Passage } from '../assistant.ts'

/**
 * Quotes a passage word for word: a list line by line below the sentence or the heading that leads to it, a
 * row of a table with the names of the table and the columns. When the heading is a question of the page, it
 * is quoted as well: otherwise its "yes" or "no" would seem to answer the visitor's question.
 */
export function quote({ heading, lead, text, isRow }: Passage): string {
  const isQuestion = heading?.endsWith('?')
  if (!text.includes('\n') && !isRow) return isQuestion ? `${heading}\n${text}` : text
  const lines = text.split('\n').map((line) => `- ${line}`)
  return [(!isQuestion && lead) || heading, ...lines].filter(Boolean).join('\n')
}
