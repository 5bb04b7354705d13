import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeRequestForm } from '#app/features/client-requests/admin-client-request-actions.server.ts'
import { AdminRequestPage } from '#app/features/client-requests/admin-client-request-page.tsx'
import { readRequestPlace } from '#app/features/client-requests/admin-client-request-service.server.ts'
import { readRequest } from '#app/features/client-requests/client-request-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import type { Route } from './+types/client-request'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.request.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const page = await readRequest(app, actor, params.requestId)
  const place = await readRequestPlace(app, actor, page.request.client_id)
  return { ...page, people: place?.people ?? [], today: readersDay(app.now()) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readRequest(app, actor, params.requestId)
  return takeRequestForm(app, actor, params.requestId, await readForm(request))
}

export default function ClientRequest({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminRequestPage {...loaderData} answer={actionData} />
}
