import { type InvitationStatus, invitationStatuses } from './invitation.ts'

export const invitationsPerPage = 50

export type InvitationCursor = { value: string; id: string }

export type InvitationListQuery = {
  /** Part of an address. */
  search: string
  status: InvitationStatus | 'all'
  /** Of one client only; a client's own administrator sees no other anyway. */
  clientId?: string
  after?: InvitationCursor
  before?: InvitationCursor
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readInvitationListQuery(params: URLSearchParams): InvitationListQuery {
  const status = params.get('status')
  const clientId = params.get('client') ?? ''
  return {
    // PostgreSQL text cannot hold NUL, and nobody searches for a thousand characters.
    search: (params.get('q') ?? '').replaceAll('\0', '').trim().toLowerCase().slice(0, 200),
    status: invitationStatuses.find((one) => one === status) ?? 'all',
    clientId: uuid.test(clientId) ? clientId : undefined,
    after: readCursor(params.get('after')),
    before: readCursor(params.get('before')),
  }
}

/** A cursor as it stands in the URL. */
export function writeInvitationCursor({ value, id }: InvitationCursor): string {
  return `${id}~${value}`
}

function readCursor(text: string | null): InvitationCursor | undefined {
  const [id = '', value = ''] = text?.split('~') ?? []
  const isInstant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00$/.test(value)
  const date = new Date(value.replace(' ', 'T').replace('+00', 'Z'))
  if (!uuid.test(id) || !isInstant || value.startsWith('0000') || Number.isNaN(date.getTime()))
    return undefined
  // JavaScript reads February 30 as March 1; PostgreSQL refuses it.
  return date.toISOString().slice(0, 10) === value.slice(0, 10) ? { value, id } : undefined
}
