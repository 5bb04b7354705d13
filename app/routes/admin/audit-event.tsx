import { isRouteErrorResponse, useLocation } from 'react-router'
import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import { AuditDialog, NoAuditEvent } from '#app/features/audit/audit-event-dialog.tsx'
import { readAuditEvent } from '#app/features/audit/audit-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { actionText } from '#content/audit.ts'
import type { Route } from './+types/audit-event'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  titleAbove(
    matches,
    loaderData && `${actionText(loaderData.event.action)} ${params.eventId.slice(0, 8)}`,
  )

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return { event: await readAuditEvent(app, actor, params.eventId), search: url.search }
}

export default function AuditEventRoute({ loaderData }: Route.ComponentProps) {
  return <AuditDialog {...loaderData} />
}

/** The log stays; only the dialog shows the error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { search } = useLocation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <NoAuditEvent missing={missing} search={search} />
}
