import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { invitationStatuses } from './invitation.ts'

const shared = {
  name: 'invitation',
  perPage: 50,
  sorts: { created_at: byTime, email: byText, role: byText },
}
const status = oneOf(['all', ...invitationStatuses])

/** The invitations of all clients, or of one. */
export const adminInvitationList = defineList({
  ...shared,
  path: '/lead_admin/invitations',
  filters: { status, client: idOr('') },
})

/** The invitations of one's own organization. Its page has the list of colleagues too. */
export const portalInvitationList = defineList({
  ...shared,
  path: '/dashboard/organization',
  filters: { status },
  beside: 'people_',
})

/** What either list is narrowed to; a client's own administrator has no other client. */
export type InvitationListQuery = ListQuery<typeof portalInvitationList> & { client?: string }
