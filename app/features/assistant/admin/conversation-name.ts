import { beginningOf } from '#app/platform/clean-text.ts'
import { courtesyIn } from '../answering/courtesy.ts'

/** How many messages of the visitor are looked through for a name. */
export const lookedThrough = 5

/**
 * What staff call a conversation: the first message of the visitor that says something. "Bonjour" or "thanks" does
 * only where nothing else was said.
 * @param said the first messages of the visitor, oldest first
 */
export function conversationName(opening: string, said: readonly string[]): string {
  const name = [opening, ...said].find((text) => /\p{L}/u.test(text) && !isPoliteOnly(text))
  return beginningOf((name ?? opening).replace(/\s+/g, ' ').trim(), longest)
}

type Said = { role: string; content: string }

/** The same of a conversation that is read whole. */
export const nameOfThread = (opening: string, messages: readonly Said[]) =>
  conversationName(
    opening,
    messages
      .filter(({ role }) => role === 'user')
      .slice(0, lookedThrough)
      .map(({ content }) => content),
  )

const longest = 160

/** "This does not help" is no courtesy, it says something. */
function isPoliteOnly(text: string): boolean {
  const courtesy = courtesyIn(text)
  return courtesy !== null && courtesy !== 'sorry'
}
