import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireClient } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { portalStatement as copy } from '#content/portal-statement.ts'
import { notFound } from './billing-access.server.ts'
import { selectBillingContacts } from './billing-contact-store.server.ts'
import { accountsOf, type Statement } from './statement.ts'
import { type StatementFileRow, statementRows } from './statement-file.ts'
import type { StatementPeriod } from './statement-period.ts'
import { selectClientName, selectEntries, selectOpenings } from './statement-store.server.ts'

/** More than anybody reads on a page or prints; a shorter period has fewer. */
export const mostEntries = 2_000

/**
 * The account of the actor's own client in a period, in each currency. Three queries.
 * @throws AppError `not_authenticated`, `forbidden`; `invalid` when the period has too many entries;
 *   `not_found` for somebody who sees no invoices
 */
export async function readStatement(
  app: App,
  actor: Actor,
  period: StatementPeriod,
): Promise<Statement> {
  const { clientId } = requireClient(actor)
  return app.db.read(actor, (tx) => statementIn(tx, clientId, period))
}

/**
 * The same as the rows of a file, recorded in the audit log before the first row leaves.
 * @throws AppError as `readStatement`
 */
export async function exportStatement(
  app: App,
  actor: Actor,
  period: StatementPeriod,
): Promise<StatementFileRow[]> {
  const { clientId } = requireClient(actor)
  return app.db.as(actor, async (tx) => {
    const statement = await statementIn(tx, clientId, period)
    const { from, to } = period
    await audit(tx, {
      action: 'invoice.statement_downloaded',
      subjectType: 'client',
      subjectId: clientId,
      details: { first_day: from, last_day: to },
    })
    return statementRows(statement)
  })
}

async function statementIn(tx: Tx, clientId: string, period: StatementPeriod): Promise<Statement> {
  const [client, openings, entries] = await Promise.all([
    selectClientName(tx, clientId),
    selectOpenings(tx, clientId, period),
    selectEntries(tx, clientId, period, mostEntries + 1),
  ])
  // Whoever is shown an amount sees invoices.
  const isEmpty = openings.length === 0 && entries.length === 0
  if (isEmpty && (await selectBillingContacts(tx))) throw notFound()
  if (entries.length > mostEntries)
    throw new AppError('invalid', copy.errors.long(mostEntries.toLocaleString('en-CA')))
  return { client, ...period, currencies: accountsOf(openings, entries) }
}
