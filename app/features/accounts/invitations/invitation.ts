import { z } from 'zod'
import type { Role } from '#app/platform/actor.ts'
import { invitationCopy } from '#content/invitations.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = invitationCopy

/** From the fewest rights to the most. */
export const roles = ['client_user', 'client_admin', 'admin'] as const satisfies Role[]

/** The roles that a person may give: none above their own. */
export function rolesBelow(role: Role): Role[] {
  if (role === 'client_user') return []
  return roles.slice(0, roles.indexOf(role) + 1)
}

/** A role as text: 'client admin'. */
export const roleName = (role: Role): string => invitationCopy.roles[role]

export const invitationStatuses = ['open', 'expired', 'used', 'revoked'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** Whom to invite, and as what. `clientId` is left out by a client's own administrator. */
export const invitationSchema = z.object({
  email: z
    .string({ error: errors.email })
    .trim()
    .toLowerCase()
    .max(255, errors.email)
    .pipe(z.email(errors.email)),
  role: z.enum(roles, errors.role),
})

/** An invitation as lists show it. */
export type InvitationRow = {
  id: string
  client_id: string
  client_name: string
  company_name: string | null
  email: string
  role: Role
  status: InvitationStatus
  /** Null when staff sent it and the reader is a client. */
  invited_by_name: string | null
  used_at: string | null
  revoked_at: string | null
  expires_at: string
  created_at: string
}

/** An invitation as the invited person sees it. */
export type OpenInvitation = {
  id: string
  email: string
  role: Role
  client_id: string
  client_name: string
  company_name: string | null
}

/** An invitation as the sign-in page shows it. */
export type ShownInvitation = {
  email: string
  company: string
  /** As it is read: 'client user'. */
  role: string
  /** It came with the token of its mail, so the address counts as confirmed. */
  confirmed: boolean
}
