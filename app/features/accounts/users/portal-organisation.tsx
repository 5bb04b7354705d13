import { type LedgerColumn, LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { invitationsPage, organisationPage as words } from '#content/invitations.ts'
import type { InvitationRow } from '../invitations/invitation.ts'
import { InvitationList } from '../invitations/invitation-list.tsx'
import type { InvitationListQuery } from '../invitations/invitation-list-query.ts'
import { ListPages } from '../shell/list-parts.tsx'
import type { ColleagueRow } from './colleague.ts'

const path = '/dashboard/organisation'
const columns: LedgerColumn<ColleagueRow>[] = [
  {
    key: 'full_name',
    header: words.columns.full_name,
    cell: (one) => (
      <span className="flex lg:min-w-28 flex-wrap items-center gap-2 font-medium wrap-anywhere">
        {one.full_name}
        {one.deactivated_at && <StatusBadge>{words.deactivated}</StatusBadge>}
      </span>
    ),
  },
  {
    key: 'email',
    header: words.columns.email,
    cell: (one) => <span className="block lg:min-w-52 wrap-anywhere">{one.email}</span>,
  },
  {
    key: 'role',
    header: words.columns.role,
    cell: (one) => <span className="whitespace-nowrap">{invitationsPage.roles[one.role]}</span>,
  },
  {
    key: 'created_at',
    header: words.columns.created_at,
    cell: (one) => (
      <time dateTime={one.created_at} className="whitespace-nowrap">
        {listDate(one.created_at)}
      </time>
    ),
  },
]

type Paged = { previous: string | null; next: string | null }

type OrganisationProps = {
  colleagues: Paged & { rows: ColleagueRow[] }
  invited: Paged & { invitations: InvitationRow[] }
  query: InvitationListQuery
  search: string
  readOnly: boolean
}

/** Who belongs to one's organisation, and who has been invited. */
export function Organisation({ colleagues, invited, query, search, readOnly }: OrganisationProps) {
  return (
    <>
      <h1 className="headline mb-8 text-section">{words.title}</h1>
      <section aria-labelledby="colleagues">
        <h2 id="colleagues" className="headline mb-4 text-heading">
          {words.colleagues}
        </h2>
        {colleagues.rows.length > 0 ? (
          <LedgerTable
            caption={words.caption}
            columns={columns}
            rows={colleagues.rows}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState text={words.noColleagues} hint={words.noColleaguesHint} />
        )}
        <ListPages
          {...colleagues}
          path={path}
          search={search}
          prefix="people_"
          words={words.pages}
        />
      </section>
      <section aria-labelledby="invitations" className="mt-14">
        <h2 id="invitations" className="headline mb-6 text-heading">
          {invitationsPage.title}
        </h2>
        <InvitationList
          {...invited}
          query={query}
          search={search}
          path={path}
          base={`${path}/invitations`}
          inviteHref={`${path}/invite${search}`}
          viewer="client_admin"
          readOnly={readOnly}
        />
      </section>
    </>
  )
}
