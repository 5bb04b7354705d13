import type { ChatEvent } from '#app/features/assistant/assistant.ts'

export type FeedSource = {
  /**
   * Opens a stream.
   * @param lost called once, when the server refuses or ends the stream or the connection breaks
   * @returns closes it
   */
  open: (take: (event: ChatEvent) => void, lost: (how: 'refused' | 'broken') => void) => () => void
  /** Asks once; null when the conversation is gone. @throws Error without an answer */
  ask: () => Promise<ChatEvent | null>
}

const pollMilliseconds = 10_000
/** How many polls come before a stream is tried again: five minutes when the server had no room. */
const asks = { refused: 30, broken: 1 }

/** Delivers what is written elsewhere: by a stream, and by polling while there is no stream. @returns stops it */
export function followEvents(source: FeedSource, take: (event: ChatEvent) => void): () => void {
  let close = () => {}
  let later: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function stream(): void {
    close = source.open(take, (how) => {
      close()
      void poll(asks[how])
    })
  }

  async function poll(left: number): Promise<void> {
    const event = await source.ask().catch(() => undefined)
    if (isOver || event === null) return
    if (event) take(event)
    later = setTimeout(() => (left > 1 ? void poll(left - 1) : stream()), pollMilliseconds)
  }

  stream()
  return () => {
    isOver = true
    clearTimeout(later)
    close()
  }
}
