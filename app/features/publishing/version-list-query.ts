import { defineList, type ListQuery } from '#app/lists/list.ts'

/** The history on a publication's page, newest first. */
export const versionList = defineList({
  name: 'version',
  path: '',
  perPage: 10,
  sorts: { version: { usual: 'desc', types: ['int'] } },
  // It has one order, and nobody searches it.
  settle: () => ({ direction: 'desc', search: '' }),
})

export type VersionListQuery = ListQuery<typeof versionList>
