import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { usersPage } from '#content/admin-users.ts'
import type { ClientChoice } from '../clients/client.ts'
import { useFocusAfterEdit } from '../shell/edit-focus.ts'
import { useFailureToast } from '../sign-in/use-failure-toast.ts'
import type { UserRow } from './user.ts'
import { userColumns } from './user-columns.tsx'
import { editedColumns, type UserEditAnswer, UserEditForm } from './user-edit.tsx'
import { type UserListQuery, userList } from './user-list-query.ts'

const roles = optionsOf(usersPage.roles, { value: 'all', label: usersPage.allRoles })
const states = optionsOf(usersPage.states, { value: 'all', label: usersPage.allStates })

type UserListProps = ListRows<UserRow> & {
  clients: ClientChoice | null
  query: UserListQuery
  search: string
  answer: UserEditAnswer | undefined
}

/** The users, of whom one may be in edit. */
export function UserList({ clients, search, answer, ...page }: UserListProps) {
  const { rows, query } = page
  useFailureToast(answer?.failure)
  useFocusAfterEdit(query.edit)
  const edited = rows.find(({ id }) => id === query.edit)
  const columns = userColumns(search)
  const inEdit = edited && clients && { user: edited, clients, query, search, answer }
  return (
    <ListPage
      {...page}
      list={userList}
      copy={usersPage}
      as={{ columns: inEdit ? editedColumns(columns, inEdit) : columns }}
      filters={[
        { name: 'role', label: usersPage.role, options: roles },
        { name: 'state', label: usersPage.state, options: states },
      ]}
      below={
        <>
          {query.client && (
            <p className="mt-4 text-ink-muted">
              {usersPage.ofClient}{' '}
              <Link to={userList.path} className="text-link">
                {usersPage.everyClient}
              </Link>
            </p>
          )}
          {edited && <UserEditForm user={edited} search={search} />}
        </>
      }
    />
  )
}
