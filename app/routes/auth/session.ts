import { actorContext } from '#app/platform/context.ts'
import type { SessionAnswer } from '#app/platform/still-signed-in.ts'
import type { Route } from './+types/session'

/** The user who is signed in in this browser; an open page checks it before it sends anything. */
export function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  const answer: SessionAnswer = { user: actor.kind === 'user' ? actor.userId : null }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
