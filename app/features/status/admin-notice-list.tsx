import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { Moment } from '#app/ui/times/moment.tsx'
import { statusCopy } from '#content/status.ts'
import { statusPanel as copy } from '#content/status-panel.ts'
import { NoticeBadge } from './notice-badge.tsx'
import { adminStatusPath, standingOf } from './status.ts'
import { type NoticeRow, type StatusListQuery, statusList } from './status-list-query.ts'

type AdminNoticeListProps = ListRows<NoticeRow> & { query: StatusListQuery; now: string }

/** The incidents and maintenance that staff have posted, the newest first. */
export function AdminNoticeList({ now, ...page }: AdminNoticeListProps) {
  return (
    <ListPage
      {...page}
      list={statusList}
      copy={copy}
      as={{ columns: columnsAt(now) }}
      filters={[
        { name: 'show', label: copy.show, options: optionsOf(copy.shows) },
        { name: 'kind', label: copy.kind, options: optionsOf(copy.kinds) },
      ]}
      create={
        <span className="flex flex-wrap gap-3">
          <ButtonLink to={`${adminStatusPath}/new?kind=incident`}>{copy.newIncident}</ButtonLink>
          <ButtonLink to={`${adminStatusPath}/new?kind=maintenance`} variant="secondary">
            {copy.newMaintenance}
          </ButtonLink>
        </span>
      }
    />
  )
}

const columnsAt = (now: string): ListColumn<NoticeRow, 'starts_at' | 'title'>[] =>
  withHeaders(copy.columns, [
    {
      key: 'title',
      sort: true,
      cell: ({ id, title }) => (
        <Link
          to={`${adminStatusPath}/${id}`}
          className="text-link block min-w-48 font-medium wrap-anywhere"
        >
          {title}
        </Link>
      ),
    },
    { key: 'kind', phone: 'fact', cell: ({ kind }) => statusCopy.kinds[kind] },
    { key: 'status', cell: (notice) => <NoticeBadge status={standingOf(notice, now)} /> },
    {
      key: 'starts_at',
      phone: 'fact',
      sort: true,
      cell: ({ starts_at }) => <Moment at={starts_at} className="whitespace-nowrap" />,
    },
    {
      key: 'closed_at',
      cell: ({ closed_at }) =>
        closed_at ? (
          <Moment at={closed_at} className="whitespace-nowrap" />
        ) : (
          <Nothing>{copy.notYet}</Nothing>
        ),
    },
    {
      key: 'updated_at',
      brief: true,
      cell: ({ updated_at }) => <Moment at={updated_at} className="whitespace-nowrap" />,
    },
  ])
