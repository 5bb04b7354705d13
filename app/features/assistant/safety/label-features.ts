import { normalizeMessage } from './normalize-message.ts'

/** How many different features the weights tell apart. */
export const featureCount = 8192
const mostWords = 60
const pieceLengths = [3, 4]
const pieceWeight = 0.5

/**
 * What a message consists of: its words, pairs of words and pieces of words, each as a number below
 * `featureCount` with its weight. The length of the message counts for nothing.
 */
export function featuresOf(message: string): Map<number, number> {
  const words = normalizeMessage(message)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
  const features = new Map<number, number>()
  const add = (text: string, weight: number) => {
    const place = placeOf(text)
    features.set(place, (features.get(place) ?? 0) + weight)
  }
  for (const [at, word] of words.entries()) {
    add(`w${word}`, 1)
    if (at > 0) add(`b${words[at - 1]} ${word}`, 1)
    const ends = `^${word}$`
    for (const length of pieceLengths)
      for (let from = 0; from + length <= ends.length; from += 1)
        add(`c${ends.slice(from, from + length)}`, pieceWeight)
  }
  const size = Math.hypot(...features.values()) || 1
  for (const [place, weight] of features) features.set(place, weight / size)
  return features
}

/** FNV-1a. */
function placeOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return (hash >>> 0) % featureCount
}
