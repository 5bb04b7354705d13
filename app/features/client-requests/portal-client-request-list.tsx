import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { portalRequests as copy, requestCopy } from '#content/client-requests.ts'
import { percentDone, portalRequestsPath, type RequestRow, standingOf } from './client-request.ts'
import { type PortalRequestQuery, portalRequestList } from './client-request-list-query.ts'
import { StandingBadge } from './standing-badge.tsx'

type PortalRequestListProps = ListRows<RequestRow> & { query: PortalRequestQuery; today: string }

/** What is asked of the client, the first due day first. */
export function PortalRequestList({ today, ...page }: PortalRequestListProps) {
  return (
    <ListPage
      {...page}
      list={portalRequestList}
      copy={copy}
      as={{
        item: (row) => <RequestItem row={row} today={today} />,
        itemsClass: 'border-t border-ink',
        itemClass: 'border-b border-line py-2.5',
      }}
      filters={[
        { name: 'show', label: copy.show, options: optionsOf(copy.shows) },
        { name: 'sort', label: copy.sort, options: optionsOf(requestCopy.sorts) },
      ]}
    />
  )
}

function RequestItem({ row, today }: { row: RequestRow; today: string }) {
  const { id, title, project_name: project, due_on: due } = row
  const standing = standingOf(row, today)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
      <h2 className="text-base font-medium wrap-anywhere max-sm:truncate">
        <Link to={`${portalRequestsPath}/${id}`} prefetch="intent" className="text-link">
          {title}
        </Link>
      </h2>
      <StandingBadge standing={standing} labels={requestCopy.standing} />
      <p className="col-span-full flex flex-wrap gap-x-4 text-small text-ink-muted max-sm:flex-nowrap max-sm:whitespace-nowrap">
        <span className={standing === 'overdue' ? 'text-vermilion' : ''}>
          {copy.due} <Moment at={due} isAged={false} />
        </span>
        {project && <span className="min-w-0 truncate">{project}</span>}
      </p>
      <div className="col-span-full flex items-center gap-3 text-small text-ink-muted">
        <ProgressBar
          percent={percentDone(row)}
          label={requestCopy.progressOf(title)}
          className="w-28 shrink-0"
        />
        <span className="min-w-0 max-sm:truncate">
          {requestCopy.progress(row.lines_accepted, row.lines_given, row.lines_total)}
        </span>
      </div>
    </div>
  )
}
