const words = 3
const longest = 40
// A word of letters, or a short one with a full stop such as "Dr." or "J.", which cannot be a
// domain.
const word = /^(\p{L}[\p{L}\p{M}'’-]*|\p{L}{1,3}\.)$/u

/**
 * The name by which a mail may greet somebody at an unverified address: the typed name, if it can
 * be nothing else. The sender may have entered somebody else's address, so sentences, numbers,
 * addresses and line breaks are refused; the greeting then has no name.
 */
export function greetingName(typed: string): string | null {
  const parts = typed.trim().split(' ')
  if (parts.length > words || [...typed].length > longest) return null
  return parts.every((part) => word.test(part)) ? parts.join(' ') : null
}
