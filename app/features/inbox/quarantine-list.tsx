import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { quarantinePage as copy } from '#content/inbox.ts'
import { formLabel, type QuarantinedRow, reasonLabel } from './inbox.ts'
import { InboxTabs } from './inbox-tabs.tsx'
import { type QuarantineListQuery, quarantineList } from './quarantine-list-query.ts'

type QuarantineListProps = ListRows<QuarantinedRow> & {
  query: QuarantineListQuery
  search: string
}

const columns = (search: string): ListColumn<QuarantinedRow, 'created_at'>[] =>
  withHeaders(copy.columns, [
    {
      key: 'sender',
      cell: ({ id, sender_name, sender_email }) => (
        <>
          <Link
            to={`${quarantineList.path}/${id}${search}`}
            preventScrollReset
            className="text-link font-medium wrap-anywhere"
          >
            {sender_name || copy.nameless(id.slice(0, 8))}
          </Link>
          <span className="block text-small wrap-anywhere text-ink-muted">{sender_email}</span>
        </>
      ),
    },
    { key: 'form', phone: 'fact', cell: ({ form }) => formLabel(form) },
    { key: 'reasons', cell: ({ reasons }) => reasons.map(reasonLabel).join('; ') },
    {
      key: 'created_at',
      phone: 'fact',
      sort: true,
      cell: ({ created_at }) => <Moment at={created_at} className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      cell: ({ id, sender_name }) => (
        <Link
          to={`${quarantineList.path}/${id}${search}`}
          preventScrollReset
          aria-label={copy.viewOf(sender_name)}
          className="text-link"
        >
          {copy.view}
        </Link>
      ),
    },
  ])

/** The list of submissions that look like spam and wait for a decision. */
export function QuarantineList({ search, ...page }: QuarantineListProps) {
  return (
    <ListPage
      {...page}
      list={quarantineList}
      copy={copy}
      as={{ columns: columns(search) }}
      beside={<InboxTabs selected="quarantine" />}
    />
  )
}
