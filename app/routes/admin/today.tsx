import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { FiguresBelow } from '#app/features/figures/figures-below.tsx'
import { readFigures } from '#app/features/figures/figures-service.server.ts'
import { todayHref, todayScopes } from '#app/features/today/today.ts'
import { takeToday } from '#app/features/today/today-actions.server.ts'
import { TodayPage } from '#app/features/today/today-page.tsx'
import { readToday } from '#app/features/today/today-service.server.ts'
import { readPeriod } from '#app/features/visits/visit-report.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { lists } from '#content/lists.ts'
import { todayPage } from '#content/today.ts'
import type { Route } from './+types/today'

export const meta: Route.MetaFunction = () => panelTitle(todayPage.title)

const scopeOf = ({ searchParams }: URL) => oneOf(searchParams.get('whose'), todayScopes) ?? 'all'

/** The panel's first page: what waits, and below it how things go. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [today, figures] = await Promise.all([
    readToday(app, actor, scopeOf(url)),
    readFigures(app, actor, readPeriod(url.searchParams)),
  ])
  return { today, figures }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return takeToday(app, actor, await readForm(request), todayHref(scopeOf(url)))
}

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  const { today, figures } = loaderData
  return (
    <>
      <TodayPage today={today} />
      <FiguresBelow figures={figures} search={today.scope === 'mine' ? 'whose=mine' : ''} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, failure } = todayPage
  return <ListError error={error} title={title} text={failure} retry={lists.retry} />
}
