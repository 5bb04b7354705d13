import type { Role } from '#app/platform/actor.ts'
import { type ListQuery, readListQuery } from '#app/platform/keyset.ts'

export const colleaguesPerPage = 50

/** Somebody of one's own organisation. */
export type ColleagueRow = {
  id: string
  full_name: string
  email: string
  role: Role
  deactivated_at: string | null
  created_at: string
}

export type ColleagueListQuery = ListQuery<'full_name'>

/** Reads the page of colleagues from the URL, which holds that of the invitations too. */
export function readColleagueListQuery(params: URLSearchParams): ColleagueListQuery {
  const own = new URLSearchParams()
  for (const name of ['after', 'before']) {
    const value = params.get(`people_${name}`)
    if (value) own.set(name, value)
  }
  return readListQuery(own, ['full_name'])
}
