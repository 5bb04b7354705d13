import type { Role } from '#app/platform/actor.ts'
import { changedHref } from '#app/platform/changed-href.ts'

/** What was entered in the form of an invitation. */
export type InvitationEntry = { email: string; role: string; clientId: string }

/** What became of sending: where the mail went, or what is in the way and at which field. */
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

/** The role that is chosen until somebody chooses another: the least. */
const firstRole: Role = 'client_user'

/** An answer that says why nothing was sent. */
export function refusedInvitation(
  errors: { email?: string; role?: string; client?: string; form?: string },
  entry?: InvitationEntry,
): InvitationAnswer {
  const message = Object.values(errors).find(Boolean) ?? ''
  return { refused: { entry, errors, failure: { id: crypto.randomUUID(), message } } }
}

/** What an address brings along: a client to invite to, or everything after another one was searched for. */
export function readEntry(params: URLSearchParams): InvitationEntry {
  return {
    email: (params.get('email') ?? '').slice(0, 255),
    role: params.get('role') ?? firstRole,
    clientId: params.get('for_client') ?? params.get('client') ?? '',
  }
}

/** An address with the list's state, and nothing that was entered in a dialog. */
export const invitationsHref = (path: string, search: string): string =>
  changedHref(path, search, { email: null, role: null, for_client: null, find_client: null })
