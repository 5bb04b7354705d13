import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The `shouldRevalidate` of a page where two can be at work: who is told that somebody else was faster
 * sees how things stand now, and decides on that. React Router reads nothing again after a refusal.
 */
export function readAfterConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}
