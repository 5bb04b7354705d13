import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListFilters } from '#app/ui/list-filters.tsx'
import { invitationCopy, invitationsPage } from '#content/invitations.ts'
import { ListPages } from '../shell/list-parts.tsx'
import { type InvitationRow, invitationStatuses } from './invitation.ts'
import { type InvitationView, invitationColumns } from './invitation-columns.tsx'

const statusOptions = [
  { value: 'all', label: invitationsPage.allStatuses },
  ...invitationStatuses.map((value) => ({ value, label: invitationCopy.status[value] })),
]

type InvitationListProps = InvitationView & {
  invitations: InvitationRow[]
  previous: string | null
  next: string | null
  /** Where somebody is invited. */
  inviteHref: string
}

/** Invitations with search, states and pages; for staff, and for an organisation's own administrator. */
export function InvitationList(props: InvitationListProps) {
  const { invitations, query, path, inviteHref, readOnly } = props
  const narrowed = query.search !== '' || query.status !== 'all'
  const invite = !readOnly && (
    <ButtonLink to={inviteHref} preventScrollReset viewTransition={false}>
      {invitationsPage.invite}
    </ButtonLink>
  )
  return (
    <>
      <ListFilters
        path={path}
        id="invitation"
        search={query.search}
        words={{
          ...invitationsPage.search,
          apply: invitationsPage.apply,
          clear: invitationsPage.clear,
        }}
        selects={[
          {
            name: 'status',
            label: invitationsPage.status,
            value: query.status,
            options: statusOptions,
          },
        ]}
        kept={{ client: query.clientId, sort: query.sort, direction: query.direction }}
        narrowed={narrowed}
      >
        {invite}
      </ListFilters>
      <div className="mt-8">
        {invitations.length > 0 ? (
          <LedgerTable
            caption={invitationsPage.caption}
            columns={invitationColumns(props)}
            rows={invitations}
            rowKey={({ id }) => id}
          />
        ) : narrowed ? (
          <EmptyState
            text={invitationsPage.noMatch}
            hint={invitationsPage.noMatchHint}
            action={
              <ButtonLink to={path} variant="secondary">
                {invitationsPage.clearSearch}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState
            text={invitationsPage.empty}
            hint={invitationsPage.emptyHint}
            action={invite}
          />
        )}
        <ListPages {...props} words={invitationsPage.pages} />
      </div>
    </>
  )
}
