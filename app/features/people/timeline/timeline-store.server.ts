import type { Tx } from '#app/platform/db.server.ts'
import { clientEvents } from './client-events-store.server.ts'
import { staffEvents } from './staff-events-store.server.ts'
import type { TimelineCursor, TimelineEvent } from './timeline.ts'
import { visitorEvents } from './visitor-events-store.server.ts'

/** Whose timeline it is: a person has all of it once, an organization that of all its people. */
export type TimelineSubject = {
  addresses: string[]
  users: string[]
  clients: string[]
  /** The records that staff write about and change: people and organizations. */
  records: string[]
}

/** The newest events before a cursor: three statements, each with at most so many events. */
export function selectEvents(
  tx: Tx,
  { addresses, users, clients, records }: TimelineSubject,
  { before, beforeId }: TimelineCursor,
  most: number,
): Promise<TimelineEvent[][]> {
  const from = { before, beforeId, most }
  return Promise.all([
    tx.all(visitorEvents({ addresses, ...from })),
    tx.all(clientEvents({ users, clients, ...from })),
    tx.all(staffEvents({ records, ...from })),
  ])
}
