import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { adminStatusPath, type NoticeKind, type NoticeStatus } from './status.ts'

export const statusList = defineList({
  name: 'status',
  path: adminStatusPath,
  perPage: 25,
  sorts: { starts_at: byTime, title: byText },
  filters: {
    show: oneOf(['all', 'open', 'closed']),
    kind: oneOf(['all', 'incident', 'maintenance']),
  },
})
export type StatusListQuery = ListQuery<typeof statusList>

export type NoticeRow = {
  id: string
  kind: NoticeKind
  title: string
  status: NoticeStatus
  starts_at: string
  closed_at: string | null
  updated_at: string
}
