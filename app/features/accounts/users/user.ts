import type { Role } from '#app/platform/actor.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { changedHref, type ListQuery, oneOf, readListQuery } from '#app/platform/keyset.ts'
import { roles } from '../invitations/invitation.ts'

export const usersPerPage = 50
export const userSorts = ['created_at', 'full_name', 'email', 'role', 'client'] as const
export type UserSort = (typeof userSorts)[number]
export const userStates = ['unverified', 'deactivated'] as const
export type UserState = (typeof userStates)[number]

/** A user as staff see them in the list. */
export type UserRow = {
  id: string
  full_name: string
  email: string
  role: Role
  client_id: string | null
  client_name: string | null
  /** The address is known to be the person's own. */
  verified: boolean
  /** The account asks for a code after the password. */
  second_factor: boolean
  /** The client is inactive: no access until it is not. */
  paused: boolean
  deactivated_at: string | null
  created_at: string
  /** To the microsecond: what an edit must have been based on. */
  updated_at: string
}

/** What an administrator chooses for a user. */
export type UserChoice = { role: Role; clientId: string | null }

export type UserListQuery = ListQuery<UserSort> & {
  role: Role | 'all'
  state: UserState | 'all'
  clientId?: string
  /** The row that is being edited. */
  edit?: string
  /** What was chosen before another client was searched for. */
  chosen?: { role?: Role; clientId?: string }
  clientSearch: string
}

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readUserListQuery(params: URLSearchParams): UserListQuery {
  const id = (name: string) => {
    const value = params.get(name) ?? ''
    return isUuid(value) ? value : undefined
  }
  const chosen = params.has('set_role') || params.has('set_client')
  return {
    ...readListQuery<UserSort>(params, userSorts),
    role: oneOf(params.get('role'), roles) ?? 'all',
    state: oneOf(params.get('state'), userStates) ?? 'all',
    clientId: id('client'),
    edit: id('edit'),
    chosen: chosen
      ? { role: oneOf(params.get('set_role'), roles), clientId: id('set_client') ?? '' }
      : undefined,
    clientSearch: (params.get('find_client') ?? '').replaceAll('\0', '').trim().slice(0, 200),
  }
}

/** The list as it is, with no row being edited. */
export function usersHref(search: string, change: Record<string, string | null> = {}): string {
  return changedHref('/lead_admin/users', search, {
    edit: null,
    set_role: null,
    set_client: null,
    find_client: null,
    updated_at: null,
    ...change,
  })
}
