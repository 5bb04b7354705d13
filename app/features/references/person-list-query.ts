import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { peoplePath } from './person.ts'

export const personList = defineList({
  name: 'person',
  path: peoplePath,
  perPage: 50,
  sorts: {
    display_order: { usual: 'asc', types: ['int'] },
    full_name: byText,
    created_at: byTime,
  },
  filters: { state: oneOf(['all', 'public', 'hidden']) },
})
export type PersonListQuery = ListQuery<typeof personList>

export type PersonRow = {
  id: string
  full_name: string
  role: string
  is_published: boolean
  has_portrait: boolean
  created_at: string
}
