import { isRouteErrorResponse, useLocation } from 'react-router'
import { AuditDialog, NoAuditEvent } from '#app/features/audit/audit-event-dialog.tsx'
import { readAuditEvent } from '#app/features/audit/audit-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/audit-event'

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
