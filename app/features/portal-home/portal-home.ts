/** What may wait for a client, in the order of the page. Each has a line in needs-store and need-views. */
export const needKinds = ['requests', 'decisions', 'tickets', 'invoices', 'meetings'] as const
export type NeedKind = (typeof needKinds)[number]

/** What has a day or an hour of its own. */
export const dueKinds = [
  'requests',
  'decisions',
  'invoices',
  'meetings',
] as const satisfies readonly NeedKind[]
export type DueKind = (typeof dueKinds)[number]

/** What may be new to a client. */
export const changeKinds = ['updates', 'documents', 'milestones', 'tickets', 'invoices'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** How many lines of a kind are shown, and up to where they are counted. */
export const needsShown = 5
export const needsCountedUpTo = 99
export const changesShown = 7
/** A call can be joined so many minutes before it begins. */
export const joinMinutes = 15

/** A line as the database gives it. */
export type NeedRow = {
  id: string
  what: string
  note: string
  /** Since when it waits, by which day it is due, or when it begins. */
  at: string
  isLate: boolean
  /** An amount in cents and its currency, the end of a call, or how much of a request is missing. */
  more: string | null
  currency: string | null
}

/** `link` leads to the page of a call, which is no page of the portal. */
export type Need = NeedRow & { link: string | null }
export type NeedPart = { key: NeedKind; count: number; rows: Need[] }

export type Change = {
  key: ChangeKind
  id: string
  what: string
  /** The project that it belongs to. */
  about: string | null
  project: string | null
  at: string
}

/** How many wait on a tab of the portal; counted up to `needsCountedUpTo` and one more. */
export type TabCounts = { requests: number; decisions: number; tickets: number; invoices: number }

export type Contact = { name: string; email: string }

export type PortalHome = {
  now: string
  needs: NeedPart[]
  /** Since when something is new; null at a first visit, when everything is. */
  since: string
  isFirstVisit: boolean
  changes: Change[]
  moreChanges: boolean
  /** Who of the staff looks after the client; null while nobody does. */
  contact: Contact | null
}
