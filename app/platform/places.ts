/**
 * @param most how much work may run at once
 * @returns a function that runs work as soon as there is a place for it, in the order in which it came
 */
export function createPlaces(most: number) {
  const waiting: (() => void)[] = []
  let taken = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    // Who has waited takes over the place of the work that ended, which is why it stays counted.
    if (taken < most) taken += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }
}
