import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'

/** The updates on a project's page, newest first. */
export const updateList = defineList({
  name: 'update',
  path: '',
  perPage: 10,
  sorts: { created_at: byTime },
  // They have one order and no search.
  settle: () => ({ direction: 'desc', search: '' }),
})

export type UpdateListQuery = ListQuery<typeof updateList>
