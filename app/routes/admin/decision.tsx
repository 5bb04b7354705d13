import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeDeed } from '#app/features/decisions/admin-decision-actions.server.ts'
import { AdminDecisionPage } from '#app/features/decisions/admin-decision-page.tsx'
import { readBroken } from '#app/features/decisions/admin-decision-service.server.ts'
import { readReplacement } from '#app/features/decisions/decision-replacement-service.server.ts'
import { readDecision } from '#app/features/decisions/decision-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import type { Route } from './+types/decision'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.decision.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const page = await readDecision(app, actor, params.decisionId)
  const broken = await readBroken(app, actor, params.decisionId)
  const position = Number(url.searchParams.get('replace')) | 0
  const replacement = position > 0 ? await readReplacement(app, actor, page, position) : null
  return { ...page, broken, replacement, today: readersDay(app.now()) }
}

export async function action({ request, params: { decisionId: id }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readDecision(app, actor, id)
  return takeDeed(app, actor, request, id)
}

export default function Decision({ loaderData, actionData }: Route.ComponentProps) {
  const { error, personError } = actionData ?? {}
  return <AdminDecisionPage {...loaderData} {...{ error, personError }} />
}
