/** A question of the evaluation with the expected answer. */
export type Asked = {
  ask: string
  /** Pages, one of which the answer must link; or the other kind of reply that is expected. */
  expect: readonly string[] | 'unsure' | 'refused' | 'courtesy'
  /** The messages before it: visitor and assistant in turn. */
  history?: readonly string[]
}

/**
 * Splits a list: questions at even places are for tuning, those at odd places are held out. Nobody looks
 * at the misses of the held-out half while tuning.
 */
export function halves<T>(questions: readonly T[]): { tuned: T[]; heldOut: T[] } {
  return {
    tuned: questions.filter((_, place) => place % 2 === 0),
    heldOut: questions.filter((_, place) => place % 2 === 1),
  }
}
