/** Letters that people write as digits or signs to get a word past a filter. */
const lookAlikes: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '*': '' }

/**
 * A message in the spelling that patterns are written in: lower case, without accents, hidden
 * characters and doubled spaces, with straight apostrophes, and letters that were set apart together.
 */
export function plainMessage(message: string): string {
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

/** The same with look-alike digits and signs inside words read as the letters they stand for. */
export function withoutLookAlikes(plain: string): string {
  return plain
    .replaceAll(/(?<=\p{L})[@$!*](?=\p{L})/gu, (sign) => signs[sign] ?? sign)
    .replaceAll(/(?<=\p{L})[013457](?=\p{L})/gu, (digit) => lookAlikes[digit] ?? digit)
}
