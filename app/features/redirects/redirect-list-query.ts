import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { redirectsPath } from './redirect.ts'

export const redirectList = defineList({
  name: 'redirect',
  path: redirectsPath,
  perPage: 50,
  sorts: { created_at: byTime, from: byText, hits: { usual: 'desc', types: ['int'] } },
})
export type RedirectListQuery = ListQuery<typeof redirectList>

export type RedirectRow = {
  id: string
  from_path: string
  target: string
  status: number
  hits: number
  last_hit_at: string | null
  created_at: string
  /** A page answers at the address now, so nobody is redirected. */
  waits: boolean
}
