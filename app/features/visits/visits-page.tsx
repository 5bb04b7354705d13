import type { ReactNode } from 'react'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { visitsPage as copy } from '#content/visits.ts'
import { LeadsFrom } from './leads-from.tsx'
import { OriginTable } from './origin-table.tsx'
import { VisitChart } from './visit-chart.tsx'
import type { VisitOrigin } from './visit-origin.ts'
import { type LeadFrom, type Period, periods, type VisitReport } from './visit-report.ts'

type VisitsPageProps = {
  period: Period
  report: VisitReport
  /** The leads of one origin, if the address names one. */
  from: { origin: VisitOrigin; leads: LeadFrom[] } | null
}

const { columns, number } = copy

/** How often public pages were seen, where visitors came from, and the leads that followed. */
export function VisitsPage({ period, report, from }: VisitsPageProps) {
  const { days, pages, campaigns, referrers } = report
  const total = (of: 'views' | 'visits') => days.reduce((sum, day) => sum + day[of], 0)
  const leads = [...campaigns, ...referrers].reduce((sum, row) => sum + row.leads, 0)
  const totals = [
    [copy.totals.visits, total('visits')],
    [copy.totals.views, total('views')],
    [copy.totals.leads, leads],
  ] as const
  const fromCampaign = from && from.origin.referrer === ''
  const leadsFrom = from && <LeadsFrom {...from} period={period} />
  return (
    <>
      <h1 className="headline text-section">{copy.title}</h1>
      <p className="mt-2 max-w-[80ch] text-ink-muted">{copy.intro}</p>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
        <LinkTabs
          label={copy.periods}
          panelId="visits"
          tabs={periods.map((one) => ({
            to: `?days=${one}`,
            label: copy.period[one],
            selected: one === period,
          }))}
        />
        <ButtonAnchor href={`/lead_admin/visits/export.csv?days=${period}`} variant="secondary">
          {copy.export}
        </ButtonAnchor>
      </div>
      <div id="visits" className="mt-6">
        <dl className="grid grid-cols-1 gap-6 border-y border-ink py-5 sm:grid-cols-3">
          {totals.map(([label, count]) => (
            <div key={label}>
              <dt className="label text-ink-muted">{label}</dt>
              <dd className="headline text-section tabular-nums">{number(count)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-small text-ink-muted">{copy.totalsHint}</p>
        <Part id="days" title={copy.byDay}>
          {total('views') > 0 ? (
            <>
              <VisitChart days={days} />
              <details className="mt-3">
                <summary className="text-link w-fit cursor-pointer">{copy.dayTable}</summary>
                <DataTable<VisitReport['days'][number]>
                  caption={copy.byDay}
                  columns={withHeaders(columns, [
                    { key: 'day', cell: ({ day }) => day },
                    { key: 'visits', numeric: true, cell: (day) => number(day.visits) },
                    { key: 'views', numeric: true, cell: (day) => number(day.views) },
                  ])}
                  rows={days.toReversed()}
                  rowKey={({ day }) => day}
                  className="mt-3"
                />
              </details>
            </>
          ) : (
            <p className="text-ink-muted">{copy.noDays}</p>
          )}
        </Part>
        <Part id="campaigns" title={copy.campaigns} hint={copy.campaignsHint}>
          {campaigns.length > 0 ? (
            <OriginTable kind="campaigns" rows={campaigns} period={period} />
          ) : (
            <p className="text-ink-muted">{copy.noCampaigns}</p>
          )}
          {fromCampaign && leadsFrom}
        </Part>
        <Part id="referrers" title={copy.referrers}>
          {referrers.length > 0 ? (
            <OriginTable kind="referrers" rows={referrers} period={period} />
          ) : (
            <p className="text-ink-muted">{copy.noReferrers}</p>
          )}
          {!fromCampaign && leadsFrom}
        </Part>
        <Part id="pages" title={copy.pages}>
          {pages.length > 0 ? (
            <DataTable<VisitReport['pages'][number]>
              caption={copy.pages}
              columns={withHeaders(columns, [
                {
                  key: 'path',
                  header: columns.page,
                  cell: ({ path }) => (
                    <a href={path} className="text-link wrap-anywhere">
                      {path}
                    </a>
                  ),
                },
                { key: 'views', numeric: true, cell: (page) => number(page.views) },
                { key: 'visits', numeric: true, cell: (page) => number(page.visits) },
              ])}
              rows={pages}
              rowKey={({ path }) => path}
            />
          ) : (
            <p className="text-ink-muted">{copy.noPages}</p>
          )}
        </Part>
      </div>
    </>
  )
}

type PartProps = { id: string; title: string; hint?: string; children: ReactNode }

function Part({ id, title, hint, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="headline text-heading">
        {title}
      </h2>
      {hint && <p className="mt-1 max-w-[80ch] text-small text-ink-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
