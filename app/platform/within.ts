/**
 * Waits for work that may take too long. The work itself goes on.
 * @throws the given error after that time
 */
export async function within<T>(
  milliseconds: number,
  work: T | Promise<T>,
  tooLate: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(tooLate()), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
