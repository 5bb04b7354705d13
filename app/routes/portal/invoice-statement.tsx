import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { billingDay } from '#app/features/billing/invoice-status.ts'
import { PortalStatementPage } from '#app/features/billing/portal-statement-page.tsx'
import { checkPeriod } from '#app/features/billing/statement-period.ts'
import { readStatement } from '#app/features/billing/statement-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { portalStatement } from '#content/portal-statement.ts'
import type { Route } from './+types/invoice-statement'

export const meta: Route.MetaFunction = () => panelTitle(portalStatement.title)

/** A wrong period is answered with the form, and a message beside the field. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { typed, errors } = checkPeriod(url.searchParams, billingDay(app.now()))
  if (errors.from || errors.to) return data({ typed, errors, statement: null }, 422)
  try {
    return data({ typed, errors, statement: await readStatement(app, actor, typed) })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid')) throw error
    return data({ typed, errors: { to: error.userMessage }, statement: null }, 422)
  }
}

export default function InvoiceStatement({ loaderData }: Route.ComponentProps) {
  return <PortalStatementPage {...loaderData} />
}
