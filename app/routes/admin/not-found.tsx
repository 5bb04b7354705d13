import { refuseNotFound } from '#app/platform/not-found.server.ts'
import type { Route } from './+types/not-found'

/** An unknown address of the panel. */
export const loader = (args: Route.LoaderArgs) => refuseNotFound(args)
export const action = (args: Route.ActionArgs) => refuseNotFound(args)

export default function NotFound() {
  return null
}
