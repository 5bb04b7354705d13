import { defineList, type ListQuery } from '#app/lists/list.ts'

/** The query of the history below a page's editor, newest first. */
export const pageVersionList = defineList({
  name: 'page-version',
  path: '',
  perPage: 10,
  sorts: { version: { usual: 'desc', types: ['int'] } },
  isSearchable: false,
  // There is one order.
  settle: () => ({ direction: 'desc' }),
})

export type PageVersionListQuery = ListQuery<typeof pageVersionList>
