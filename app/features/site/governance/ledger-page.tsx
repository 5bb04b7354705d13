import { BalanceBand, BalanceBandPattern } from '#app/features/site/governance/balance-band.tsx'
import { Stamp } from '#app/ui/stamp.tsx'
import { governance } from '#content/solutions/governance.ts'

const { page } = governance
const { columns } = page

/** An account whose running balance is the illustration: it shrinks as it is paid. */
export function LedgerPage() {
  return (
    <section
      aria-labelledby="ledger-page"
      className="relative border-y border-ink bg-surface pt-6 pb-8 md:pt-8"
    >
      <BalanceBandPattern />
      <div className="frame">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id="ledger-page" className="headline text-heading">
            {page.caption}
          </h2>
          <Stamp tone="vermilion" tilt="right">
            {page.specimen}
          </Stamp>
        </div>
        <table
          aria-labelledby="ledger-page"
          className="ledger min-[56rem]:w-[calc(50%+50vw)] md:[&_td]:align-middle"
        >
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
              <th
                scope="col"
                colSpan={2}
                className="border-s-4 border-s-vermilion ps-6 [border-inline-start-style:double] max-[56rem]:border-0"
              >
                {columns.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {page.lines.map((line) => (
              <tr key={line.date}>
                <td data-label={columns.date} className="label whitespace-nowrap text-ink-muted">
                  {line.date}
                </td>
                <td data-label={columns.entry} className="min-[56rem]:w-[26%]">
                  <span>
                    <span className="block font-medium">{line.entry}</span>
                    <span className="block text-small text-ink-muted">{line.basis}</span>
                  </span>
                </td>
                <Amount label={columns.debit} value={line.debit} />
                <Amount label={columns.credit} value={line.credit} />
                <td
                  data-label={columns.balance}
                  className="min-[56rem]:border-s-4 min-[56rem]:border-s-vermilion min-[56rem]:ps-6 min-[56rem]:text-end min-[56rem]:[border-inline-start-style:double]"
                >
                  <span className="headline text-heading tabular-nums lining-nums">
                    {line.balance}
                  </span>
                </td>
                <td className="before:hidden max-[56rem]:block max-[56rem]:pt-2 min-[56rem]:w-[44%] min-[56rem]:py-2">
                  {line.left > 0 ? (
                    <BalanceBand left={line.left} />
                  ) : (
                    <Stamp tone="verdigris" tilt="left">
                      {page.settled}
                    </Stamp>
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
