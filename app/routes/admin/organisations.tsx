import { OrganisationList } from '#app/features/people/organisation-list.tsx'
import { organisationList } from '#app/features/people/organisation-list-query.ts'
import { listOrganisations } from '#app/features/people/organisation-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { organisationsPage } from '#content/people.ts'
import type { Route } from './+types/organisations'

export const meta = () => listMeta(organisationsPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(organisationList, url.searchParams)
  const page = await listOrganisations(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function OrganisationsRoute({ loaderData }: Route.ComponentProps) {
  return <OrganisationList {...loaderData} />
}

export const ErrorBoundary = listErrors(organisationsPage)
