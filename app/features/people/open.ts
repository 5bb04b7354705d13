import type { RecordCounts } from './person.ts'

/** The kinds of what can be open, in the order in which they are shown. */
export const openKinds = ['leads', 'conversations', 'bookings', 'tickets', 'invoices'] as const
export type OpenKind = (typeof openKinds)[number]

/** Something that is not finished, with how many of its kind there are. */
export type OpenRecord = {
  kind: OpenKind
  id: string
  /** Whose it is. */
  who: string
  /** The source of a lead, the title of a ticket, the number of an invoice; empty for a call. */
  name: string
  /** When it came, takes place or was due. */
  at: string
  total: number
}

const home = '/lead_admin'
const folders: Record<OpenKind, string> = {
  leads: 'inbox',
  conversations: 'conversations',
  bookings: 'bookings',
  tickets: 'tickets',
  invoices: 'invoices',
}

/** The page of something that is open. */
export const openHref = ({ kind, id }: Pick<OpenRecord, 'kind' | 'id'>): string =>
  `${home}/${folders[kind]}/${id}`

/** What all records of a kind are found by: the person or the organization, and their only client. */
export type FoundBy = {
  person?: string
  organisation?: string
  client?: string | undefined
}

/** The list of all that is open of a kind; undefined where no list finds just these. */
export function openListHref(kind: OpenKind, { client, ...whom }: FoundBy): string | undefined {
  const at = (query: Record<string, string>) =>
    `${home}/${folders[kind]}?${new URLSearchParams(query)}`
  if (kind === 'invoices') return client && at({ client, status: 'overdue' })
  if (kind === 'leads') return at({ ...whom, status: 'new', show: 'open' })
  if (kind === 'conversations') return at({ ...whom, state: 'waiting' })
  // What waits or comes is what the lists of tickets and calls show at first.
  return at(whom)
}

/** The list of all records of a kind that a person has; undefined where no list finds just these. */
export function recordListHref(kind: keyof RecordCounts, person: string): string | undefined {
  if (kind === 'leads') return `${home}/inbox?person=${person}`
  if (kind === 'bookings') return `${home}/bookings?state=all&person=${person}`
  if (kind === 'conversations') return `${home}/conversations?person=${person}`
  return kind === 'tickets' ? `${home}/tickets?status=all&person=${person}` : undefined
}
