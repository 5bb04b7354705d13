import { Outlet } from 'react-router'
import { markOpened } from '#app/features/accounts/notifications/notification-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { PortalShell } from '#app/features/accounts/shell/portal-shell.tsx'
import { portalGate } from '#app/features/accounts/sign-in/gates.server.ts'
import { signedInFirst } from '#app/features/accounts/sign-in/require-signed-in.ts'
import { storedOnce } from '#app/features/audit/stored-once.server.ts'
import { readPortalFrame } from '#app/features/portal-home/portal-home-service.server.ts'
import { countsOf } from '#app/features/portal-home/tab-counts.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { readTimes, zoneMiddleware } from '#app/platform/time-zone.server.ts'
import { TimesProvider } from '#app/ui/times/times-provider.tsx'
import { portal } from '#content/portal.ts'
import { times as timeWords } from '#content/times.ts'
import type { Route } from './+types/layout'
import '../../panel.css'

export const middleware: Route.MiddlewareFunction[] = [portalGate, zoneMiddleware, storedOnce]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [signedInFirst]

export const meta: Route.MetaFunction = () => panelTitle(portal.metaTitle)

export async function loader({ request, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  // Marks a notification as read before the unread ones are counted.
  await markOpened(app, actor, request)
  const times = readTimes(request, actor, context.get(requestContext).now)
  return { ...(await readPortalFrame(app, actor)), times }
}

export default function Portal({ loaderData: { times, waiting, ...frame } }: Route.ComponentProps) {
  return (
    <TimesProvider served={times} words={timeWords}>
      <PortalShell {...frame} counts={countsOf(waiting)}>
        <Outlet />
      </PortalShell>
    </TimesProvider>
  )
}
