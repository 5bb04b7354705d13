import { todayHref, todayScopes, todaySections } from '#app/features/today/today.ts'
import { takeToday } from '#app/features/today/today-actions.server.ts'
import { TodayPage } from '#app/features/today/today-page.tsx'
import { readToday } from '#app/features/today/today-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { lists } from '#content/lists.ts'
import { todayPage } from '#content/today.ts'
import type { Route } from './+types/today'

export const meta: Route.MetaFunction = () => [
  { title: `${todayPage.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

const read = ({ searchParams }: URL) => ({
  scope: oneOf(searchParams.get('whose'), todayScopes) ?? 'all',
  only: oneOf(searchParams.get('only'), todaySections) ?? null,
})

/** The panel's first page. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { scope, only } = read(url)
  return readToday(context.get(appContext), context.get(actorContext), scope, only)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { scope, only } = read(url)
  return takeToday(app, actor, await readForm(request), todayHref(scope, only))
}

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  return <TodayPage today={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, failure } = todayPage
  return <ListError error={error} title={title} text={failure} retry={lists.retry} />
}
