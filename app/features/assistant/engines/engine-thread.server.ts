import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { ThreadBusy, type ThreadDefinition } from '#app/platform/threads.server.ts'
import { functionFaults } from '#content/assistant-functions.ts'

const common = { queue: 8, idleMilliseconds: 5 * 60_000 }
const mebibyte = 1024 * 1024

/** Pictures and documents. */
export const readingThread: ThreadDefinition = {
  ...common,
  file: 'app/features/assistant/engines/reading-program.server.ts',
  milliseconds: 45_000,
  bytes: 1_200 * mebibyte,
}

/** Text to sound, and sound to text. */
export const voiceThread: ThreadDefinition = {
  ...common,
  file: 'app/features/assistant/engines/voice-program.server.ts',
  milliseconds: 40_000,
  bytes: 800 * mebibyte,
}

/** A thread whose queue is full is asked again after so many seconds. */
const busySeconds = 5

/**
 * Has an engine work.
 * @throws AppError `rate_limited` when too many tasks wait; ThreadFailed when it took too long
 */
export async function runEngine<Output>(
  app: Pick<App, 'threads'>,
  thread: ThreadDefinition,
  task: unknown,
): Promise<Output> {
  try {
    return (await app.threads.run(thread, task)) as Output
  } catch (error) {
    if (!(error instanceof ThreadBusy)) throw error
    throw new AppError('rate_limited', functionFaults.busy, busySeconds)
  }
}
