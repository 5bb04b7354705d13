import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readFigures } from '#app/features/figures/figures-service.server.ts'
import { Figures } from '#app/features/figures/figures-view.tsx'
import { readPeriod } from '#app/features/visits/visit-report.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { figuresPage } from '#content/figures.ts'
import type { Route } from './+types/figures'

export const meta: Route.MetaFunction = () => panelTitle(figuresPage.title)

export function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return readFigures(app, actor, readPeriod(url.searchParams))
}

export default function FiguresRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="headline mb-4 text-section">{figuresPage.title}</h1>
      <Figures figures={loaderData} heading="h2" />
    </>
  )
}

export function ErrorBoundary({ error, params: _ }: Route.ErrorBoundaryProps) {
  const { title, failure, retry } = figuresPage
  return <ListError error={error} title={title} text={failure} retry={retry} />
}
