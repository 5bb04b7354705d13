import { listApplications } from '#app/features/careers/admin-application-service.server.ts'
import { ApplicationList } from '#app/features/careers/application-list.tsx'
import { applicationList } from '#app/features/careers/application-list-query.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { applicationsPage } from '#content/applications.ts'
import type { Route } from './+types/applications'

export const meta = () => listMeta(applicationsPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(applicationList, url.searchParams)
  const page = await listApplications(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function ApplicationsRoute({ loaderData }: Route.ComponentProps) {
  return <ApplicationList {...loaderData} />
}

export const ErrorBoundary = listErrors(applicationsPage)
