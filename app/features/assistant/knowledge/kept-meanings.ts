import type { Encoder, Nearness } from './encoder.server.ts'

/** So many texts are kept: those of the answers that are being made. */
const mostKept = 64

/**
 * Keeps the vectors of the texts that were encoded last: for one answer a message is compared several times.
 * Texts that failed are encoded again.
 */
export function keepingMeanings(encoder: Pick<Encoder, 'embed'>): Encoder['embed'] {
  const kept = new Map<string, Promise<Float32Array>>()
  return async (texts, by: Nearness = 'subject') => {
    const keyOf = (text: string) => `${by}\n${text}`
    const fresh = [...new Set(texts)].filter((text) => !kept.has(keyOf(text)))
    const work = fresh.length > 0 ? encoder.embed(fresh, by) : Promise.resolve([])
    const found = texts.map((text) => {
      const key = keyOf(text)
      const place = fresh.indexOf(text)
      const one = kept.get(key) ?? work.then((vectors) => vectors[place] as Float32Array)
      // The one that was asked for last is forgotten last.
      kept.delete(key)
      kept.set(key, one)
      if (place >= 0) one.catch(() => kept.delete(key))
      return one
    })
    for (const [key] of kept) {
      if (kept.size <= mostKept) break
      kept.delete(key)
    }
    return Promise.all(found)
  }
}
