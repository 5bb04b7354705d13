import { deskPath, kindAt } from '#app/features/publishing/publication.ts'
import { PublicationList } from '#app/features/publishing/publication-list.tsx'
import { readPublicationQuery } from '#app/features/publishing/publication-list-query.ts'
import { listPublications } from '#app/features/publishing/publication-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { publicationsPage } from '#content/publishing.ts'
import type { Route } from './+types/publications'

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${publicationsPage[kindAt(location.pathname)].title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = kindAt(url.pathname)
  const query = readPublicationQuery(url.searchParams)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return { kind, query, ...(await listPublications(app, actor, kind, query)) }
}

export default function Publications({ loaderData }: Route.ComponentProps) {
  return <PublicationList key={deskPath[loaderData.kind]} {...loaderData} />
}

export function ErrorBoundary({ error, params: _ }: Route.ErrorBoundaryProps) {
  const { title, failure, retry } = publicationsPage.insight
  return <ListError error={error} title={title} text={failure} retry={retry} />
}
