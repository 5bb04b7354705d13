import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The `shouldRevalidate` of a page that two people can edit. After a conflict (409) React Router would
 * not reload the data; this makes it reload, so that the second person sees the current state.
 */
export function readAfterConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}
