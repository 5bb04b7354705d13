import { day, word } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'

/** The query of the audit log. `group` is the noun of `noun.verb`; days are in UTC. */
export const auditList = defineList({
  name: 'audit',
  path: '/lead_admin/audit',
  perPage: 50,
  sorts: { created_at: byTime },
  filters: { group: word(/^[a-z][a-z_]{0,49}$/), from: day, to: day },
  settle: ({ from, to }) => ({
    // The log has a single sort order.
    direction: 'desc',
    // Swaps the two days when the first is after the last.
    ...(from && to && from > to && { from: to, to: from }),
  }),
})

export type AuditListQuery = ListQuery<typeof auditList>
