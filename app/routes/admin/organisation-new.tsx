import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeOrganisation } from '#app/features/people/organisation-actions.server.ts'
import { OrganisationNew } from '#app/features/people/organisation-new.tsx'
import { readOrganisationForm } from '#app/features/people/organisation-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { organisationPage } from '#content/people.ts'
import type { Route } from './+types/organisation-new'

export const meta = () => panelTitle(organisationPage.newTitle)

export async function loader({ context }: Route.LoaderArgs) {
  return { staff: await readOrganisationForm(context.get(appContext), context.get(actorContext)) }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  takeOrganisation(context, request, null)

export default function OrganisationNewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && 'typed' in actionData ? actionData : undefined
  return <OrganisationNew {...loaderData} answer={answer} />
}
