import { type Encoder, hashOf, type Nearness } from './encoder.server.ts'

/** So many are kept: those of the answers that are being made. */
const mostKept = 64

/**
 * Keeps the vectors of the texts that were encoded last, by a hash of each text: for one answer a message is compared
 * several times. Texts that failed are encoded again.
 */
export function keepingMeanings(embed: Encoder['embed']): Encoder['embed'] {
  const kept = new Map<string, Promise<Float32Array>>()
  return async (texts, by: Nearness = 'subject') => {
    const keyOf = (text: string) => hashOf(text, by)
    const fresh = [...new Set(texts)].filter((text) => !kept.has(keyOf(text)))
    const work = fresh.length > 0 ? embed(fresh, by) : Promise.resolve([])
    const found = texts.map((text) => {
      const key = keyOf(text)
      const place = fresh.indexOf(text)
      const one = kept.get(key) ?? work.then((vectors) => vectors[place] as Float32Array)
      // The one that was asked for last is forgotten last.
      kept.delete(key)
      kept.set(key, one)
      if (place >= 0) one.catch(() => kept.get(key) === one && kept.delete(key))
      return one
    })
    for (const [key] of kept) {
      if (kept.size <= mostKept) break
      kept.delete(key)
    }
    return Promise.all(found)
  }
}
