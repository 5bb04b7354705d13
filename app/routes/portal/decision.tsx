import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readDecision } from '#app/features/decisions/decision-service.server.ts'
import { takeAnswer } from '#app/features/decisions/portal-decision-actions.server.ts'
import { PortalDecisionPage } from '#app/features/decisions/portal-decision-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import type { Route } from './+types/decision'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.decision.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const page = await readDecision(app, actor, params.decisionId)
  const user = actor.kind === 'user' && !actor.viewing ? actor : null
  const hasFactor = Boolean(user?.passkey || user?.secondFactor)
  return { ...page, me: user?.userId ?? '', hasFactor, today: readersDay(app.now()) }
}

export async function action({ request, params: { decisionId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readDecision(app, actor, decisionId)
  return takeAnswer(app, actor, request, decisionId)
}

export default function Decision({ loaderData, actionData }: Route.ComponentProps) {
  return <PortalDecisionPage {...loaderData} refusal={actionData} />
}
