import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'

/** What was said everywhere. `mine` waits, and the reader is named in it or takes part. */
export const adminCommentList = defineList({
  name: 'comment',
  path: '/lead_admin/comments',
  perPage: 25,
  sorts: { created_at: byTime },
  isSearchable: false,
  filters: { show: oneOf(['waiting', 'mine', 'named', 'all']), client: idOr('') },
})

export type AdminCommentQuery = ListQuery<typeof adminCommentList>
