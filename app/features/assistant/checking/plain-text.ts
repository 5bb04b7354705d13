/**
 * A text as it is compared: usual spaces, dashes and quotation marks, digits from 0 to 9. Letters keep
 * their case and their accents.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[٠-٩۰-۹०-९]/g, (digit) => String(digitOf(digit)))
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”«»„]/g, '"')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

/** The same in small letters, without accents. */
export const foldedText = (text: string): string =>
  plainText(text).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

const zeros = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0))

function digitOf(digit: string): number {
  const code = digit.charCodeAt(0)
  const zero = zeros.findLast((one) => one <= code) ?? code
  return code - zero
}

/** The words of a text, which may hold points, hyphens and apostrophes ("e-Visa", "U.S"). */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'.&-]*[\p{L}\p{N}])?/gu) ?? []
