import { redirect } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeOrganisation } from '#app/features/people/organisation-actions.server.ts'
import { OrganisationPage } from '#app/features/people/organisation-page.tsx'
import { readOrganisation } from '#app/features/people/organisation-service.server.ts'
import { organisationsPath } from '#app/features/people/person.ts'
import { readTimelineCursor } from '#app/features/people/timeline/timeline.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { organisationsPage } from '#content/people.ts'
import type { Route } from './+types/organisation'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.organisation.name ?? organisationsPage.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const from = readTimelineCursor(url.searchParams.get('earlier'))
  const found = await readOrganisation(app, actor, params.organisationId, from)
  if ('movedTo' in found) throw redirect(`${organisationsPath}/${found.movedTo}`)
  return { ...found, isAsked: url.searchParams.has('remove') }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  takeOrganisation(context, request, params.organisationId)

export default function OrganisationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && 'typed' in actionData ? actionData : undefined
  const noteAnswer = actionData && !('typed' in actionData) ? actionData : undefined
  return <OrganisationPage {...loaderData} answer={answer} noteAnswer={noteAnswer} />
}
