import { redirect } from 'react-router'
import { billingDay } from '#app/features/billing/invoice-status.ts'
import { statementColumns } from '#app/features/billing/statement-file.ts'
import { checkPeriod, statementHref } from '#app/features/billing/statement-period.ts'
import { exportStatement } from '#app/features/billing/statement-service.server.ts'
import { csvFile } from '#app/lists/csv.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { portalStatement } from '#content/portal-statement.ts'
import type { Route } from './+types/invoice-statement-csv'

/** The statement as a file; a wrong period leads to the page, which says what is wrong. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { typed, errors } = checkPeriod(url.searchParams, billingDay(app.now()))
  if (errors.from || errors.to) return redirect(statementHref(typed))
  try {
    const rows = await exportStatement(app, actor, typed)
    const { name } = portalStatement.file
    return csvFile(app, { name, columns: statementColumns, rows, now: app.now() })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid')) throw error
    return redirect(statementHref(typed))
  }
}
