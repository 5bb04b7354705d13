import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeReference } from '#app/features/references/reference-actions.server.ts'
import { ReferencePage } from '#app/features/references/reference-page.tsx'
import { projectChoices } from '#app/features/references/reference-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { referencesPanel as copy } from '#content/references-panel.ts'
import type { Route } from './+types/reference-new'

export const meta: Route.MetaFunction = () => panelTitle(copy.add)

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const projects = await projectChoices(app, context.get(actorContext))
  return { projects, today: app.now().toISOString().slice(0, 10) }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  takeReference(context, request, null)

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function ReferenceNew({ loaderData, actionData }: Route.ComponentProps) {
  return <ReferencePage reference={null} {...loaderData} answer={actionData} />
}
