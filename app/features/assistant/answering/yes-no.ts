import type { FactLanguage } from '../facts/fact.ts'

const begins = {
  en: /^(?:yes|no)[.,:] +(?!(?:if|for|but|only|as|when|with|by|in|on|at|and|until|because|unless|after|before|from|once|not|to|of|through|within|both|either|since|during)\b)(?=\S)/i,
  fr: /^(?:oui|non)(?:[.,]| :) +(?!(?:si|s'|pour|mais|seulement|comme|quand|avec|par|en|dans|sur|à|et|jusqu|parce|sauf|après|avant|depuis|dès|pas|de|d'|grâce|selon|sous)(?!\p{L}))(?=\S)/iu,
}
const conjunctions = {
  en: '(?:and|but|so|or|ok(?:ay)?|then|well|hm+|fine)',
  fr: '(?:et|mais|ou|donc|alors|bon|ok)',
}
const words = {
  en: '(?:who(?:m|se)?|what|which|how|when|where|why)',
  fr: "(?:qui|quoi|quel(?:le)?s?|comment|combien|quand|où|pourquoi|qu'est-ce)",
}
const asksOpenly = {
  en: new RegExp(
    `(?:^|[.,;:!?] *)(?:${conjunctions.en},? )*(?:(?:for|by|to|in|at|from|with|on|of) )?${words.en}\\b`,
    'iu',
  ),
  fr: new RegExp(
    `(?:^|[.,;:!?] *)(?:${conjunctions.fr},? )*(?:(?:à|de|pour|par|dans|en|avec|chez|depuis|sur) )?${words.fr}(?!\\p{L})`,
    'iu',
  ),
}
/** A question whether something is so, beside or after the open one ("what if ..., is it lost?"). */
const asksWhether = {
  en: /\bwhat if\b|\bhow about\b|\bwhat about\b|,? (?:right|correct|yes|no|or not|isn't it|aren't you|don't you)\s*\?|(?:^|[.,;:!?] *)(?:and |but |so |or )?(?:do|does|did|is|are|was|were|can|could|may|must|should|will|would|has|have|had)\b[^?]*\?/i,
  fr: /\best-ce que?\b|\bet si\b|\bque se passe|,? (?:n'est-ce pas|non|oui|d'accord|hein)\s*\?|(?<!\p{L})(?:peut|doit|faut|est|sont|a|ont|va|puis|pouvez|devez|avez|êtes|allez)-(?:t-)?(?:on|il|elle|ils|elles|je|vous)(?!\p{L})/iu,
}

/**
 * An answer without the "Yes" or "No" at its beginning, for somebody who asks who, what or how: a known
 * question is asked in several ways, and its answer begins for one of them.
 * @param asked the visitor's message
 */
export function withoutYesNo(answer: string, asked: string, language: FactLanguage): string {
  if (!asksOpenly[language].test(asked) || asksWhether[language].test(asked)) return answer
  return beginning(restOf(answer, language))
}

/**
 * Where an answer stands in a text, with its "Yes" or "No" or without.
 * @returns -1 when it was not said
 */
export function placeOfAnswer(said: string, answer: string, language: FactLanguage): number {
  const whole = said.indexOf(answer)
  return whole >= 0 ? whole : said.indexOf(beginning(restOf(answer, language)))
}

/** What follows the "Yes" or "No" of an answer; without one, the answer. */
export const restOf = (answer: string, language: FactLanguage): string =>
  answer.replace(begins[language], '')

const beginning = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
