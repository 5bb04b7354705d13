const mostWords = 12

/**
 * What staff type into the search, as PostgreSQL's full text search reads it: every word may be the
 * beginning of one, and words in quotation marks stand beside each other.
 * @returns an empty text when there is nothing to look for
 */
export function searchedWords(search: string): string {
  const parts = [...search.matchAll(/"([^"]+)"|([^\s"]+)/g)].flatMap(([, phrase, word]) => {
    const words = wordsIn(phrase ?? word ?? '')
    if (words.length === 0) return []
    if (phrase || words.length > 1) return [`(${words.join(' <-> ')})`]
    return words.map((one) => (one.length > 1 ? `${one}:*` : one))
  })
  return parts.slice(0, mostWords).join(' & ')
}

// Only letters and digits: every sign means something to the full text search.
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
