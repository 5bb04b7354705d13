import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The `shouldRevalidate` of a page that two people can edit. After a conflict (409) React Router would
 * not reload the data; this makes it reload, so that the second person sees the current state.
 */
export function readAfterConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}

/** The same for a page with several forms, of which only these read it again: the words of the others would go. */
export const readAfterConflictOf =
  (...intents: string[]) =>
  (args: ShouldRevalidateFunctionArgs): boolean =>
    (args.actionStatus === 409 && intents.includes(String(args.formData?.get('intent')))) ||
    args.defaultShouldRevalidate
