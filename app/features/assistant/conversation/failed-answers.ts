declare module '#app/platform/app.server.ts' {
  interface App {
    /** The messages whose answer has failed here. */
    failedAnswers: FailedAnswers
  }
}

type Message = { conversationId: string; seq: number }

export type FailedAnswers = ReturnType<typeof createFailedAnswers>

const most = 1_000

/**
 * A stored message without an answer counts as being answered for a while. Nobody answers those that are
 * noted here: the same message, sent again, is answered at once. Another instance waits the while.
 */
export function createFailedAnswers() {
  const failed = new Set<string>()
  const keyOf = ({ conversationId, seq }: Message) => `${conversationId}:${seq}`
  return {
    note(message: Message): void {
      const [oldest] = failed
      if (failed.size >= most && oldest !== undefined) failed.delete(oldest)
      failed.add(keyOf(message))
    },
    /** Whether its answer has failed; who is told so answers it. */
    take: (message: Message): boolean => failed.delete(keyOf(message)),
  }
}
