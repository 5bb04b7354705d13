import { defineList, type ListQuery } from '#app/lists/list.ts'

/** The query of the history on a publication's page, newest first. */
export const versionList = defineList({
  name: 'version',
  path: '',
  perPage: 10,
  sorts: { version: { usual: 'desc', types: ['int'] } },
  isSearchable: false,
  // There is one order.
  settle: () => ({ direction: 'desc' }),
})

export type VersionListQuery = ListQuery<typeof versionList>
