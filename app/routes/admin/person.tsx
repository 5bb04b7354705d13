import { Outlet, redirect } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { nameOf, peoplePath } from '#app/features/people/person.ts'
import { takePerson } from '#app/features/people/person-actions.server.ts'
import { PersonPage } from '#app/features/people/person-page.tsx'
import { readPerson } from '#app/features/people/person-service.server.ts'
import { readTimelineCursor } from '#app/features/people/timeline/timeline.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { peoplePage } from '#content/people.ts'
import type { Route } from './+types/person'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData ? nameOf(loaderData.person) : peoplePage.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const from = readTimelineCursor(url.searchParams.get('earlier'))
  const found = await readPerson(app, actor, params.personId, from)
  if ('movedTo' in found) throw redirect(`${peoplePath}/${found.movedTo}`)
  return found
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  takePerson(context, request, params.personId)

export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && 'typed' in actionData ? actionData : undefined
  const noteAnswer = actionData && !('typed' in actionData) ? actionData : undefined
  return (
    <>
      <PersonPage {...loaderData} answer={answer} noteAnswer={noteAnswer} />
      <Outlet />
    </>
  )
}
