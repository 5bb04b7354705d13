import type { FileFault } from '#app/features/files/file.ts'
import type { App } from '#app/platform/app.server.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { WorkerBusy, type WorkerDefinition, WorkerFailed } from '#app/platform/worker.ts'
import type { ResumeTask } from './resume-program.server.ts'

const mebibyte = 1024 * 1024

/**
 * Separate from the worker that reads the assistant's files, so that a flood of those delays no
 * application.
 */
const resumeWorker: WorkerDefinition = {
  file: 'app/features/careers/resume-program.server.ts',
  processes: 2,
  places: 40,
  // A whole office can share one address; waiting checks alternate between addresses.
  placesEach: 16,
  milliseconds: 20_000,
  cpuMilliseconds: 8_000,
  bytes: 180 * mebibyte,
  keptBytes: 130 * mebibyte,
  idleMilliseconds: 20_000,
}

/**
 * Checks a resume in a worker process.
 * @returns the reason it is refused, or undefined
 */
export async function inspectResume(
  app: Pick<App, 'workers' | 'log'>,
  resume: ResumeTask,
): Promise<FileFault['reason'] | undefined> {
  const work = { asker: networkPlace(clientIp()).address, input: () => resume }
  try {
    return (await app.workers.run(resumeWorker, work)) === true ? undefined : 'wrong_type'
  } catch (error) {
    if (error instanceof WorkerBusy) return 'unchecked'
    if (!(error instanceof WorkerFailed)) throw error
    app.log.warn({ err: error }, 'a resume was not checked')
    const isItsFault = error.reason === 'thrown' || error.reason === 'memory'
    return isItsFault ? 'wrong_type' : 'unchecked'
  }
}
