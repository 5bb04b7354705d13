import { useNavigation } from 'react-router'
import type { ListColumn } from '#app/lists/list-table.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { usersPage } from '#content/admin-users.ts'
import type { ClientChoice } from '../clients/client.ts'
import { ClientPicker } from '../clients/client-picker.tsx'
import { roles } from '../invitations/invitation.ts'
import { useFocusOnOpen } from '../shell/edit-focus.ts'
import { SaveCell } from '../shell/save-cell.tsx'
import type { Failure } from '../sign-in/use-failure-toast.ts'
import type { UserRow } from './user.ts'
import { type UserListQuery, userList, usersHref } from './user-list-query.ts'

const formId = 'user-edit'
const roleOptions = [...roles].reverse().map((value) => ({ value, label: usersPage.roles[value] }))

/** The answer to a refused edit: the choice and the error. */
export type UserEditAnswer = {
  chosen: { role?: string; clientId: string }
  field: 'role' | 'client' | null
  error: string
  failure: Failure
}

/** A form cannot stand around the cells of one row: it stands before the table, and they name it. */
export function UserEditForm({ user, search }: { user: UserRow; search: string }) {
  return (
    <Form
      method="post"
      id={formId}
      action={usersHref(search, { edit: user.id })}
      preventScrollReset
      replace
    >
      <input type="hidden" name="updated_at" value={user.updated_at} />
      {/* The search for a client is this form sent as GET: it keeps the list and the row in edit. */}
      {[...new URLSearchParams(usersHref(search, { edit: user.id }).split('?')[1])].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
    </Form>
  )
}

type Editing = {
  user: UserRow
  clients: ClientChoice
  query: UserListQuery
  search: string
  answer: UserEditAnswer | undefined
}

/** The columns, with controls in the row that is being edited. */
export function editedColumns(
  columns: ListColumn<UserRow>[],
  editing: Editing,
): ListColumn<UserRow>[] {
  const cells: Record<string, () => React.ReactNode> = {
    role: () => <RoleCell {...editing} />,
    client: () => <ClientCell {...editing} />,
    actions: () => <Save {...editing} />,
  }
  return columns.map((column) => ({
    ...column,
    cell: (user) => (user.id === editing.user.id && cells[column.key]?.()) || column.cell(user),
  }))
}

function RoleCell({ user, query, answer }: Editing) {
  const control = useFocusOnOpen<HTMLSelectElement>()
  return (
    <Field
      id="user-role-edit"
      label={usersPage.roleOf(user.full_name)}
      labelHidden
      error={answer?.field === 'role' ? answer.error : null}
      className="lg:min-w-36"
    >
      <Select
        ref={control}
        name="set_role"
        form={formId}
        defaultValue={answer?.chosen.role ?? query.chosen?.role ?? user.role}
        options={roleOptions}
      />
    </Field>
  )
}

function ClientCell({ user, clients, query, answer }: Editing) {
  return (
    <ClientPicker
      id="user-client-edit"
      name="set_client"
      form={formId}
      label={usersPage.clientOf(user.full_name)}
      labelHidden
      clients={clients}
      value={answer?.chosen.clientId ?? query.chosen?.clientId ?? user.client_id ?? ''}
      empty={usersPage.noClient}
      error={answer?.field === 'client' ? answer.error : null}
      search={query.clientSearch}
      findAction={userList.path}
    />
  )
}

function Save({ search, answer }: Editing) {
  const pending = useNavigation().formMethod === 'POST'
  const error = answer?.field === null ? answer.error : null
  return (
    <SaveCell form={formId} back={usersHref(search)} copy={usersPage} {...{ pending, error }} />
  )
}
