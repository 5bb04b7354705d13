import type { ChatNews } from '#app/features/assistant/assistant.ts'

export type NewsSource = {
  /**
   * Opens a stream.
   * @param lost called once: the server refuses it or wants its place back, or the connection broke
   * @returns closes it
   */
  open: (take: (news: ChatNews) => void, lost: (how: 'refused' | 'broken') => void) => () => void
  /** Asks once; null where there is nothing more to ask for. @throws Error without an answer */
  ask: () => Promise<ChatNews | null>
}

const pollMilliseconds = 10_000
/** How often is asked before a stream is tried again: where there was no room, for five minutes. */
const asks = { refused: 30, broken: 1 }

/**
 * Brings what staff write: by a stream, and while there is none by asking, the first time at once.
 * @returns ends it
 */
export function followNews(source: NewsSource, take: (news: ChatNews) => void): () => void {
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
    const news = await source.ask().catch(() => undefined)
    if (isOver || news === null) return
    if (news) take(news)
    later = setTimeout(() => (left > 1 ? void poll(left - 1) : stream()), pollMilliseconds)
  }

  stream()
  return () => {
    isOver = true
    clearTimeout(later)
    close()
  }
}
