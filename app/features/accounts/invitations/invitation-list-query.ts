import { isUuid } from '#app/platform/identifier.ts'
import { type ListQuery, oneOf, readListQuery } from '#app/platform/keyset.ts'
import { type InvitationStatus, invitationStatuses } from './invitation.ts'

export const invitationsPerPage = 50
export const invitationSorts = ['created_at', 'email', 'role'] as const
export type InvitationSort = (typeof invitationSorts)[number]

/** The search is for part of an address. */
export type InvitationListQuery = ListQuery<InvitationSort> & {
  status: InvitationStatus | 'all'
  /** Of one client only; a client's own administrator sees no other anyway. */
  clientId?: string
}

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readInvitationListQuery(params: URLSearchParams): InvitationListQuery {
  const clientId = params.get('client') ?? ''
  return {
    ...readListQuery<InvitationSort>(params, invitationSorts),
    status: oneOf(params.get('status'), invitationStatuses) ?? 'all',
    clientId: isUuid(clientId) ? clientId : undefined,
  }
}
