import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListFilters } from '#app/ui/list-filters.tsx'
import { usersPage } from '#content/admin-users.ts'
import type { ClientChoice } from '../clients/client.ts'
import { roles } from '../invitations/invitation.ts'
import { ListPages, useFailureToast, useFocusAfterEdit } from '../shell/list-parts.tsx'
import type { UserListQuery, UserRow } from './user.ts'
import { userColumns } from './user-columns.tsx'
import { editedColumns, type UserEditAnswer, UserEditForm } from './user-edit.tsx'

const path = '/lead_admin/users'
const roleOptions = [
  { value: 'all', label: usersPage.allRoles },
  ...[...roles].reverse().map((value) => ({ value, label: usersPage.roles[value] })),
]
const stateOptions = Object.entries(usersPage.states).map(([value, label]) => ({ value, label }))

type UserListProps = {
  rows: UserRow[]
  matches: number
  matchesCapped: boolean
  previous: string | null
  next: string | null
  clients: ClientChoice | null
  query: UserListQuery
  search: string
  answer: UserEditAnswer | undefined
}

/** The register of users: search, filter, and the table, of which one row may be in edit. */
export function UserList(props: UserListProps) {
  const { rows, query, answer } = props
  useFailureToast(answer?.failure)
  useFocusAfterEdit(query.edit)
  const isFiltered = query.role !== 'all' || query.state !== 'all' || query.clientId !== undefined
  const narrowed = query.search !== '' || isFiltered
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{usersPage.title}</h1>
        <p className="label text-ink-muted" role="status">
          {usersPage.total(props.matches, props.matchesCapped)}
        </p>
      </div>
      <ListFilters
        path={path}
        id="user"
        search={query.search}
        words={{ ...usersPage.search, apply: usersPage.apply, clear: usersPage.clear }}
        selects={[
          { name: 'role', label: usersPage.role, value: query.role, options: roleOptions },
          { name: 'state', label: usersPage.state, value: query.state, options: stateOptions },
        ]}
        kept={{ client: query.clientId, sort: query.sort, direction: query.direction }}
        narrowed={narrowed}
      />
      {query.clientId && (
        <p className="mt-4 text-ink-muted">
          {usersPage.ofClient}{' '}
          <Link to={path} className="text-link">
            {usersPage.everyClient}
          </Link>
        </p>
      )}
      <div className="mt-8">
        {rows.length === 0 ? (
          <EmptyState
            text={usersPage.empty}
            hint={usersPage.emptyHint}
            action={
              <ButtonLink to={path} variant="secondary">
                {usersPage.clearSearch}
              </ButtonLink>
            }
          />
        ) : (
          <UserTable {...props} />
        )}
        <ListPages {...props} path={path} words={usersPage.pages} />
      </div>
    </>
  )
}

function UserTable({ rows, query, search, clients, answer }: UserListProps) {
  const edited = rows.find(({ id }) => id === query.edit)
  const columns = userColumns(query, search)
  return (
    <>
      {edited && <UserEditForm user={edited} search={search} />}
      <LedgerTable
        caption={usersPage.caption}
        columns={
          edited && clients
            ? editedColumns(columns, { user: edited, clients, query, search, answer })
            : columns
        }
        rows={rows}
        rowKey={({ id }) => id}
      />
    </>
  )
}
