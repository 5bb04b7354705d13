type Report = { value: unknown } | { fault: string } | { isAlive: true }

/** What a program is sent: a task, or that another one waits for it. */
export type WorkerMessage<Input> = { task: Input } | { isWaitedFor: true }

/**
 * The program of a worker process: it does one task after the other and ends when the product ends.
 *
 * @param work gets a function to report progress, which renews its limit of processor time, and one that
 * tells whether another task waits, for which a spare task ends early
 */
export function answerTasks<Input>(
  work: (input: Input, goOn: () => void, isWaitedFor: () => boolean) => Promise<unknown>,
): void {
  const report = (message: Report) => process.send?.(message)
  let isWaitedFor = false
  process.on('message', async (message: WorkerMessage<Input>) => {
    if (!('task' in message)) {
      isWaitedFor = true
      return
    }
    isWaitedFor = false
    const goOn = () => report({ isAlive: true })
    try {
      report({ value: await work(message.task, goOn, () => isWaitedFor) })
    } catch (error) {
      report({ fault: error instanceof Error ? error.message : String(error) })
    }
  })
  process.on('disconnect', () => process.exit())
}
