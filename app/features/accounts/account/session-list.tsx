import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { type DataColumn, DataTable } from '#app/ui/data-table.tsx'
import { Form } from '#app/ui/form.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { account } from '#content/account.ts'
import type { ListedSession } from './account.ts'
import { AccountSection } from './account-section.tsx'

const { sessions: words } = account

/** Where a person is signed in, and how to end it. */
export function SessionList({ sessions }: { sessions: ListedSession[] }) {
  const sent = useNavigation().formData
  const { columns: names } = words
  const columns: DataColumn<ListedSession>[] = [
    { key: 'device', header: names.device, cell: ({ device }) => device },
    {
      key: 'address',
      header: names.address,
      cell: ({ address }) => (
        <span className="[overflow-wrap:anywhere]">{address ?? words.noAddress}</span>
      ),
    },
    { key: 'started', header: names.started, cell: ({ started }) => <Time iso={started} /> },
    { key: 'lastUsed', header: names.lastUsed, cell: ({ lastUsed }) => <Time iso={lastUsed} /> },
    {
      key: 'action',
      header: names.action,
      cell: (session) =>
        session.isThis ? (
          <StatusBadge tone="verdigris">{words.this}</StatusBadge>
        ) : (
          <EndSession session={session} pending={sent?.get('session') === session.id} />
        ),
    },
  ]
  const pending = sent?.get('intent') === 'end-others'
  return (
    <AccountSection id="sessions-title" title={words.title} text={words.text}>
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
      />
      {sessions.length > 1 ? (
        <Form method="post" preventScrollReset className="mt-6">
          <input type="hidden" name="intent" value="end-others" />
          <Button type="submit" variant="destructive" disabled={pending} className="max-sm:w-full">
            {pending ? words.ending : words.endOthers}
          </Button>
        </Form>
      ) : (
        <p className="mt-4 text-small text-ink-muted">{words.only}</p>
      )}
    </AccountSection>
  )
}

function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="sm:whitespace-nowrap">
      {dateTime(iso)}
    </time>
  )
}

function EndSession({ session, pending }: { session: ListedSession; pending: boolean }) {
  const { id, device, address } = session
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="session" value={id} />
      <Button
        type="submit"
        size="small"
        variant="secondary"
        disabled={pending}
        aria-label={words.endOf(device, address ?? words.noAddress)}
      >
        {pending ? words.ending : words.end}
      </Button>
    </Form>
  )
}
