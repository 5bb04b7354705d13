/**
 * Waits for work that a signal may make needless. The work itself goes on.
 * @throws the signal's reason, when it comes first
 */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  // Whoever no longer waits does not hear that it failed.
  work.catch(() => {})
  signal.throwIfAborted()
  let refuse = () => {}
  const aborted = new Promise<never>((_, fail) => {
    refuse = () => fail(signal.reason)
    signal.addEventListener('abort', refuse, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', refuse)
  }
}
