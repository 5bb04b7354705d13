import type { ReactNode } from 'react'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { opinionsPage as copy } from '#content/assistant-reports.ts'
import { conversationPage } from '#content/conversations.ts'
import type { OpinionFigures } from './opinion-list-query.ts'

type Week = OpinionFigures['weeks'][number]
const { weeks: words } = copy
const shareOf = ({ up, down }: Week) => `${Math.round((100 * up) / Math.max(1, up + down))} %`

const columns: DataColumn<Week>[] = withHeaders(words.columns, [
  { key: 'week', cell: ({ week }) => <Moment at={week} /> },
  { key: 'up', numeric: true, cell: ({ up }) => up },
  { key: 'down', numeric: true, cell: ({ down }) => down },
  { key: 'share', numeric: true, cell: shareOf },
])

/** What visitors thought in the last twelve weeks, in figures. */
export function OpinionFiguresPart({ weeks, reasons, ratings }: OpinionFigures) {
  const count = ratings.reduce((sum, one) => sum + one.count, 0)
  const sum = ratings.reduce((total, one) => total + one.rating * one.count, 0)
  return (
    <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Part id="weeks" title={words.title}>
        {weeks.length > 0 ? (
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={weeks}
            rowKey={({ week }) => week}
          />
        ) : (
          <p className="text-ink-muted">{words.none}</p>
        )}
      </Part>
      <div className="grid content-start gap-8">
        <Part id="reasons" title={copy.reasons.title}>
          {reasons.length > 0 ? (
            <ul className="grid gap-1">
              {reasons.map(({ reason, count: times }) => (
                <li key={reason} className="flex justify-between gap-4 border-b border-line py-1">
                  <span>{reason ? conversationPage.reasons[reason] : copy.noReason}</span>
                  <span className="tabular-nums">{times}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-muted">{copy.reasons.none}</p>
          )}
        </Part>
        <Part id="ratings" title={copy.ratings.title}>
          {count > 0 ? (
            <>
              <p>{copy.ratings.mean((sum / count).toFixed(1), count)}</p>
              <ul className="mt-2 flex flex-wrap gap-x-5 text-small text-ink-muted">
                {ratings.map((one) => (
                  <li key={one.rating}>{copy.ratings.each(one.rating, one.count)}</li>
                ))}
              </ul>
            </>
          ) : (
            <p className="text-ink-muted">{copy.ratings.none}</p>
          )}
        </Part>
      </div>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="headline mb-3 border-b border-ink pb-2 text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
