import { useNavigation } from 'react-router'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Form } from '#app/ui/form.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { account } from '#content/account.ts'
import type { ListedSession } from './account.ts'
import { AccountSection } from './account-section.tsx'

const { sessions: copy } = account

/** Where a person is signed in, and how to end it. */
export function SessionList({ sessions }: { sessions: ListedSession[] }) {
  const sent = useNavigation().formData
  const columns: DataColumn<ListedSession>[] = withHeaders(copy.columns, [
    { key: 'device', cell: ({ device }) => device },
    {
      key: 'address',
      cell: ({ address }) => (
        <span className="[overflow-wrap:anywhere]">{address ?? copy.noAddress}</span>
      ),
    },
    { key: 'started', cell: ({ started }) => <Time iso={started} /> },
    { key: 'lastUsed', cell: ({ lastUsed }) => <Time iso={lastUsed} /> },
    {
      key: 'action',
      cell: (session) =>
        session.isThis ? (
          <StatusBadge tone="verdigris">{copy.this}</StatusBadge>
        ) : (
          <EndSession session={session} pending={sent?.get('session') === session.id} />
        ),
    },
  ])
  const pending = sent?.get('intent') === 'end-others'
  return (
    <AccountSection id="sessions-title" title={copy.title} text={copy.text}>
      <DataTable caption={copy.caption} columns={columns} rows={sessions} rowKey={({ id }) => id} />
      {sessions.length > 1 ? (
        <Form method="post" preventScrollReset className="mt-6">
          <input type="hidden" name="intent" value="end-others" />
          <Button type="submit" variant="destructive" disabled={pending} className="max-sm:w-full">
            {pending ? copy.ending : copy.endOthers}
          </Button>
        </Form>
      ) : (
        <p className="mt-4 text-small text-ink-muted">{copy.only}</p>
      )}
    </AccountSection>
  )
}

function Time({ iso }: { iso: string }) {
  return <Moment at={iso} look="time" />
}

function EndSession({ session, pending }: { session: ListedSession; pending: boolean }) {
  const { id, device, address } = session
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="session" value={id} />
      <SubmitButton
        size="small"
        variant="secondary"
        aria-label={copy.endOf(device, address ?? copy.noAddress)}
        label={copy.end}
        busy={pending && copy.ending}
      />
    </Form>
  )
}
