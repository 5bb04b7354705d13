import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { organisationsPath } from './person.ts'
import { owners } from './person-list-query.ts'

export const organisationList = defineList({
  name: 'organisation',
  path: organisationsPath,
  perPage: 50,
  sorts: { name: byText, created_at: byTime },
  filters: { owner: oneOf(owners) },
})

export type OrganisationListQuery = ListQuery<typeof organisationList>

export type OrganisationRow = {
  id: string
  name: string
  domains: string
  people: number
  owner_name: string | null
  client_name: string | null
  created_at: string
}
