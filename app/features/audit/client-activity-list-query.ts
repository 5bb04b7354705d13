import { day, idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'

export const activityGroups = [
  ...(['session', 'user', 'invitation', 'account', 'document'] as const),
  ...(['engagement', 'request', 'decision', 'ticket', 'invoice', 'client'] as const),
] as const

/** The query of a client's own activity. `person` is the id of a profile; days are the reader's. */
export const clientActivityList = defineList({
  name: 'activity',
  path: '/dashboard/organization/activity',
  perPage: 50,
  sorts: { created_at: byTime },
  filters: { group: oneOf(['', ...activityGroups]), person: idOr(''), from: day, to: day },
  isSearchable: false,
  settle: ({ from, to }) => ({
    // There is a single sort order.
    direction: 'desc',
    // Swaps the two days when the first is after the last.
    ...(from && to && from > to && { from: to, to: from }),
  }),
})

export type ClientActivityQuery = ListQuery<typeof clientActivityList>

/** What a client learns of an event. */
export type ClientActivityRow = {
  id: string
  created_at: string
  action: string
  /** False for what our team did. */
  by_client: boolean
  /** Null for our team, and for somebody who does not belong to the client any more. */
  actor: string | null
  about: string | null
  ip: string | null
}
