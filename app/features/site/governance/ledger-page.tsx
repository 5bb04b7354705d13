import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { BalanceBand, BalanceBandPattern } from '#app/features/site/governance/balance-band.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { governance } from '#content/solutions/governance.ts'

/** An account whose running balance is the illustration: it shrinks as it is paid. */
export function LedgerPage() {
  const { page } = usePageCopy(governance)
  const { columns } = page
  return (
    <section aria-labelledby="ledger-page" className="relative border-y border-ink bg-surface py-8">
      <BalanceBandPattern />
      <div className="frame">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id="ledger-page" className="headline text-heading">
            {page.caption}
          </h2>
          <StatusBadge tone="vermilion" tilt="right">
            {page.specimen}
          </StatusBadge>
        </div>
        <table
          aria-labelledby="ledger-page"
          className="data-table lg:w-[calc(50%+50vw)] lg:[&_td]:align-middle"
        >
          <colgroup>
            <col />
            <col className="w-1/4" />
            <col span={2} />
            <col className="border-s-4 border-double border-vermilion" />
            <col className="w-2/5" />
          </colgroup>
          <thead className="label">
            <tr>
              <th scope="col">{columns.date}</th>
              <th scope="col">{columns.entry}</th>
              <th scope="col" data-numeric>
                {columns.debit}
              </th>
              <th scope="col" data-numeric>
                {columns.credit}
              </th>
              <th scope="col" colSpan={2} className="ps-6">
                {columns.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {page.lines.map((line, index) => (
              <tr key={index}>
                <td data-label={columns.date} className="label whitespace-nowrap text-ink-muted">
                  {line.date}
                </td>
                <td data-label={columns.entry}>
                  <span>
                    <span className="block font-medium">{line.entry}</span>
                    <span className="block text-small text-ink-muted">{line.basis}</span>
                  </span>
                </td>
                <Amount label={columns.debit} value={line.debit} />
                <Amount label={columns.credit} value={line.credit} />
                <td data-label={columns.balance} data-numeric className="min-[56rem]:ps-6">
                  <span className="headline text-heading tabular-nums lining-nums">
                    {line.balance}
                  </span>
                </td>
                <td className="before:hidden max-[56rem]:block lg:py-2">
                  {line.left > 0 ? (
                    <BalanceBand left={line.left} />
                  ) : (
                    <StatusBadge tone="verdigris" tilt="left">
                      {page.settled}
                    </StatusBadge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-small text-ink-muted">{page.note}</p>
      </div>
    </section>
  )
}

function Amount({ label, value }: { label: string; value: string }) {
  return (
    <td
      data-label={label}
      data-numeric
      className={value ? 'font-mono text-small' : 'max-[56rem]:hidden'}
    >
      {value}
    </td>
  )
}
