import { BackLink } from '#app/ui/back-link.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { longDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { portalStatement as copy } from '#content/portal-statement.ts'
import { portalInvoiceList } from './invoice-list-query.ts'
import { PortalStatementForm } from './portal-statement-form.tsx'
import { statementColumns, statementLines } from './portal-statement-lines.tsx'
import type { Statement } from './statement.ts'
import type { CheckedPeriod } from './statement-period.ts'

type PortalStatementPageProps = CheckedPeriod & {
  /** Null when the period is wrong. */
  statement: Statement | null
}

/** What a client owed at the beginning of a period, everything that changed it, and what is owed at its end. */
export function PortalStatementPage({ statement, typed, errors }: PortalStatementPageProps) {
  return (
    <>
      <BackLink to={portalInvoiceList.path}>{copy.back}</BackLink>
      <header className="mt-3 border-b border-ink pb-4">
        <h1 className="headline text-section">{copy.title}</h1>
        {statement && (
          <p className="mt-2 wrap-anywhere">
            <span className="font-medium">{copy.of(statement.client, company.name)}</span>
            <br />
            {copy.period(longDate(statement.from), longDate(statement.to))}
          </p>
        )}
      </header>
      <PortalStatementForm typed={typed} errors={errors} hasFile={statement !== null} />
      {statement && <Accounts statement={statement} />}
    </>
  )
}

function Accounts({ statement }: { statement: Statement }) {
  const { currencies } = statement
  if (currencies.length === 0)
    return (
      <div className="mt-8">
        <EmptyState text={copy.empty} hint={copy.emptyHint} />
      </div>
    )
  return (
    <>
      {currencies.map((account) => (
        <section key={account.currency} aria-labelledby={account.currency} className="mt-8">
          <h2 id={account.currency} className="headline mb-3 text-heading">
            {copy.account(account.currency)}
          </h2>
          <DataTable
            caption={copy.account(account.currency)}
            columns={statementColumns(account.currency)}
            rows={statementLines(account, statement)}
            rowKey={({ id }) => id}
            className="paper-table"
          />
        </section>
      ))}
      <p className="prose-measure mt-4 text-small text-ink-muted">{copy.note}</p>
    </>
  )
}
