import { Outlet } from 'react-router'
import { portalGate } from '#app/features/accounts/actor-middleware.server.ts'
import { markOpened } from '#app/features/accounts/notification-service.server.ts'
import { readPortalFrame } from '#app/features/accounts/portal-service.server.ts'
import { PortalShell } from '#app/features/accounts/portal-shell.tsx'
import { signedInFirst } from '#app/features/accounts/signed-in-first.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { company } from '#content/company.ts'
import { portal } from '#content/portal.ts'
import type { Route } from './+types/layout'
import '../../panel.css'

export const middleware: Route.MiddlewareFunction[] = [portalGate]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [signedInFirst]

export const meta: Route.MetaFunction = () => [
  { title: `${portal.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  // Before the unread ones are counted.
  await markOpened(app, actor, request)
  return readPortalFrame(app, actor)
}

export default function Portal({ loaderData }: Route.ComponentProps) {
  return (
    <PortalShell {...loaderData}>
      <Outlet />
    </PortalShell>
  )
}
