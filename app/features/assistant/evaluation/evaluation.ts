/** A question that the assistant's tests ask. */
export type Asked = {
  ask: string
  /** The messages before it: visitor and assistant in turn. */
  history?: readonly string[]
}

export function questionOf({ ask, history = [] }: Asked) {
  return {
    message: ask,
    history: history.map((content, turn) => ({
      role: turn % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
    })),
    attachments: [],
  }
}

/** Splits a list: what is at even places is for tuning, what is at odd places is held out. */
export function halves<T>(questions: readonly T[]): { tuned: T[]; heldOut: T[] } {
  return {
    tuned: questions.filter((_, place) => place % 2 === 0),
    heldOut: questions.filter((_, place) => place % 2 === 1),
  }
}
