/** Our own names: a question about them is a question about the site. */
const own = /^(?:unordin|aftrlife|blueprint)$/i
const leastLetters = 3

/** Finds names by their spelling: capitals within a sentence, abbreviations and numbers of standards. */
export function namesIn(message: string): string[] {
  // In a message that is all capitals, capitals say nothing.
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
