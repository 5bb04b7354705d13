import { redirect } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { portalHelpPath } from '#app/features/help/help.ts'
import { findPortalHelp } from '#app/features/help/help-service.server.ts'
import { PortalHelpPage } from '#app/features/help/portal-help-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { portalHelpPage } from '#content/help.ts'
import type { Route } from './+types/help-article'
import '#app/features/insights/reading/article.css'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.article.title ?? portalHelpPage.metaTitle)

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  const found = await findPortalHelp(context.get(appContext), actor, params.slug)
  if ('movedTo' in found) throw redirect(`${portalHelpPath}/${found.movedTo}`, 301)
  return { ...found, viewing: actor.kind === 'user' && Boolean(actor.viewing) }
}

export default function HelpArticle({ loaderData }: Route.ComponentProps) {
  return <PortalHelpPage {...loaderData} />
}
