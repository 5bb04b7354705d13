import { listApplications } from '#app/features/careers/admin-application-service.server.ts'
import { readApplicationListQuery } from '#app/features/careers/application.ts'
import { ApplicationList } from '#app/features/careers/application-list.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { applicationsPage } from '#content/applications.ts'
import type { Route } from './+types/applications'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readApplicationListQuery(url.searchParams)
  const page = await listApplications(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: url.search }
}

export default function ApplicationsRoute({ loaderData }: Route.ComponentProps) {
  return <ApplicationList {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, error: text, tryAgain } = applicationsPage
  return <ListError error={error} title={title} text={text} retry={tryAgain} />
}
