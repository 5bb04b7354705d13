import { useNavigation } from 'react-router'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { waiting } from '#app/ui/waiting.ts'
import { usersPage } from '#content/admin-users.ts'
import type { UserRow } from './user.ts'
import { type UserListQuery, userList, usersHref } from './user-list-query.ts'

/** The specification's six columns. */
export function userColumns(search: string): ListColumn<UserRow, UserListQuery['sort']>[] {
  const sorted = (key: UserListQuery['sort']) => ({ key, sort: key })
  return withHeaders(usersPage.columns, [
    {
      ...sorted('full_name'),
      cell: (user) => (
        <span className="flex lg:min-w-28 flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <Link to={usersHref(search, { edit: user.id })} preventScrollReset className="text-link">
            {user.full_name}
          </Link>
          {user.deactivated_at && <StatusBadge>{usersPage.deactivated}</StatusBadge>}
          {user.billing_contact && <StatusBadge>{usersPage.billingContact}</StatusBadge>}
          {user.restricted && <StatusBadge>{usersPage.restricted}</StatusBadge>}
          {!user.verified && <StatusBadge tone="ochre">{usersPage.unverified}</StatusBadge>}
        </span>
      ),
    },
    {
      ...sorted('email'),
      cell: (user) => (
        <span className="block lg:min-w-56 wrap-anywhere">
          {user.person_id ? (
            <Link to={`/lead_admin/people/${user.person_id}`} className="text-link">
              {user.email}
            </Link>
          ) : (
            user.email
          )}
        </span>
      ),
    },
    {
      ...sorted('role'),
      cell: (user) => <span className="whitespace-nowrap">{usersPage.roles[user.role]}</span>,
    },
    {
      ...sorted('client'),
      cell: (user) =>
        user.client_name ? (
          <span className="flex lg:min-w-32 flex-wrap items-center gap-2 wrap-anywhere">
            {user.client_name}
            {user.paused && <StatusBadge>{usersPage.clientInactive}</StatusBadge>}
          </span>
        ) : (
          <span className="text-ink-muted">{usersPage.noClient}</span>
        ),
    },
    {
      ...sorted('created_at'),
      cell: (user) => <Moment at={user.created_at} className="whitespace-nowrap" />,
    },
    { key: 'actions', cell: (user) => <UserActions user={user} search={search} /> },
  ])
}

function UserActions({ user, search }: { user: UserRow; search: string }) {
  const action = `${userList.path}/${user.id}/access${search}`
  const pending = useNavigation().formAction === action
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      <Link
        to={usersHref(search, { edit: user.id })}
        preventScrollReset
        id={`edit-${user.id}`}
        aria-label={usersPage.editOf(user.full_name)}
        className="text-link inline-flex min-h-6 items-center"
      >
        {usersPage.edit}
      </Link>
      {user.deactivated_at ? (
        <Form method="post" action={action} preventScrollReset>
          <button
            type="submit"
            name="access"
            value="active"
            {...waiting(pending)}
            aria-label={usersPage.reactivateOf(user.full_name)}
            className="text-link min-h-6 aria-disabled:opacity-60"
          >
            {pending ? usersPage.reactivating : usersPage.reactivate}
          </button>
        </Form>
      ) : (
        <Link
          to={action}
          preventScrollReset
          aria-label={usersPage.deactivateOf(user.full_name)}
          className="text-link inline-flex min-h-6 items-center"
        >
          {usersPage.deactivate}
        </Link>
      )}
      {user.second_factor && (
        <Link
          to={`${userList.path}/${user.id}/second-factor${search}`}
          preventScrollReset
          aria-label={usersPage.resetFactor.of(user.full_name)}
          className="text-link inline-flex min-h-6 items-center"
        >
          {usersPage.resetFactor.link}
        </Link>
      )}
    </span>
  )
}
