import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeReference } from '#app/features/references/reference-actions.server.ts'
import { ReferencePage } from '#app/features/references/reference-page.tsx'
import { projectChoices, readReference } from '#app/features/references/reference-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { referencesPanel as copy } from '#content/references-panel.ts'
import type { Route } from './+types/reference'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.reference.organization ?? copy.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const [reference, projects] = await Promise.all([
    readReference(...by, params.referenceId),
    projectChoices(...by),
  ])
  const today = by[0].now().toISOString().slice(0, 10)
  return { reference, projects, today, isAsked: url.searchParams.has('remove') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  return takeReference(context, request, await readReference(...by, params.referenceId))
}

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function ReferenceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReferencePage {...loaderData} answer={actionData} />
}
