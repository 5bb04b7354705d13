import { folded } from '../facts/fold.ts'

/** Three letters in a row find other forms of a word and misspelt ones, in every language. */
const lettersInPiece = 3

/** The pieces of all words, which have a space at both ends. */
export function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>()
  for (const word of folded(text).trim().split(' ')) {
    const padded = ` ${word} `
    for (let at = 0; at + lettersInPiece <= padded.length; at += 1)
      pieces.add(padded.slice(at, at + lettersInPiece))
  }
  return pieces
}

/**
 * Compares a text with many others by the pieces of their words, where rare pieces count more.
 * @returns for a text, its likeness to each of `texts` in their order, from 0 to 1
 */
export function indexLikeness(texts: readonly string[]): (text: string) => Float64Array {
  const places = new Map<string, number[]>()
  const pieces = texts.map(piecesOf)
  for (const [place, set] of pieces.entries())
    for (const piece of set) {
      const known = places.get(piece)
      if (known) known.push(place)
      else places.set(piece, [place])
    }
  const rarityOf = (piece: string) =>
    Math.log((texts.length + 1) / ((places.get(piece)?.length ?? 0) + 0.5)) ** 2
  const lengthOf = (set: ReadonlySet<string>) =>
    Math.sqrt([...set].reduce((sum, piece) => sum + rarityOf(piece), 0)) || 1
  const lengths = pieces.map(lengthOf)
  return (text) => {
    const asked = piecesOf(text)
    const likeness = new Float64Array(texts.length)
    for (const piece of asked) {
      const rarity = rarityOf(piece)
      for (const place of places.get(piece) ?? []) likeness[place] = (likeness[place] ?? 0) + rarity
    }
    const length = lengthOf(asked)
    return likeness.map((sum, place) => sum / (length * (lengths[place] ?? 1)))
  }
}
