import type { ReactNode } from 'react'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { Moment } from '#app/ui/times/moment.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { quarantinedMailPage as copy } from '#content/inbound-mail.ts'
import type { InboundMailRow, MailboxState } from './inbound-mail.ts'
import {
  type QuarantinedMailListQuery,
  quarantinedMailList,
} from './quarantined-mail-list-query.ts'

type QuarantinedMailListProps = ListRows<InboundMailRow> & {
  query: QuarantinedMailListQuery
  search: string
  mailbox: MailboxState
  tabs: ReactNode
}

const columns = (search: string): ListColumn<InboundMailRow, 'created_at'>[] =>
  withHeaders(copy.columns, [
    {
      key: 'sender',
      cell: ({ id, sender, sender_name }) => (
        <>
          <Link
            to={`${quarantinedMailList.path}/${id}${search}`}
            preventScrollReset
            className="text-link font-medium wrap-anywhere"
          >
            {sender_name || sender || copy.noSender}
          </Link>
          {sender_name && (
            <span className="block text-small wrap-anywhere text-ink-muted">{sender}</span>
          )}
        </>
      ),
    },
    {
      key: 'subject',
      phone: 'fact',
      cell: ({ subject }) => <span className="wrap-anywhere">{subject || copy.noSubject}</span>,
    },
    { key: 'reason', cell: ({ reason }) => (reason ? (copy.reasons[reason] ?? reason) : '–') },
    {
      key: 'created_at',
      phone: 'fact',
      sort: true,
      cell: ({ created_at }) => <Moment at={created_at} className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      cell: ({ id, subject }) => (
        <Link
          to={`${quarantinedMailList.path}/${id}${search}`}
          preventScrollReset
          aria-label={copy.openOf(subject || copy.noSubject)}
          className="text-link"
        >
          {copy.open}
        </Link>
      ),
    },
  ])

/** The list of mails that came in: those in quarantine, and on wish the others. */
export function QuarantinedMailList({ search, mailbox, tabs, ...page }: QuarantinedMailListProps) {
  const states = { label: copy.filters.state, name: 'state', options: optionsOf(copy.states) }
  return (
    <>
      <ListPage
        {...page}
        list={quarantinedMailList}
        copy={copy}
        as={{ columns: columns(search) }}
        filters={[states]}
        beside={tabs}
        // That it fails has to be seen, that it works is said last.
        below={mailbox.failedAt && <MailboxNotice {...mailbox} />}
      />
      {!mailbox.failedAt && <MailboxNotice {...mailbox} />}
    </>
  )
}

function MailboxNotice({ isRead, failedAt, readAt }: MailboxState) {
  const times = useTimes()
  const { off, never, failing, lastRead } = copy.mailbox
  if (failedAt)
    return <p className="mt-2 text-small text-vermilion">{failing(times.timeWithAge(failedAt))}</p>
  const text = isRead ? (readAt ? lastRead(times.timeWithAge(readAt)) : never) : off
  return <p className="mt-2 text-small text-ink-muted">{text}</p>
}
