import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { WorkerBusy, type WorkerDefinition } from '#app/platform/worker.ts'
import { functionFaults } from '#content/assistant-functions.ts'

const mebibyte = 1024 * 1024

/** Reads pictures and documents, any of which may be made to do harm. */
export const readingWorker: WorkerDefinition = {
  file: 'app/features/assistant/engines/reading-program.server.ts',
  scriptThreads: 2,
  processes: 2,
  places: 16,
  placesEach: 3,
  milliseconds: 45_000,
  cpuMilliseconds: 12_000,
  bytes: 650 * mebibyte,
  keptBytes: 320 * mebibyte,
  idleMilliseconds: 30_000,
}

/** Makes sound of text and text of sound. */
export const voiceWorker: WorkerDefinition = {
  file: 'app/features/assistant/engines/voice-program.server.ts',
  processes: 1,
  places: 8,
  placesEach: 3,
  // A recording is at most 30 s long. A slow processor with much else to do needs minutes for it.
  milliseconds: 180_000,
  cpuMilliseconds: 60_000,
  bytes: 350 * mebibyte,
  keptBytes: 300 * mebibyte,
  idleMilliseconds: 5 * 60_000,
}

/** How many seconds to wait before asking a busy engine again. */
const busySeconds = 5

/** A task for an engine, and the address it is for: all tasks of one address share their turns. */
export type EngineTask = { asker: string; input: () => unknown; isSpare?: boolean }

/**
 * Runs a task of an engine.
 * @throws AppError `rate_limited` when too many tasks wait; WorkerFailed when it exceeded its limits
 */
export async function runEngine<Output>(
  app: Pick<App, 'workers'>,
  worker: WorkerDefinition,
  task: EngineTask,
): Promise<Output> {
  try {
    return (await app.workers.run(worker, task)) as Output
  } catch (error) {
    if (!(error instanceof WorkerBusy)) throw error
    throw new AppError('rate_limited', functionFaults.busy, busySeconds)
  }
}
