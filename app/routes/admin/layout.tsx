import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { areaOf } from '#app/features/accounts/shell/admin-areas.ts'
import { AdminShell } from '#app/features/accounts/shell/admin-shell.tsx'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readRailWidth } from '#app/features/accounts/shell/rail-cookie.server.ts'
import { adminGate } from '#app/features/accounts/sign-in/gates.server.ts'
import { signedInFirst } from '#app/features/accounts/sign-in/require-signed-in.ts'
import { storedOnce } from '#app/features/audit/stored-once.server.ts'
import { countWaiting } from '#app/features/inbox/waiting-service.server.ts'
import { rememberOpened } from '#app/features/palette/opened-service.server.ts'
import { PaletteOpener } from '#app/features/palette/palette-opener.tsx'
import { UndoOffer } from '#app/features/undo/undo-offer.tsx'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { readTimes, zoneMiddleware } from '#app/platform/time-zone.server.ts'
import { TimesProvider } from '#app/ui/times/times-provider.tsx'
import { adminPanel } from '#content/admin.ts'
import { times as timeWords } from '#content/times.ts'
import type { loader as rootLoader } from '../../root'
import type { Route } from './+types/layout'
import '../../panel.css'

export const middleware: Route.MiddlewareFunction[] = [
  adminGate,
  zoneMiddleware,
  storedOnce,
  rememberOpened,
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [signedInFirst]

export const meta: Route.MetaFunction = () => panelTitle(adminPanel.metaTitle)

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  const waiting = await countWaiting(context.get(appContext), actor)
  const email = actor.kind === 'user' ? actor.email : ''
  const times = readTimes(request, actor, context.get(requestContext).now)
  return { email, waiting, rail: readRailWidth(request), times }
}

export default function AdminPanel({ loaderData: { times, ...frame } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const { pathname } = useLocation()
  return (
    <TimesProvider served={times} words={timeWords}>
      <AdminShell {...frame} find={<PaletteOpener />}>
        <UndoOffer toast={root?.toast ?? null} />
        {/* A page that could not be shown leads back to the list of its area. */}
        <Outlet context={areaOf(pathname)} />
      </AdminShell>
    </TimesProvider>
  )
}
