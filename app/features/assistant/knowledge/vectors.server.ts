import type { Database } from '#app/platform/db.server.ts'
import { type Encoder, hashOf } from './encoder.server.ts'
import { deleteOldVectors, insertVectors, selectVectors } from './knowledge-store.server.ts'

/** Few at once, so that a question does not wait long. */
const atOnce = 6
const storedAtOnce = 96

export type Vectors = ReturnType<typeof createVectors>

/** Gives vectors of texts: from memory, the database, the release, or else the encoder. */
export function createVectors(db: Database, encoder: Encoder) {
  const known = new Map<string, Float32Array>()
  let missing = 0

  let latest = 0
  let working: Promise<unknown> = Promise.resolve()

  async function make(texts: readonly string[], round: number): Promise<boolean> {
    const unread = texts.filter((text) => !known.has(hashOf(text)))
    for (let from = 0; from < unread.length; from += storedAtOnce) {
      // A later call wants other texts, so these are no longer needed.
      if (round !== latest) return false
      const chunk = unread.slice(from, from + storedAtOnce)
      const fresh: { hash: string; vector: Buffer }[] = []
      for (let at = 0; at < chunk.length; at += atOnce) {
        const batch = chunk.slice(at, at + atOnce)
        const vectors = await encoder.embed(batch)
        for (const [place, text] of batch.entries()) {
          const vector = vectors[place]
          if (!vector) throw new Error('encoder: a vector is missing')
          known.set(hashOf(text), vector)
          fresh.push({ hash: hashOf(text), vector: toBytes(vector) })
        }
        missing = unread.length - from - at - batch.length
      }
      await db.system((tx) => insertVectors(tx, fresh))
    }
    if (round !== latest) return false
    const used = new Set(texts.map(hashOf))
    for (const hash of known.keys()) if (!used.has(hash)) known.delete(hash)
    if (unread.length > 0) await db.system((tx) => deleteOldVectors(tx, [...used]))
    return true
  }

  return {
    /** How many vectors are missing. */
    missing: () => missing,
    of: (text: string): Float32Array | undefined => known.get(hashOf(text)),
    /** Loads the vectors that the database or the release has. */
    async load(texts: readonly string[]): Promise<void> {
      const hashes = [...new Set(texts.map(hashOf))].filter((hash) => !known.has(hash))
      const rows = hashes.length > 0 ? await db.system((tx) => selectVectors(tx, hashes)) : []
      for (const { hash, vector } of rows) known.set(hash, fromBytes(vector))
      missing = hashes.length - rows.length
      const releasedOf = missing > 0 && (await encoder.released?.())
      if (!releasedOf) return
      for (const hash of hashes) {
        const vector = known.has(hash) ? undefined : releasedOf(hash)
        if (!vector) continue
        known.set(hash, vector)
        missing -= 1
      }
    },
    /**
     * Makes the missing vectors, and drops those of other texts.
     * @returns false when a later call has replaced this one
     */
    async complete(texts: readonly string[]): Promise<boolean> {
      latest += 1
      const round = latest
      const done = working.then(() => make(texts, round))
      working = done.catch(() => {})
      return done
    },
    /** The vector of a question, which is not stored. */
    async ofQuestion(text: string): Promise<Float32Array | undefined> {
      return (await encoder.embed([text]))[0]
    },
  }
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

const toBytes = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)

function fromBytes(bytes: Uint8Array): Float32Array {
  // Copies the bytes: the driver's buffer may not be aligned to four bytes.
  return new Float32Array(new Uint8Array(bytes).buffer)
}
