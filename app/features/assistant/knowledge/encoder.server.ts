import { createHash } from 'node:crypto'
import type { Log } from '#app/platform/log.server.ts'
import type { WorkerDefinition } from '#app/platform/worker.ts'
import type { Workers } from '#app/platform/workers.server.ts'
import { readReleaseVectors } from './release-vectors.server.ts'

/** Makes vectors of texts; texts of similar meaning get near vectors. */
export type Encoder = {
  /** @throws Error when it cannot start, is overloaded or takes too long */
  embed(texts: readonly string[]): Promise<Float32Array[]>
  /** Vectors that were made at release time, by hash. */
  released?(): Promise<(hash: string) => Float32Array | undefined>
}

// Part of each hash: change it when the same text gets another vector.
const version = 'use-lite-0.2.0'

/** The key of a text's vector. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(`${version}\n${text}`).digest('base64url')

const mebibyte = 1024 * 1024
const worker: WorkerDefinition = {
  file: 'app/features/assistant/knowledge/encoder-program.server.ts',
  processes: 1,
  places: 8,
  placesEach: 8,
  // Includes loading the model at the first answer, which takes a minute on a busy machine. If the process were
  // ended then, the next one would take as long, and none would ever answer.
  milliseconds: 180_000,
  // It gets texts of limited length only, and loading alone takes a slow processor half a minute.
  cpuMilliseconds: 180_000,
  bytes: 400 * mebibyte,
  keptBytes: 400 * mebibyte,
  idleMilliseconds: 10 * 60_000,
}
const mostCharacters = 1_000

/** The Universal Sentence Encoder, in its own process. */
export function createEncoder(workers: Workers, log: Log): Encoder {
  return {
    released: () => readReleaseVectors(log),
    async embed(texts) {
      const cut = texts.map((text) => text.slice(0, mostCharacters))
      const task = { asker: 'the site', input: () => cut }
      return (await workers.run(worker, task)) as Float32Array[]
    },
  }
}
