/**
 * Does something when it is first needed, and gives everybody the same result. After a failure the next
 * call tries again: a fault that passes must not be kept for as long as the process runs.
 */
export function promiseOnce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () => {
    if (underWay) return underWay
    const mine = work()
    underWay = mine
    mine.catch(() => {
      underWay = undefined
    })
    return mine
  }
}
