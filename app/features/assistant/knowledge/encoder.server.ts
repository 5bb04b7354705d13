import { createHash } from 'node:crypto'
import type { Log } from '#app/platform/log.server.ts'
import type { ThreadDefinition, Threads } from '#app/platform/threads.server.ts'
import { readReleaseVectors } from './release-vectors.server.ts'

/** What turns texts into vectors that lie near each other when the texts mean alike. */
export type Encoder = {
  /** @throws Error when it cannot be started, is asked too much at once, or takes too long */
  embed(texts: readonly string[]): Promise<Float32Array[]>
  /** What it has made before, by hash. */
  released?(): Promise<(hash: string) => Float32Array | undefined>
}

// Changes when the same text would get another vector.
const version = 'use-lite-0.2.0'

/** Names the vector of a text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(`${version}\n${text}`).digest('base64url')

const thread: ThreadDefinition = {
  file: 'app/features/assistant/knowledge/encoder-program.server.ts',
  queue: 8,
  // Loading the model is part of the first answer.
  milliseconds: 20_000,
  bytes: 800 * 1024 * 1024,
  idleMilliseconds: 10 * 60_000,
}
const mostCharacters = 1_000

/** The Universal Sentence Encoder in a thread of its own. */
export function createEncoder(threads: Threads, log: Log): Encoder {
  return {
    released: () => readReleaseVectors(log),
    async embed(texts) {
      const cut = texts.map((text) => text.slice(0, mostCharacters))
      return (await threads.run(thread, cut)) as Float32Array[]
    },
  }
}
