import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { construction } from '#content/solutions/construction.ts'

/** Before and after as the same form in two states, laid side by side. */
export function InspectionReport() {
  const { change } = usePageCopy(construction)
  const sheets = [
    { state: 'before', title: change.before, stamp: change.stampBefore },
    { state: 'after', title: change.after, stamp: change.stampAfter },
  ] as const
  return (
    <section className="border-y border-line bg-surface py-20 md:py-28">
      <div className="frame">
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
          <h2 className="display text-title md:order-2 md:col-span-7 md:col-start-6 md:text-end">
            {change.title}
          </h2>
          <p className="max-w-[44ch] text-ink-muted md:col-span-4 md:self-end">{change.text}</p>
        </div>
        <div className="mt-12 grid grid-cols-1 gap-y-8 md:grid-cols-2 md:grid-rows-[repeat(7,auto)] md:gap-y-0">
          {sheets.map((sheet) => (
            <section
              key={sheet.state}
              aria-labelledby={`report-${sheet.state}`}
              className={`grid grid-cols-1 bg-paper p-5 sm:p-8 md:row-span-7 md:grid-rows-subgrid ${sheet.state === 'before' ? 'border border-dashed border-line-strong' : 'border-2 border-ink'}`}
            >
              <header className="flex flex-wrap items-start justify-between gap-3 border-b-2 border-ink pb-5">
                <div>
                  <p className="label text-ink-muted">{change.form}</p>
                  <h3 id={`report-${sheet.state}`} className="headline mt-1 text-heading">
                    {sheet.title}
                  </h3>
                </div>
                {sheet.state === 'before' ? (
                  <StatusBadge>{sheet.stamp}</StatusBadge>
                ) : (
                  <StatusBadge tone="verdigris" tilt="right">
                    {sheet.stamp}
                  </StatusBadge>
                )}
              </header>
              <dl className="contents">
                {change.rows.map((row, index) => (
                  <div key={index} className="border-b border-line py-4">
                    <dt className="label text-[0.6875rem] text-ink-muted">{row.who}</dt>
                    {sheet.state === 'before' ? (
                      <dd className="mt-1 font-mono text-small text-ink-muted">{row.before}</dd>
                    ) : (
                      <dd className="mt-1">
                        {row.after}
                        <span className="mt-2 block font-mono text-[0.8125rem] text-verdigris">
                          {row.proof}
                        </span>
                      </dd>
                    )}
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}
