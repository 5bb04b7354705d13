const words = 3
const longest = 40
// A word of letters; or a short one with a point, as in "Dr." and "J.", which is no address.
const word = /^(\p{L}[\p{L}\p{M}'’-]*|\p{L}{1,3}\.)$/u

/**
 * The name by which a mail may greet somebody whose address has proven nothing: what was typed, if it
 * is no more than a name. Whoever typed it may have meant another mailbox than the own, so no sentence,
 * number, address or second line gets through; then the greeting has no name.
 */
export function greetingName(typed: string): string | null {
  const parts = typed.trim().split(' ')
  if (parts.length > words || [...typed].length > longest) return null
  return parts.every((part) => word.test(part)) ? parts.join(' ') : null
}
