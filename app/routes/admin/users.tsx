import { data, Outlet } from 'react-router'
import { roles } from '#app/features/accounts/invitations/invitation.ts'
import type { UserEditAnswer } from '#app/features/accounts/users/user-edit.tsx'
import { UserList } from '#app/features/accounts/users/user-list.tsx'
import {
  readUserListQuery,
  userList,
  usersHref,
} from '#app/features/accounts/users/user-list-query.ts'
import { listUsers, updateUser } from '#app/features/accounts/users/user-service.server.ts'
import { shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { usersPage } from '#content/admin-users.ts'
import type { Route } from './+types/users'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = () => listMeta(usersPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readUserListQuery(url.searchParams)
  const page = await listUsers(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: shownSearch(userList, query) }
}

/** Saves the row that is being edited. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const id = url.searchParams.get('edit') ?? ''
  const role = oneOf(form.get('set_role'), roles)
  const clientId = textField(form, 'set_client', 36)
  const refuse = (field: UserEditAnswer['field'], error: string, status: number) =>
    data(refusal({ role, clientId }, field, error), status)
  if (!role) return refuse('role', usersPage.errors.role, 422)
  if (clientId && !isUuid(clientId)) return refuse('client', usersPage.errors.client, 422)
  const saved = await updateUser(context.get(appContext), context.get(actorContext), {
    id,
    role,
    clientId: clientId || null,
    based: textField(form, 'updated_at', 40),
  })
  if (!saved.ok) return refuse(saved.field, saved.error, saved.field ? 422 : 409)
  return redirectWithToast(usersHref(url.search), { title: usersPage.saved })
}

/** Keeps the choice when the connection is lost or the session has ended. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const chosen = {
      role: oneOf(form.get('set_role'), roles),
      clientId: String(form.get('set_client') ?? ''),
    }
    return data(refusal(chosen, null, usersPage.errors.lost), { status: 503 })
  }
}

function refusal(
  chosen: UserEditAnswer['chosen'],
  field: UserEditAnswer['field'],
  error: string,
): UserEditAnswer {
  return { chosen, field, error, failure: { id: crypto.randomUUID(), title: usersPage.failed } }
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <UserList {...loaderData} answer={actionData} />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = listErrors(usersPage)
