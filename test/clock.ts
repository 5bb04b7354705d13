import type { TestApp } from './app.ts'

/**
 * Stops the clock of a product, because what a test counts on would change with the minute or the day;
 * with `using` until the test is over.
 * @returns the time at which it stands
 */
export function stopClock({ app }: Pick<TestApp, 'app'>): { now: Date } & Disposable {
  const running = app.now
  const now = running()
  app.now = () => now
  return {
    now,
    [Symbol.dispose]() {
      app.now = running
    },
  }
}

/** The product counts as a window began: a limit that is already reached, by its key. */
export const windowStart = (now: Date, seconds: number) =>
  new Date(now.getTime() - (now.getTime() % (seconds * 1000))).toISOString()
