import { listHref } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { dateTime } from '#app/ui/format-date.ts'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { actionText, auditPage, nounText } from '#content/audit.ts'
import type { AuditRow } from './audit.ts'
import { type AuditListQuery, auditList } from './audit-list-query.ts'
import { AuditActor, AuditSubject } from './audit-parts.tsx'

type AuditListProps = ListRows<AuditRow> & {
  groups: string[]
  query: AuditListQuery
  search: string
}

/** The audit log with search and filters. */
export function AuditList({ groups, search, ...page }: AuditListProps) {
  const { group } = page.query
  const known = group && !groups.includes(group) ? [...groups, group] : groups
  const nouns = known.map((value) => ({ value, label: nounText(value) }))
  return (
    <ListPage
      {...page}
      list={auditList}
      copy={auditPage}
      as={{ columns: columns(search) }}
      filters={[
        {
          name: 'group',
          label: auditPage.group,
          options: [{ value: '', label: auditPage.allGroups }, ...nouns],
        },
        { name: 'from', label: auditPage.from, kind: 'date' },
        { name: 'to', label: auditPage.to, kind: 'date' },
      ]}
      exportHref={listHref({ ...auditList, path: '/lead_admin/audit/export.csv' }, page.query)}
    />
  )
}

const columns = (search: string): ListColumn<AuditRow>[] =>
  withHeaders(auditPage.columns, [
    {
      key: 'created_at',
      phone: 'fact',
      cell: ({ created_at }) => (
        <Moment at={created_at} look="time" className="sm:whitespace-nowrap" />
      ),
    },
    { key: 'actor', phone: 'fact', cell: (event) => <AuditActor event={event} /> },
    {
      key: 'action',
      phone: 'title',
      cell: ({ id, action }) => (
        <Link
          to={`${auditList.path}/${id}${search}`}
          preventScrollReset
          className="text-link font-medium"
        >
          {actionText(action)}
        </Link>
      ),
    },
    { key: 'subject', cell: (event) => <AuditSubject event={event} /> },
    {
      key: 'ip',
      cell: ({ ip }) => <span className="font-mono text-small wrap-anywhere">{ip ?? '–'}</span>,
    },
    {
      key: 'details',
      cell: ({ id, action, created_at }) => (
        <Link
          to={`${auditList.path}/${id}${search}`}
          preventScrollReset
          aria-label={auditPage.viewOf(actionText(action), dateTime(created_at))}
          className="text-link inline-flex min-h-6 items-center"
        >
          {auditPage.view}
        </Link>
      ),
    },
  ])
