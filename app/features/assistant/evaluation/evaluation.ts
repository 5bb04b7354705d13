/** One question of the evaluation, with what is expected of its answer. */
export type Asked = {
  ask: string
  /** Pages of which one should be among those an answer links, or what else the assistant should do. */
  expect: readonly string[] | 'unsure' | 'refused' | 'courtesy'
  /** What was said before: the visitor, the assistant, in turn. */
  history?: readonly string[]
}

/**
 * The fixed rule of the split: in each list, the questions at even places are for tuning, those at odd
 * places are held out and their misses are never looked at while anything is tuned.
 */
export function halves<T>(questions: readonly T[]): { tuned: T[]; heldOut: T[] } {
  return {
    tuned: questions.filter((_, place) => place % 2 === 0),
    heldOut: questions.filter((_, place) => place % 2 === 1),
  }
}
