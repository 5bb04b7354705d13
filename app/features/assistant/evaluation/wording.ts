import type { Wording } from './conversation-case.ts'

const names = {
  0: 'zero',
  1: 'one',
  2: 'two deux dos',
  3: 'three trois tres',
  4: 'four quatre cuatro',
  5: 'five cinq cinco',
  6: 'six seis',
  7: 'seven sept siete',
  8: 'eight huit ocho',
  9: 'nine neuf nueve',
  10: 'ten dix diez',
  11: 'eleven onze once',
  12: 'twelve douze doce',
  14: 'fourteen quatorze catorce',
  16: 'sixteen seize',
  20: 'twenty vingt veinte',
  30: 'thirty trente treinta',
  40: 'forty quarante',
  50: 'fifty cinquante',
  60: 'sixty soixante',
  90: 'ninety',
  600: 'six hundred',
}
const numbers = Object.entries(names)
  .map(([digits, words]): [string, RegExp] => [
    digits,
    new RegExp(`\\b(?:${digits === '600' ? words : words.replaceAll(' ', '|')})\\b`, 'g'),
  ])
  .reverse()

/**
 * A text as words in small letters without accents and punctuation, with numbers as digits: what two ways
 * of writing the same have in common.
 */
export function plainWords(text: string): string {
  let plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/per ?cent|pour ?cent|por ciento/g, '%')
  // The longest first: "six hundred" before "six".
  for (const [digits, words] of numbers) plain = plain.replace(words, digits)
  return plain
    .replace(/([%$€£])/g, ' $1 ')
    .replace(/(?<=\d) ?(?:[-–—‑]|\bto\b|\ba\b) ?(?=\d)/g, ' to ')
    .replace(/[^\p{L}\p{N}%$€£@._]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[._]+|[._]+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

const patterns = new Map<Wording, RegExp[]>()

/** Whether plain words say one of the alternatives of a wording. */
export function says(plain: string, wording: Wording): boolean {
  let alternatives = patterns.get(wording)
  if (!alternatives) {
    alternatives = wording.split(' | ').map(patternOf)
    patterns.set(wording, alternatives)
  }
  return alternatives.some((pattern) => pattern.test(plain))
}

const anyEnd = 'anyend'
const fewWords = 'fewwords'

function patternOf(alternative: string): RegExp {
  const marked = alternative.replaceAll('*', anyEnd).replaceAll('…', ` ${fewWords} `)
  const words = plainWords(marked)
    .replace(/[.$]/g, '\\$&')
    .replaceAll(anyEnd, '[^ ]*')
    .replaceAll(` ${fewWords} `, '(?: [^ ]+){0,8} ')
  return new RegExp(`(?:^| )${words}(?: |$)`)
}
