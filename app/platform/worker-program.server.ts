type Report = { value: unknown } | { fault: string } | { isAlive: true }

/**
 * The program of a worker process: it does one task after the other and ends when the product ends.
 *
 * @param work gets a function to report progress, which renews its limit of processor time
 */
export function answerTasks<Input>(
  work: (input: Input, goOn: () => void) => Promise<unknown>,
): void {
  const report = (message: Report) => process.send?.(message)
  process.on('message', async (input: Input) => {
    try {
      report({ value: await work(input, () => report({ isAlive: true })) })
    } catch (error) {
      report({ fault: error instanceof Error ? error.message : String(error) })
    }
  })
  process.on('disconnect', () => process.exit())
}
