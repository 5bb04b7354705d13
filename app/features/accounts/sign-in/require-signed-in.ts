import { data } from 'react-router'
import { stillSignedIn } from '#app/platform/still-signed-in.ts'

/**
 * The gates' counterpart in the browser: what changes something is sent once the page's own person is
 * known to be signed in. Until then the form stays as it is, with what was typed and chosen.
 */
export async function signedInFirst(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<void> {
  const changes = request.method !== 'GET' && request.method !== 'HEAD'
  if (changes && !(await stillSignedIn())) throw data('User not authenticated', { status: 401 })
  await next()
}
