import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readRequest } from '#app/features/client-requests/client-request-service.server.ts'
import { takeGiven } from '#app/features/client-requests/portal-client-request-actions.server.ts'
import { PortalRequestPage } from '#app/features/client-requests/portal-client-request-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import type { Route } from './+types/client-request'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.request.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const page = await readRequest(app, actor, params.requestId)
  const viewing = actor.kind === 'user' && Boolean(actor.viewing)
  return { ...page, viewing, today: readersDay(app.now()) }
}

export async function action({ request, params: { requestId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readRequest(app, actor, requestId)
  return takeGiven({ app, actor, request, requestId })
}

export default function ClientRequest({ loaderData, actionData }: Route.ComponentProps) {
  return <PortalRequestPage {...loaderData} refusal={actionData} />
}
