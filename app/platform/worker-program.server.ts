type Report = { value: unknown } | { fault: string } | { isAlive: true }

/**
 * The other side of `createWorkers`: a program that answers one task after the other, and ends when the
 * product does.
 * @param work is given a way to say that it goes on, which gives it processor time anew
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
