const fewLetters = 4
/** Of the words with enough letters, every so many has a mistake. */
const every = 3

/** A text as somebody types it in a hurry: some words have two letters in the wrong order, one too few or one twice. */
export function misspelt(text: string, seed: number): string {
  let at = seed
  return text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => {
    at += 1
    if (word.length < fewLetters || at % every !== 0) return word
    const place = 1 + (at % (word.length - 2))
    const [before, letter, next, after] = [
      ...[word.slice(0, place), word.charAt(place), word.charAt(place + 1)],
      word.slice(place + 2),
    ]
    const mistakes = [`${next}${letter}`, next, `${letter}${letter}${next}`]
    return `${before}${mistakes[(at + word.length) % mistakes.length]}${after}`
  })
}
