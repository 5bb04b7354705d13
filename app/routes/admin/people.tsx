import { redirect } from 'react-router'
import { PersonList } from '#app/features/people/person-list.tsx'
import { personList } from '#app/features/people/person-list-query.ts'
import { listPeople } from '#app/features/people/person-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { firstHref } from '#app/lists/list-views.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { peoplePage } from '#content/people.ts'
import type { Route } from './+types/people'

export const meta = () => listMeta(peoplePage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(personList, url.searchParams)
  const page = await listPeople(context.get(appContext), context.get(actorContext), query)
  const first = firstHref(personList, url, page.views)
  if (first) throw redirect(first)
  return { ...page, query }
}

export default function PeopleRoute({ loaderData }: Route.ComponentProps) {
  return <PersonList {...loaderData} />
}

export const ErrorBoundary = listErrors(peoplePage)
