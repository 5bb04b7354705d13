import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { AdminEngagementPage } from '#app/features/engagements/admin-engagement-page.tsx'
import { takeEngagementForm } from '#app/features/engagements/engagement-actions.server.ts'
import type { EngagementAnswer } from '#app/features/engagements/engagement-answer.ts'
import { readEngagement } from '#app/features/engagements/engagement-service.server.ts'
import { updateList } from '#app/features/engagements/project-update-list-query.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { engagementForm } from '#content/engagements.ts'
import type { Route } from './+types/engagement'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.project.name ?? '')

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = readListQuery(updateList, url.searchParams)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return {
    ...(await readEngagement(app, actor, params.projectId, page)),
    updateId: crypto.randomUUID() as string,
    search: url.search,
    removing: url.searchParams.get('remove'),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return takeEngagementForm(context, params.projectId, await readForm(request))
}

const kept = ['save', 'milestone.add', 'update.post', 'update.correct'] as const

/**
 * After a lost connection or an ended session the form keeps what was typed. The error status
 * prevents that the loaders run again.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return data(await serverAction(), { status: 422 })
  } catch (error) {
    if (error instanceof Response) throw error
    const typed = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const answer: EngagementAnswer = {
      intent: kept.find((one) => one === typed.intent) ?? 'other',
      result: { status: 'error', error: { '': [engagementForm.failure] }, initialValue: typed },
      stale: null,
    }
    return data(answer, { status: 503 })
  }
}

export default function Engagement({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminEngagementPage {...loaderData} answer={actionData} />
}
