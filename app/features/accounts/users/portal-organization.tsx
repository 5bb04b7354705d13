import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { clientActivity } from '#content/client-activity.ts'
import { organizationPage as copy, invitationsPage } from '#content/invitations.ts'
import type { InvitationRow } from '../invitations/invitation.ts'
import { InvitationList } from '../invitations/invitation-list.tsx'
import {
  type InvitationListQuery,
  portalInvitationList,
} from '../invitations/invitation-list-query.ts'
import {
  type PortalColleagueListQuery,
  type PortalColleagueRow,
  portalColleagueList,
} from './portal-colleague-list-query.ts'

type Column = ListColumn<PortalColleagueRow, PortalColleagueListQuery['sort']>

/** @param me the reader's address, null for staff */
const columnsFor = (me: string | null): Column[] =>
  withHeaders(copy.columns, [
    {
      key: 'full_name',
      sort: true,
      cell: (one) => (
        <span className="flex lg:min-w-28 flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {one.full_name}
          {one.email === me && <StatusBadge>{copy.you}</StatusBadge>}
          {one.deactivated_at && <StatusBadge>{copy.deactivated}</StatusBadge>}
          {one.billing_contact && <StatusBadge>{copy.billingContact}</StatusBadge>}
          {one.only_projects && (
            <StatusBadge>{copy.restricted(one.only_projects.length)}</StatusBadge>
          )}
        </span>
      ),
    },
    {
      key: 'email',
      cell: (one) => <span className="block lg:min-w-52 wrap-anywhere">{one.email}</span>,
    },
    {
      key: 'role',
      cell: (one) => <span className="whitespace-nowrap">{invitationsPage.roles[one.role]}</span>,
    },
    {
      key: 'created_at',
      cell: (one) => <Moment at={one.created_at} className="whitespace-nowrap" />,
    },
    {
      key: 'signed_in_at',
      cell: (one) =>
        one.signed_in_at ? (
          <Link
            to={`/dashboard/organization/activity?group=session&person=${one.id}`}
            aria-label={copy.signInsOf(one.full_name)}
            className="text-link"
          >
            <Moment at={one.signed_in_at} className="whitespace-nowrap" />
          </Link>
        ) : (
          copy.never
        ),
    },
  ])

const actions = (search: string): Column => ({
  key: 'actions',
  header: copy.columns.actions,
  cell: (one) => (
    <Link
      to={`${portalColleagueList.path}/people/${one.id}${search}`}
      aria-label={copy.changeOf(one.full_name)}
      preventScrollReset
      className="text-link"
    >
      {copy.change}
    </Link>
  ),
})

type OrganizationProps = {
  colleagues: ListRows<PortalColleagueRow> & { query: PortalColleagueListQuery }
  invited: ListRows<InvitationRow> & { query: InvitationListQuery }
  search: string
  /** The reader's address; null for staff, who look only. */
  me: string | null
}

/** Who belongs to one's organization, and who has been invited. */
export function Organization({ colleagues, invited, search, me }: OrganizationProps) {
  const { path } = portalInvitationList
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="headline text-heading">{copy.title}</h1>
        <Link
          to="/dashboard/organization/activity"
          prefetch="intent"
          className="text-link inline-flex min-h-6 items-center text-small"
        >
          {clientActivity.link}
        </Link>
      </div>
      <section aria-labelledby="colleagues">
        <ListPage
          {...colleagues}
          list={portalColleagueList}
          copy={copy.colleagues}
          as={{ columns: [...columnsFor(me), ...(me === null ? [] : [actions(search)])] }}
          section="colleagues"
        />
      </section>
      <section aria-labelledby="invitations" className="mt-14">
        <InvitationList
          {...invited}
          base={`${path}/invitations`}
          inviteHref={`${path}/invitations/new${search}`}
          search={search}
          viewer="client_admin"
          readOnly={me === null}
        />
      </section>
    </>
  )
}
