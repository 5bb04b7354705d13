import type { ReactNode } from 'react'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { RowDeed } from '#app/ui/row-deed.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { failedMailsPage as copy } from '#content/failed-mails.ts'
import { todayPage } from '#content/today.ts'
import {
  type FailedMailListQuery,
  type FailedMailRow,
  failedMailList,
} from './failed-mail-list-query.ts'
import { mailName } from './mail-name.ts'

type FailedMailListProps = ListRows<FailedMailRow> & {
  query: FailedMailListQuery
  here: string
  tabs: ReactNode
}

/** Emails of ours that did not arrive, the oldest first. */
export const FailedMailList = ({ here, tabs, ...page }: FailedMailListProps) => (
  <ListPage
    {...page}
    list={failedMailList}
    copy={copy}
    as={{ columns: columns(here) }}
    beside={tabs}
  />
)

const { seenTo } = todayPage.actions

const columns = (here: string): ListColumn<FailedMailRow, 'undelivered_at'>[] =>
  withHeaders(copy.columns, [
    { key: 'recipient', cell: (mail) => <Recipient {...mail} /> },
    { key: 'kind', phone: 'fact', cell: ({ kind }) => mailName(kind) },
    { key: 'subject', cell: ({ subject }) => subject || <Nothing /> },
    { key: 'attempts', numeric: true, cell: ({ attempts }) => attempts ?? <Nothing /> },
    {
      key: 'undelivered_at',
      phone: 'fact',
      sort: true,
      cell: (mail) => <Moment at={mail.undelivered_at} className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      cell: ({ id, recipient }) => (
        <RowDeed
          action={here}
          intent="seenTo"
          record={id}
          label={seenTo}
          name={todayPage.actionOf(seenTo, recipient)}
        />
      ),
    },
  ])

const Recipient = ({ recipient, person_id }: FailedMailRow) =>
  person_id ? (
    <Link to={`/lead_admin/people/${person_id}`} className="text-link font-medium wrap-anywhere">
      {recipient}
    </Link>
  ) : (
    <span className="font-medium wrap-anywhere">{recipient}</span>
  )
