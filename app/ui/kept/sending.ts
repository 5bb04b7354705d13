/** The hidden field with the id of a form that is sent. */
export const sendField = 'sendId'

/**
 * What became of a form that was sent.
 *
 * - `stored`: the server led on to a page
 * - `answered`: the server answered with the form, so nothing was stored
 * - `unsent`: nobody knows whether the server has it. The form says so itself when `isSaid`
 */
export type Outcome =
  | { kind: 'stored' }
  | { kind: 'answered' }
  | { kind: 'unsent'; isSaid: boolean }

type Listener = (outcome: Outcome) => void
const waiting = new Map<string, Listener>()

/** Calls `listener` once with the outcome of the form that is sent with this id. */
export function awaitOutcome(sendId: string, listener: Listener): void {
  waiting.set(sendId, listener)
}

/** Tells what became of a form. */
export function tellOutcome(sendId: unknown, outcome: Outcome): void {
  const listener = waiting.get(String(sendId))
  waiting.delete(String(sendId))
  listener?.(outcome)
}
