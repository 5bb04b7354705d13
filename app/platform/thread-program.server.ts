import { parentPort } from 'node:worker_threads'

/** The other side of `createThreads`: a program that answers one task after the other. */
export function answerTasks<Input>(work: (input: Input) => Promise<unknown>): void {
  parentPort?.on('message', async (input: Input) => {
    try {
      parentPort?.postMessage({ value: await work(input) })
    } catch (error) {
      parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) })
    }
  })
}
