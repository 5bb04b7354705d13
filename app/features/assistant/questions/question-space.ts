import type { FactLanguage } from '../facts/fact.ts'
import { folded } from '../facts/fold.ts'
import { inEnglish } from '../french/in-english.ts'
import type { Asking } from './answered-question.ts'
import { stemsIn } from './stems.ts'

/** How many numbers the encoder gives for a text, how many a place in the space has, and a coarse one. */
export const encoded = 512
export const dimensions = 192
export const coarse = 64

/** Where a question is in the space. */
export type Prototype = {
  /** Where texts that ask it are, and where its answer is; both have the length 1. */
  asked: Float32Array
  answer: Float32Array
  /** The coarse places of its wordings one after the other, a byte for each number. */
  wordings: Int8Array
}

/** A text with what the encoder says it means, of a French text what it says in English; without it, its words count alone. */
export type Placed = Asking & { language: FactLanguage; meaning?: Float32Array }

/**
 * A space in which the texts that ask the same are near each other, in English and in French. It is learnt
 * from the wordings of the known questions, together with the encoder (`scripts/learn-questions.py`).
 */
export type QuestionSpace = {
  /** Where the middle of some texts is, with the length 1. */
  placeOf(texts: readonly Placed[]): Float32Array
  /** The same place with the numbers in which wordings differ most: enough to compare single wordings. */
  coarseOf(place: Float32Array): Float32Array
  /** Of a known question, by its id. */
  prototypes: ReadonlyMap<string, Prototype>
}

/** What was learnt. Rows: the numbers of the encoder, then the terms. */
export type Learnt = {
  /** Where the vectors of wordings were in the mean, before the encoder was learnt further. */
  center: Float32Array
  /** How much the terms count beside the meaning. */
  scale: number
  terms: readonly string[]
  /** How rare each term is. */
  rarity: Float32Array
  rows: Rows
  /** The middle of the wordings' places, and the directions of the coarse ones, one after the other. */
  axes: { middle: Float32Array; directions: Float32Array }
}

/** The rows of the projection, `dimensions` numbers each. */
export type Rows = {
  count: number
  /** Adds a row, so many times, to a place. */
  add(to: Float32Array, row: number, times: number): void
}

export const rowsOf = (values: Float32Array): Rows => ({
  count: values.length / dimensions,
  add(to, row, times) {
    const start = row * dimensions
    for (let at = 0; at < dimensions; at += 1)
      to[at] = (to[at] ?? 0) + times * (values[start + at] ?? 0)
  },
})

/**
 * The stems and the words of a text: "how long" and "who" tell questions apart too. A French text also has
 * those of what it says in English.
 */
export function termsOf(text: string, language: FactLanguage): string[] {
  const words = folded(text).trim().split(' ').filter(Boolean)
  const kind = language === 'fr' ? 'f' : ''
  return [
    ...new Set([
      ...stemsIn[language](text).map((stem) => `${kind}s:${stem}`),
      ...words.map((word) => `${kind}w:${word}`),
      ...(language === 'fr' ? termsOf(inEnglish(text), 'en') : []),
    ]),
  ]
}

/** The terms of a text by their row, the rarest with the greatest weight; together they have the length `scale`. */
export function weighTerms(
  { text, language }: Placed,
  { rarity, scale }: Pick<Learnt, 'rarity' | 'scale'>,
  placeOf: (term: string) => number | undefined,
): [row: number, weight: number][] {
  const known = termsOf(text, language).flatMap((term) => placeOf(term) ?? [])
  const length = Math.hypot(...known.map((place) => rarity[place] ?? 0)) || 1
  return known.map((place) => [encoded + place, (scale * (rarity[place] ?? 0)) / length])
}

/** Makes a space of what was learnt. */
export function spaceOf(learnt: Learnt, prototypes: QuestionSpace['prototypes']): QuestionSpace {
  const { center, rows, terms, axes } = learnt
  const places = new Map(terms.map((term, place) => [term, place]))
  return {
    prototypes,
    placeOf(texts) {
      const place = new Float32Array(dimensions)
      for (const one of texts) {
        if (one.meaning)
          for (let row = 0; row < encoded; row += 1)
            rows.add(place, row, (one.meaning[row] ?? 0) - (center[row] ?? 0))
        for (const [row, weight] of weighTerms(one, learnt, (term) => places.get(term)))
          rows.add(place, row, weight)
      }
      return unit(place)
    },
    coarseOf(place) {
      const short = new Float32Array(coarse)
      for (let axis = 0; axis < coarse; axis += 1) {
        const start = axis * dimensions
        let sum = 0
        for (let at = 0; at < dimensions; at += 1)
          sum += ((place[at] ?? 0) - (axes.middle[at] ?? 0)) * (axes.directions[start + at] ?? 0)
        short[axis] = sum
      }
      return unit(short)
    },
  }
}

/** So much is 1 in the bytes of a coarse place. */
const one = 127

/** Coarse places as they are kept. */
export function packWordings(places: readonly Float32Array[]): Int8Array {
  const packed = new Int8Array(places.length * coarse)
  for (const [row, place] of places.entries())
    packed.set(
      place.map((value) => Math.round(value * one)),
      row * coarse,
    )
  return packed
}

/** How near the nearest of some wordings is to a coarse place: at most 1. */
export function nearestWording(place: Float32Array, wordings: Int8Array): number {
  let best = -one
  for (let start = 0; start < wordings.length; start += coarse) {
    let sum = 0
    for (let at = 0; at < coarse; at += 1) sum += (place[at] ?? 0) * (wordings[start + at] ?? 0)
    if (sum > best) best = sum
  }
  return best / one
}

/** The same direction with the length 1. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
