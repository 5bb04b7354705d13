import { issueOwnFormToken } from '#app/features/intake/intake-service.server.ts'
import type { Route } from './+types/form-token'

/** A token for one visitor's form, fetched when the form is first touched. */
export function loader({ url, context }: Route.LoaderArgs) {
  const token = issueOwnFormToken(context, url.searchParams.get('form') ?? '')
  return token
    ? Response.json({ token }, { headers: { 'cache-control': 'no-store' } })
    : Response.json({ error: 'Unknown form' }, { status: 404 })
}
