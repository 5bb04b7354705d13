import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'

export const quarantineList = defineList({
  name: 'quarantine',
  path: '/lead_admin/inbox/quarantine',
  perPage: 50,
  sorts: { created_at: byTime },
  isSearchable: false,
})

export type QuarantineListQuery = ListQuery<typeof quarantineList>
