import { knownLanguages } from './number-words.data.ts'
import { foldedText, plainText, wordsOf } from './plain-text.ts'

const mostWords = 4
let known: Map<string, string> | undefined

/** The names of countries in the known languages, with their codes; made when first needed. */
function names(): Map<string, string> {
  if (known) return known
  known = new Map()
  for (const language of knownLanguages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (let first = 65; first <= 90; first += 1)
      for (let second = 65; second <= 90; second += 1) {
        const code = String.fromCharCode(first, second)
        const name = display.of(code)
        if (name && !/^(?:EU|EZ|UN|XA|XB|ZZ|QO)$/.test(code)) known.set(foldedText(name), code)
      }
  }
  for (const [name, code] of [
    ['usa', 'US'],
    ['us', 'US'],
    ['uk', 'GB'],
    ['u.s', 'US'],
    ['u.k', 'GB'],
    ['england', 'GB'],
    ['angleterre', 'GB'],
  ] as const)
    known.set(name, code)
  return known
}

/** The countries that a text names, by code, and the words of their names. */
export function regionsIn(text: string): { codes: Set<string>; words: Set<string> } {
  const words = wordsOf(plainText(text))
  const codes = new Set<string>()
  const taken = new Set<string>()
  for (const [place, word] of words.entries()) {
    if (!/^\p{Lu}/u.test(word)) continue
    for (let count = mostWords; count > 0; count -= 1) {
      const part = words.slice(place, place + count)
      const code = names().get(foldedText(part.join(' ')))
      if (!code) continue
      codes.add(code)
      for (const one of part) taken.add(one)
      break
    }
  }
  return { codes, words: taken }
}
