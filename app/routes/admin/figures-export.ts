import { Readable } from 'node:stream'
import { figureTables } from '#app/features/figures/figure-tables.ts'
import { charts } from '#app/features/figures/figures.ts'
import { exportFigures } from '#app/features/figures/figures-service.server.ts'
import { readPeriod } from '#app/features/visits/visit-report.ts'
import { csvFile } from '#app/lists/csv.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/figures-export'

/** Exports the figures of one chart as CSV; without a known name, those of the first. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { searchParams } = url
  const chart = charts.find((one) => one === searchParams.get('chart')) ?? charts[0]
  const period = readPeriod(searchParams)
  const { columns, rows } = figureTables[chart](await exportFigures(app, actor, chart, period))
  return csvFile(app, {
    name: `${chart}-${period}-days`,
    now: context.get(requestContext).now,
    rows: Readable.from(rows),
    columns: columns.map(({ key }) => key),
  })
}
