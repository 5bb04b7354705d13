import { sendPicture } from '#app/features/pictures/picture-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/picture'

export function loader({ request, url, context }: Route.LoaderArgs) {
  return sendPicture(context.get(appContext), context.get(actorContext), request, url.pathname)
}
