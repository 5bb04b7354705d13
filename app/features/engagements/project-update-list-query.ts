import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'

/** The updates on a project's page, newest first. */
export const updateList = defineList({
  name: 'update',
  path: '',
  perPage: 10,
  sorts: { created_at: byTime },
  isSearchable: false,
  // There is one order.
  settle: () => ({ direction: 'desc' }),
})

export type UpdateListQuery = ListQuery<typeof updateList>
