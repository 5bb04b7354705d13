import { offerHelp } from '#app/features/help/help-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import type { Route } from './+types/support-ticket-new-help'

/** The help articles that fit the title of a new ticket, while somebody types it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  try {
    const offers = await offerHelp(app, actor, url.searchParams.get('words') ?? '')
    return Response.json({ offers })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    return Response.json({ offers: [] }, error.init)
  }
}
