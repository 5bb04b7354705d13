import { portalHelpList } from '#app/features/help/help-list-query.ts'
import { listPortalHelp } from '#app/features/help/help-service.server.ts'
import { PortalHelpList } from '#app/features/help/portal-help-list.tsx'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { portalHelpPage } from '#content/help.ts'
import type { Route } from './+types/help'

export const meta: Route.MetaFunction = () => listMeta(portalHelpPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  const query = readListQuery(portalHelpList, url.searchParams)
  const page = await listPortalHelp(context.get(appContext), actor, query)
  return { ...page, query, viewing: actor.kind === 'user' && Boolean(actor.viewing) }
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <PortalHelpList {...loaderData} />
}

export const ErrorBoundary = listErrors(portalHelpPage)
