import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery, readListQuery } from '#app/lists/list.ts'
import type { Role } from '#app/platform/actor.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { oneOf as oneOfText } from '#app/platform/one-of.ts'
import { readClientSearch } from '../clients/client.ts'
import { roles } from '../invitations/invitation.ts'

export const userList = defineList({
  name: 'user',
  path: '/lead_admin/users',
  perPage: 50,
  sorts: { created_at: byTime, full_name: byText, email: byText, role: byText, client: byText },
  filters: {
    role: oneOf(['all', ...roles]),
    state: oneOf(['all', 'unverified', 'deactivated']),
    client: idOr(''),
  },
})

export type UserListQuery = ListQuery<typeof userList> & {
  /** The row that is being edited. */
  edit?: string
  /** What was chosen before another client was searched for. */
  chosen?: { role?: Role; clientId?: string }
  clientSearch: string
}

/** Reads the list's state from its address, with the row that is being edited. */
export function readUserListQuery(params: URLSearchParams): UserListQuery {
  const id = (name: string) => {
    const value = params.get(name) ?? ''
    return isUuid(value) ? value : undefined
  }
  const chosen = params.has('set_role') || params.has('set_client')
  return {
    ...readListQuery(userList, params),
    edit: id('edit'),
    chosen: chosen
      ? { role: oneOfText(params.get('set_role'), roles), clientId: id('set_client') ?? '' }
      : undefined,
    clientSearch: readClientSearch(params),
  }
}

/** The list as it is, with no row being edited. */
export const usersHref = (search: string, change: { edit?: string } = {}): string =>
  changedHref(userList.path, search, {
    ...{ edit: null, set_role: null, set_client: null, find_client: null, updated_at: null },
    ...change,
  })
