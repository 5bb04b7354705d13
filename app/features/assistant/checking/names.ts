import { company } from '#content/company.ts'
import { beginnings, namesNobody } from './names.data.ts'
import { foldedText, plainText, wordsOf } from './plain-text.ts'
import { regionsIn } from './regions.ts'

export type NameContext = {
  /** The language of the sentence; null is English. */
  language: string | null
  /** Whether a word stands somewhere in the site in small letters: then it is no name. */
  isPlainWord: (word: string) => boolean
}

const own = new Set(wordsOf(foldedText(company.name)))
/** Capitals within a word, only capitals, or letters with digits: a name also where a sentence begins. */
const surelyNamed =
  /\p{Ll}\p{Lu}|^[\p{Lu}\d&.-]*\p{Lu}[\p{Lu}\d&.-]*\p{Lu}[\p{Lu}\d&.-]*s?$|\p{Lu}.*\d|\d\p{Lu}/u
const capital = /^\p{Lu}/u
/** What makes an adjective of a country. */
const adjective = /^(?:n|an|ian|ish|ese|ien|ienne|iens|iennes|ain|aine|ais|aise|s)$/
/** What stands within a name. */
const joins = /^ ?(?:(?:of|de|du|des|la|del|da|do|the|and|et|&|for|von|der) ){0,2}$/
const nearWords = 8

/** The names of a sentence: each its words. A word that may begin a sentence is none. */
export function namesIn(sentence: string, { language, isPlainWord }: NameContext): string[][] {
  const text = plainText(sentence)
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 1
  // In another script, what is written in Latin letters is a name.
  const isOtherScript = latin < letters / 2
  const regions = regionsIn(text).words
  const names: { words: string[]; end: number }[] = []
  let place = 0
  for (const word of wordsOf(text)) {
    const at = text.indexOf(word, place)
    place = at + word.length
    const isFirst = /(?:^|[.!?:;"(\n]|^[-*] ?) ?$/u.test(text.slice(0, at))
    if (!isName(word, isFirst)) continue
    const before = names.at(-1)
    if (before && joins.test(text.slice(before.end, at))) {
      before.words.push(word)
      before.end = place
    } else names.push({ words: [word], end: place })
  }
  return names.map(({ words }) => words)

  function isName(word: string, isFirst: boolean): boolean {
    const small = foldedText(word).replace(/'s$|'$/, '')
    if (namesNobody.has(small) || own.has(small) || regions.has(word)) return false
    if (isOtherScript) return /^\p{Script=Latin}{2}/u.test(word)
    if (surelyNamed.test(word)) return true
    if (!capital.test(word)) return false
    // German writes all nouns with a capital.
    if (language === 'de') return false
    if (isFirst)
      return (
        !beginnings.has(small) && !beginnings.has(small.split("'")[0] ?? '') && !isPlainWord(small)
      )
    return word.length > 1
  }
}

/** The names and countries of a sentence that a text does not name. */
export function missingNames(sentence: string, given: string, context: NameContext): string[] {
  const words = wordsOf(foldedText(given)).map((word) => word.replace(/'s$/, ''))
  const placesOf = (name: string): number[] => {
    const small = foldedText(name).replace(/'s$|'$/, '')
    return words.flatMap((word, place) => (isSameName(small, word) ? [place] : []))
  }
  const regions = regionsIn(given)
  const missing = namesIn(sentence, context).filter((name) => {
    const places = name.map(placesOf)
    // The words of one name must stand near each other.
    return !places.every((own, part) => {
      const next = places[part + 1]
      return (
        own.length > 0 &&
        (!next || own.some((at) => next.some((other) => Math.abs(other - at) <= nearWords)))
      )
    })
  })
  const said = regionsIn(sentence)
  const others = [...said.codes].filter((code) => !regions.codes.has(code))
  return [...missing.map((name) => name.join(' ')), ...(others.length > 0 ? [...said.words] : [])]
}

function isSameName(name: string, word: string): boolean {
  if (name === word) return true
  if (word.split(/[-.&]/).includes(name) || name.replaceAll('.', '') === word.replaceAll('.', ''))
    return true
  // "Canadian" is of Canada, "Offices" are more than one office.
  const stem = word.replace(/[aeoy]$/, '')
  const longer = name.length > word.length
  if (longer && word.length >= 4) {
    if (name.startsWith(word)) return adjective.test(name.slice(word.length))
    return stem.length >= 4 && name.startsWith(stem) && adjective.test(name.slice(stem.length))
  }
  return word.startsWith(name) && word.slice(name.length) === 's'
}
