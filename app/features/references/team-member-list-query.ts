import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { teamPath } from './team-member.ts'

export const teamMemberList = defineList({
  name: 'person',
  path: teamPath,
  perPage: 50,
  sorts: {
    display_order: { usual: 'asc', types: ['int'] },
    full_name: byText,
    created_at: byTime,
  },
  filters: { state: oneOf(['all', 'public', 'hidden']) },
})
export type TeamMemberListQuery = ListQuery<typeof teamMemberList>

export type TeamMemberRow = {
  id: string
  full_name: string
  role: string
  is_published: boolean
  has_portrait: boolean
  created_at: string
}
