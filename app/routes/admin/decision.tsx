import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { AdminDecisionPage } from '#app/features/decisions/admin-decision-page.tsx'
import { readBroken, withdraw } from '#app/features/decisions/admin-decision-service.server.ts'
import { adminDecisionsPath } from '#app/features/decisions/decision.ts'
import { readDecision } from '#app/features/decisions/decision-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { adminDecision as copy } from '#content/decisions.ts'
import type { Route } from './+types/decision'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.decision.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const page = await readDecision(app, actor, params.decisionId)
  const broken = await readBroken(app, actor, params.decisionId)
  return { ...page, broken, today: readersDay(app.now()) }
}

export async function action({ request, params: { decisionId: id }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readDecision(app, actor, id)
  const round = Number(textField(await readForm(request), 'round', 9)) | 0
  try {
    await withdraw(app, actor, { id, round }, request.headers.get('user-agent'))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return data({ error: error.userMessage }, 409)
  }
  return redirectWithToast(`${adminDecisionsPath}/${id}`, { title: copy.wasWithdrawn })
}

export default function Decision({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminDecisionPage {...loaderData} error={actionData?.error} />
}
