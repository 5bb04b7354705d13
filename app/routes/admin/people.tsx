import { takePersonMove } from '#app/features/references/person-actions.server.ts'
import { PersonList } from '#app/features/references/person-list.tsx'
import { personList } from '#app/features/references/person-list-query.ts'
import { listPeople } from '#app/features/references/person-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { ListFailure, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { peoplePanel } from '#content/people-panel.ts'
import type { Route } from './+types/people'

export const meta: Route.MetaFunction = () => listMeta(peoplePanel)

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const query = readListQuery(personList, url.searchParams)
  const page = await listPeople(app, context.get(actorContext), query)
  return { query, ...page }
}

export const action = ({ request, context }: Route.ActionArgs) => takePersonMove(context, request)

export default function People({ loaderData }: Route.ComponentProps) {
  return <PersonList {...loaderData} />
}

export function ErrorBoundary({ error, params: _ }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} copy={peoplePanel} />
}
