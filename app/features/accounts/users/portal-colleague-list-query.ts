import { byText, defineList, type ListQuery } from '#app/lists/list.ts'
import type { Role } from '#app/platform/actor.ts'

/** The people of one's own organization. Its page has the list of invitations too. */
export const portalColleagueList = defineList({
  name: 'colleague',
  path: '/dashboard/organization',
  perPage: 50,
  sorts: { full_name: byText },
  prefix: 'people_',
  beside: '',
  isSearchable: false,
})

export type PortalColleagueListQuery = ListQuery<typeof portalColleagueList>

/** Somebody of one's own organization. */
export type PortalColleagueRow = {
  id: string
  full_name: string
  email: string
  role: Role
  deactivated_at: string | null
  /** An administrator of the client has taken the access away, and may give it back. */
  deactivated_by_colleague: boolean
  /** Sees invoices, and gets the mails about them. */
  billing_contact: boolean
  /** The ids of the projects that they are restricted to; null when they see everything. */
  only_projects: string[] | null
  created_at: string
  /** The latest sign-in that the audit log still knows. */
  signed_in_at: string | null
}
