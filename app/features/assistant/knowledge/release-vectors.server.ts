import { readFile } from 'node:fs/promises'
import type { Log } from '#app/platform/log.server.ts'

// Made by `npm run assistant:vectors` for the content of this release, so that
// a new installation finds by meaning at once.
export const releaseVectors = 'app/features/assistant/knowledge/release-vectors.bin'
const hashBytes = 32
const dimensions = 512
const recordBytes = hashBytes + 4 + dimensions

/**
 * The vectors by the hash of their text. If the file cannot be read, it is logged and the encoder makes
 * all vectors itself; until then answers are found by words alone.
 */
export async function readReleaseVectors(
  log: Log,
  file = releaseVectors,
): Promise<(hash: string) => Float32Array | undefined> {
  const packed = await readFile(file).catch((error) => {
    log.warn({ err: error, file }, 'assistant: the vectors of the release could not be read')
    return Buffer.alloc(0)
  })
  const places = new Map<string, number>()
  for (let at = 0; at + recordBytes <= packed.length; at += recordBytes)
    places.set(packed.toString('base64url', at, at + hashBytes), at + hashBytes)
  return (hash) => {
    const at = places.get(hash)
    return at === undefined ? undefined : unpack(packed, at)
  }
}

/**
 * Stores one byte for each dimension, which keeps the order of nearness.
 * @param kept packed ones, which stay
 */
export function packVectors(
  vectors: readonly { hash: string; vector: Float32Array }[],
  kept: Buffer = Buffer.alloc(0),
): Buffer {
  const records = vectors.map(({ hash, vector }) => pack(hash, vector))
  for (let at = 0; at + recordBytes <= kept.length; at += recordBytes)
    records.push(kept.subarray(at, at + recordBytes))
  const byHash = new Map(records.map((record) => [record.toString('hex', 0, hashBytes), record]))
  return Buffer.concat([...byHash].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one))
}

function pack(hash: string, vector: Float32Array): Buffer {
  const record = Buffer.alloc(recordBytes)
  record.write(hash, 'base64url')
  const step = Math.max(...vector.map(Math.abs)) / 127 || 1
  record.writeFloatLE(step, hashBytes)
  for (const [place, value] of vector.entries())
    record.writeInt8(Math.round(value / step), hashBytes + 4 + place)
  return record
}

function unpack(packed: Buffer, at: number): Float32Array {
  const step = packed.readFloatLE(at)
  // A loop, because all fourteen thousand are read before the first answer.
  const vector = new Float32Array(dimensions)
  for (let place = 0; place < dimensions; place += 1)
    vector[place] = packed.readInt8(at + 4 + place) * step
  return vector
}
