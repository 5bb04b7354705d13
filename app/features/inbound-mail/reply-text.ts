import { beginningOf } from '#app/platform/clean-text.ts'
import { mailReplies as copy } from '#content/mail-replies.ts'

const mostNamed = 2_000

/**
 * An answer by mail as it is stored: its text with what is said of files that were not taken, cut where the
 * record takes no more.
 * @param notTaken files, each by its name or with what is wrong with it
 * @param length the most characters
 */
export function replyText(text: string, notTaken: readonly string[], length: number): string {
  const names = beginningOf(notTaken.join('\n'), mostNamed)
  const end = names === '' ? '' : `\n\n${copy.notTaken(names)}`
  const room = length - end.length - copy.shortened.length - 2
  const said = text.length > room ? `${beginningOf(text, room)}\n\n${copy.shortened}` : text
  return `${said}${end}`.trim()
}
