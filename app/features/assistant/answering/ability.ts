import type { Question } from '../assistant.ts'
import { normalizeMessage } from '../safety/normalize-message.ts'

const asksForIt =
  /^\W*(?:(?:and|so|ok|well|hi|hello|et|alors)\W+)*(?:what can (?:you|u) (?:do|help me with|tell me|answer)(?: for (?:me|us))?|how can (?:you|u) help(?: me| us)?|que (?:pouvez-vous|peux-tu) faire(?: pour (?:moi|nous))?|tu peux faire quoi|vous pouvez faire quoi)\W*$/

/**
 * Whether a message is answered with what the assistant can do: who asks for it, and who sends only signs or
 * emoji, without a word, a number or a file.
 */
export function isShownAbility({ message, attachments }: Question): boolean {
  if (asksForIt.test(normalizeMessage(message))) return true
  return attachments.length === 0 && !/\p{L}|\d{2}/u.test(message)
}
