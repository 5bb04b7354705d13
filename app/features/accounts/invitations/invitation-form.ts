import type { Role } from '#app/platform/actor.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { adminInvitationList, portalInvitationList } from './invitation-list-query.ts'

/** What was entered in the form of an invitation. */
export type InvitationEntry = { email: string; role: string; clientId: string }

/** The result of sending: where the mail went, or the errors of the fields. */
export type InvitationAnswer =
  | { sent: { email: string; link: string | null }; refused?: undefined }
  | {
      sent?: undefined
      refused: {
        entry?: InvitationEntry
        errors: { email?: string; role?: string; client?: string; form?: string }
        failure: { id: string; message: string }
      }
    }

/** The preselected role: the one with the fewest rights. */
const firstRole: Role = 'client_user'

/** An answer that says why nothing was sent. */
export function refusedInvitation(
  errors: { email?: string; role?: string; client?: string; form?: string },
  entry?: InvitationEntry,
): InvitationAnswer {
  const message = Object.values(errors).find(Boolean) ?? ''
  return { refused: { entry, errors, failure: { id: crypto.randomUUID(), message } } }
}

/** The entries in the address: the client to invite to, or all fields after a search for another client. */
export function readEntry(params: URLSearchParams): InvitationEntry {
  return {
    email: (params.get('email') ?? '').slice(0, 255),
    role: params.get('role') ?? firstRole,
    clientId: params.get('for_client') ?? params.get('client') ?? '',
  }
}

/** The list behind a dialog of an invitation: of all clients for staff, else of one's own. */
export const invitationListPath = (dialog: URL): string =>
  dialog.pathname.startsWith('/lead_admin/') ? adminInvitationList.path : portalInvitationList.path

/** An address with the list's state and without the entries of a dialog. */
export const invitationsHref = (path: string, search: string): string =>
  changedHref(path, search, { email: null, role: null, for_client: null, find_client: null })
