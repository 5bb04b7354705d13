/** Digits and signs that people write instead of letters to avoid a filter. */
const lookAlikes: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '*': '' }

/** Latin letters that do not consist of a letter and an accent. */
const plainLetters: Record<string, string> = {
  ...{ ß: 'ss', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', æ: 'ae', đ: 'd', ð: 'd' },
}

/**
 * Normalises a message for the patterns: lower case, no accents, no hidden characters, single spaces,
 * straight apostrophes, and letters that were spaced out joined together. What is left of Latin script
 * is ASCII, so that `\b` and `\w` are true in the patterns; patterns of other scripts use neither.
 */
export function normalizeMessage(message: string): string {
  return (
    message
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}|\p{Cf}/gu, '')
      .normalize('NFC')
      .replaceAll(/[’‘`´ʼ]/g, "'")
      .replaceAll(/[ßıłøœæđð]/g, (letter) => plainLetters[letter] ?? letter)
      // Vowel signs and the stretch of Arabic, and letters that show nothing
      .replaceAll(/[\u064b-\u0652\u0640\u115f\u1160\u3164\uffa0]/g, '')
      .replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[ .\-_]{1,2}\p{L}){3,}(?![\p{L}\p{N}])/gu, (spelt) =>
        spelt.replaceAll(/[ .\-_]/g, ''),
      )
      .replaceAll(/(\p{L})\1{2,}/gu, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** The same with digits and signs inside words replaced by the letters that they stand for. */
export function withoutLookAlikes(plain: string): string {
  return plain
    .replaceAll(/(?<=\p{L})[@$!*](?=\p{L})/gu, (sign) => signs[sign] ?? sign)
    .replaceAll(/(?<=\p{L})[013457](?=\p{L})/gu, (digit) => lookAlikes[digit] ?? digit)
}
