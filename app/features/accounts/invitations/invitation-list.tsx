import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { invitationCopy, invitationsPage } from '#content/invitations.ts'
import type { InvitationRow } from './invitation.ts'
import { type InvitationView, invitationColumns } from './invitation-columns.tsx'
import {
  adminInvitationList,
  type InvitationListQuery,
  portalInvitationList,
} from './invitation-list-query.ts'

const all = { value: 'all', label: invitationsPage.allStatuses }
const options = optionsOf(invitationCopy.status, all)

type InvitationListProps = InvitationView &
  ListRows<InvitationRow> & {
    query: InvitationListQuery
    /** Where somebody is invited. */
    inviteHref: string
  }

/** Invitations, as staff see all of them, and a client's own administrator those of the client. */
export function InvitationList(props: InvitationListProps) {
  const { base, search, viewer, readOnly, inviteHref, ...page } = props
  const forStaff = viewer === 'admin'
  const invite = (
    <ButtonLink to={inviteHref} preventScrollReset>
      {invitationsPage.invite}
    </ButtonLink>
  )
  return (
    <ListPage
      {...page}
      list={forStaff ? adminInvitationList : portalInvitationList}
      copy={{ ...invitationsPage, intro: forStaff ? invitationsPage.intro : undefined }}
      as={{ columns: invitationColumns({ base, search, viewer, readOnly }) }}
      filters={[{ name: 'status', label: invitationsPage.status, options }]}
      create={readOnly ? undefined : invite}
      below={page.query.client && <OfOneClient />}
      section={forStaff ? undefined : 'invitations'}
    />
  )
}

function OfOneClient() {
  return (
    <p className="mt-4 text-ink-muted">
      {invitationsPage.ofClient}{' '}
      <Link to={adminInvitationList.path} className="text-link">
        {invitationsPage.everyClient}
      </Link>
    </p>
  )
}
