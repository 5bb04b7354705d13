import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { peoplePath } from './person.ts'

/** Whose people: everybody's, one's own, or nobody's. */
export const owners = ['all', 'mine', 'none'] as const
export const proofs = ['all', 'verified', 'claimed'] as const

export const personList = defineList({
  name: 'person',
  keeps: 'people',
  path: peoplePath,
  perPage: 50,
  sorts: {
    last_seen_at: byTime,
    first_seen_at: byTime,
    full_name: byText,
    email: byText,
    organisation_given: byText,
  },
  filters: {
    owner: oneOf(owners),
    address: oneOf(proofs),
    organisation: idOr(''),
  },
})

export type PersonListQuery = ListQuery<typeof personList>

export type PersonRow = {
  id: string
  full_name: string
  email: string
  organisation: string | null
  is_verified: boolean
  owner_name: string | null
  last_seen_at: string
}
