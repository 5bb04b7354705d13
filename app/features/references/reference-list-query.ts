import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { type ReferenceState, referenceStates, referencesPath } from './reference.ts'

/** `ending` are those that are public for some weeks more. */
export const stateFilters = ['all', ...referenceStates, 'ending'] as const

export const referenceList = defineList({
  name: 'reference',
  path: referencesPath,
  perPage: 50,
  sorts: {
    display_order: { usual: 'asc', types: ['int'] },
    organization: byText,
    created_at: byTime,
  },
  filters: { state: oneOf(stateFilters) },
})
export type ReferenceListQuery = ListQuery<typeof referenceList>

export type ReferenceRow = {
  id: string
  organization: string
  said_by: string
  state: ReferenceState
  permission_until: string | null
  created_at: string
}
