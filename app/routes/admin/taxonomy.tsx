import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { taxonomyAt } from '#app/features/publishing/taxonomy.ts'
import { takeTerm } from '#app/features/publishing/taxonomy-actions.server.ts'
import { TaxonomyPage } from '#app/features/publishing/taxonomy-page.tsx'
import { listTerms } from '#app/features/publishing/taxonomy-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { taxonomyPage } from '#content/taxonomy.ts'
import type { Route } from './+types/taxonomy'

export const meta: Route.MetaFunction = ({ location }) =>
  panelTitle(taxonomyPage.taxonomies[taxonomyAt(location.pathname)])

export async function loader({ url, context }: Route.LoaderArgs) {
  const taxonomy = taxonomyAt(url.pathname)
  const terms = await listTerms(context.get(appContext), context.get(actorContext), taxonomy)
  const [editing, removing] = [url.searchParams.get('edit'), url.searchParams.get('delete')]
  return { taxonomy, terms, editing, removing }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return takeTerm(context, taxonomyAt(url.pathname), await readForm(request))
}

export default function Taxonomy({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxonomyPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error, params: _ }: Route.ErrorBoundaryProps) {
  const { title, failure, retry } = taxonomyPage
  return <ListError error={error} title={title} text={failure} retry={retry} />
}
