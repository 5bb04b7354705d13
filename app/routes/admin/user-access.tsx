import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { usersHref } from '#app/features/accounts/users/user-list-query.ts'
import { UserQuestion } from '#app/features/accounts/users/user-question.tsx'
import { readUser, setUserAccess } from '#app/features/accounts/users/user-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { usersPage } from '#content/admin-users.ts'
import type { Route } from './+types/user-access'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData && usersPage.confirm.title(loaderData.user.full_name))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const user = await readUser(context.get(appContext), context.get(actorContext), params.userId)
  return { user, search: url.search }
}

/** Deactivates or reactivates one user. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const access = oneOf((await readForm(request)).get('access'), ['active', 'deactivated'])
  if (!access) throw new AppError('invalid', usersPage.failed)
  const refuse = (error: string, status: number) =>
    data({ error, failure: { id: crypto.randomUUID(), title: usersPage.failed } }, status)
  try {
    const [app, actor] = [context.get(appContext), context.get(actorContext)]
    await setUserAccess(app, actor, params.userId, access)
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      return refuse(error.userMessage, error.status)
    throw error
  }
  return redirectWithToast(usersHref(url.search), { title: usersPage.saved })
}

export default function UserAccess({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <UserQuestion
      {...loaderData}
      path="access"
      copy={usersPage.confirm}
      answer={{ name: 'access', value: 'deactivated' }}
      error={actionData?.error ?? null}
      failure={actionData?.failure}
    />
  )
}
