/** Of our own: who asks about them asks about the site. */
const own = /^(?:unordin|aftrlife|blueprint)$/i
const leastLetters = 3

/**
 * The names in a message, as far as their spelling shows them: capitals within the sentence, abbreviations
 * and numbers of standards.
 */
export function namesIn(message: string): string[] {
  // Who writes everything in capitals writes no names.
  if (message === message.toUpperCase()) return []
  const sentences = message.split(/[.!?:\n]+/)
  return sentences.flatMap((sentence) => {
    const words = sentence.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean)
    return words.filter(
      (word, place) =>
        word.length >= leastLetters &&
        !own.test(word) &&
        (/\d/.test(word) ||
          /^\p{Lu}{2,}/u.test(word) ||
          /\p{Ll}\p{Lu}/u.test(word) ||
          (place > 0 && /^\p{Lu}\p{Ll}/u.test(word))),
    )
  })
}
