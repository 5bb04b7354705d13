import type { Database } from '#app/platform/db.server.ts'
import type { Log } from '#app/platform/log.server.ts'
import { type Encoder, hashOf, type Nearness } from './encoder.server.ts'
import { deleteOldVectors, insertVectors, selectVectors } from './knowledge-store.server.ts'
import { fromBytes, toBytes } from './vector-bytes.ts'

/** Few at once, so that a question does not wait long. */
const atOnce = 6
const storedAtOnce = 96

export type Vectors = ReturnType<typeof createVectors>

/** Gives vectors of texts: from memory, the database, the release, or else the encoder. */
export function createVectors(db: Database, encoder: Encoder, log: Log) {
  const known = new Map<string, Float32Array>()
  let missing = 0

  let latest = 0
  let working: Promise<unknown> = Promise.resolve()

  async function make(texts: readonly string[], by: Nearness, round: number): Promise<boolean> {
    const unread = texts.filter((text) => !known.has(hashOf(text, by)))
    for (let from = 0; from < unread.length; from += storedAtOnce) {
      // A later call wants other texts, so these are no longer needed.
      if (round !== latest) return false
      const chunk = unread.slice(from, from + storedAtOnce)
      const fresh: { hash: string; vector: Buffer }[] = []
      for (let at = 0; at < chunk.length; at += atOnce) {
        const batch = chunk.slice(at, at + atOnce)
        const vectors = await encoder.embed(batch, by)
        for (const [place, text] of batch.entries()) {
          const vector = vectors[place]
          if (!vector) throw new Error('encoder: a vector is missing')
          known.set(hashOf(text, by), vector)
          fresh.push({ hash: hashOf(text, by), vector: toBytes(vector) })
        }
        missing = Math.max(0, missing - batch.length)
      }
      await db.system((tx) => insertVectors(tx, fresh))
    }
    return round === latest
  }

  /** Forgets the vectors of all other texts. What is not deleted now is deleted the next time. */
  async function keep(used: ReadonlySet<string>): Promise<void> {
    for (const hash of known.keys()) if (!used.has(hash)) known.delete(hash)
    try {
      await db.system((tx) => deleteOldVectors(tx, [...used]))
    } catch (error) {
      log.warn({ err: error }, 'assistant: vectors that are no longer used were not deleted')
    }
  }

  const hashesOf = (texts: readonly string[], asked: readonly string[]) =>
    new Set([
      ...texts.map((text) => hashOf(text)),
      ...asked.map((text) => hashOf(text, 'question')),
    ])

  return {
    /** How many vectors of the texts that come first are missing. */
    missing: () => missing,
    of: (text: string): Float32Array | undefined => known.get(hashOf(text)),
    ofQuestion: (text: string): Float32Array | undefined => known.get(hashOf(text, 'question')),
    /**
     * Loads the vectors that the database or the release has.
     * @param texts those that are made first, by their subject
     * @param asked those that are made afterwards, by what they ask
     */
    async load(texts: readonly string[], asked: readonly string[] = []): Promise<void> {
      const all = hashesOf(texts, asked)
      const hashes = [...all].filter((hash) => !known.has(hash))
      const rows = hashes.length > 0 ? await db.system((tx) => selectVectors(tx, hashes)) : []
      for (const { hash, vector } of rows) known.set(hash, fromBytes(vector))
      const releasedOf = hashes.length > rows.length && (await encoder.released?.())
      for (const hash of releasedOf ? hashes : []) {
        const vector = known.has(hash) || !releasedOf ? undefined : releasedOf(hash)
        if (vector) known.set(hash, vector)
      }
      missing = [...hashesOf(texts, [])].filter((hash) => !known.has(hash)).length
    },
    /**
     * Makes the missing vectors, those of `texts` first, and drops those of all other texts.
     * @returns for each of the two whether its vectors are there; false when a later call has replaced
     * this one
     */
    complete(
      texts: readonly string[],
      asked: readonly string[] = [],
    ): { first: Promise<boolean>; all: Promise<boolean> } {
      latest += 1
      const round = latest
      const first = working.then(() => make(texts, 'subject', round))
      const all = first.then((isDone) => isDone && make(asked, 'question', round))
      working = all
        .then((isAll) => (isAll ? keep(hashesOf(texts, asked)) : undefined))
        .catch(() => {})
      return { first, all }
    },
  }
}
