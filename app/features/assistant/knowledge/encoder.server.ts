import { createHash } from 'node:crypto'
import type { Log } from '#app/platform/log.server.ts'
import type { WorkerDefinition } from '#app/platform/worker.ts'
import type { Workers } from '#app/platform/workers.server.ts'
import { weightsVersion } from '../questions/question-weights.ts'
import { readReleaseVectors } from './release-vectors.server.ts'

/**
 * What makes two texts near each other.
 * - `subject`: they are about the same
 * - `question`: they ask the same
 */
export type Nearness = 'subject' | 'question'

/** Makes vectors of texts; texts of similar meaning get near vectors. */
export type Encoder = {
  /**
   * @param by subject by default
   * @throws Error when it cannot start, is overloaded or takes too long
   */
  embed(texts: readonly string[], by?: Nearness): Promise<Float32Array[]>
  /** Vectors that were made at release time, by hash. */
  released?(): Promise<(hash: string) => Float32Array | undefined>
}

// Part of each hash: it changes when the same text gets another vector.
const versions = { subject: 'use-lite-0.2.0', question: weightsVersion }

/** The key of a text's vector. */
export const hashOf = (text: string, by: Nearness = 'subject'): string =>
  createHash('sha256').update(`${versions[by]}\n${text}`).digest('base64url')

const mebibyte = 1024 * 1024
const worker: WorkerDefinition = {
  file: 'app/features/assistant/knowledge/encoder-program.server.ts',
  processes: 1,
  places: 8,
  placesEach: 8,
  // Includes loading the models at the first answer, which takes a minute on a busy machine. If the process were
  // ended then, the next one would take as long, and none would ever answer.
  milliseconds: 180_000,
  // It gets texts of limited length only, and loading alone takes a slow processor half a minute.
  cpuMilliseconds: 180_000,
  bytes: 400 * mebibyte,
  keptBytes: 400 * mebibyte,
  idleMilliseconds: 10 * 60_000,
}
const mostCharacters = 1_000

/** The Universal Sentence Encoder, as its package has it and as it was learnt further, in one process. */
export function createEncoder(workers: Workers, log: Log): Encoder {
  return {
    released: () => readReleaseVectors(log),
    async embed(texts, by = 'subject') {
      const cut = texts.map((text) => text.slice(0, mostCharacters))
      const task = { asker: 'the site', input: () => ({ texts: cut, by }) }
      return (await workers.run(worker, task)) as Float32Array[]
    },
  }
}
