/** Digits and signs that people write instead of letters to avoid a filter. */
const lookAlikes: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '*': '' }

/**
 * Normalises a message for the patterns: lower case, no accents, no hidden characters, single spaces,
 * straight apostrophes, and letters that were spaced out joined together.
 */
export function normalizeMessage(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}|\p{Cf}/gu, '')
    .normalize('NFC')
    .replaceAll(/[’‘`´ʼ]/g, "'")
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll(/\b\p{L}(?:[ .\-_]\p{L}){3,}\b/gu, (spelt) => spelt.replaceAll(/[ .\-_]/g, ''))
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The same with digits and signs inside words replaced by the letters that they stand for. */
export function withoutLookAlikes(plain: string): string {
  return plain
    .replaceAll(/(?<=\p{L})[@$!*](?=\p{L})/gu, (sign) => signs[sign] ?? sign)
    .replaceAll(/(?<=\p{L})[013457](?=\p{L})/gu, (digit) => lookAlikes[digit] ?? digit)
}
