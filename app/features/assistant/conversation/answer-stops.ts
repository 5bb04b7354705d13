import type { App } from '#app/platform/app.server.ts'

declare module '#app/platform/app.server.ts' {
  interface App {
    /** The answers that are being composed here and can be stopped. */
    chatStops: AnswerStops
  }
}

export const stopChannel = 'chat_stop'

export type AnswerStops = ReturnType<typeof createAnswerStops>

/**
 * Stops answers by their topic, also when another instance was told. A signal that is missed while the
 * connection is lost stops nothing, so `Signals`, which then wakes everybody, is not used.
 */
export function createAnswerStops() {
  const composing = new Map<string, () => void>()
  const stop = (topic: string) => composing.get(topic)?.()
  let isListening = false
  return {
    stop,
    /** Calls `end` when the answer is stopped, until the returned function is called. */
    on({ db, log }: Pick<App, 'db' | 'log'>, topic: string, end: () => void): () => void {
      composing.set(topic, end)
      if (!isListening) {
        isListening = true
        db.listen(stopChannel, stop, () => {}).catch((error) => {
          isListening = false
          log.warn({ err: error }, 'answers are only stopped at the instance that composes them')
        })
      }
      return () => composing.delete(topic)
    },
  }
}
