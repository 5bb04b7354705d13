import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { usersHref } from '#app/features/accounts/users/user-list-query.ts'
import { UserQuestion } from '#app/features/accounts/users/user-question.tsx'
import {
  readUser,
  resetUserSecondFactor,
} from '#app/features/accounts/users/user-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { usersPage } from '#content/admin-users.ts'
import type { Route } from './+types/user-second-factor'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData && usersPage.resetFactor.of(loaderData.user.full_name))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const user = await readUser(context.get(appContext), context.get(actorContext), params.userId)
  return { user, search: url.search }
}

/** Resets a user's lost second factor. */
export async function action({ params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  try {
    await resetUserSecondFactor(app, actor, params.userId)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    const failure = { id: crypto.randomUUID() as string, title: usersPage.failed }
    return data({ error: error.userMessage, failure }, error.status)
  }
  const { done } = usersPage.resetFactor
  return redirectWithToast(usersHref(url.search), done)
}

export default function UserSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <UserQuestion
      {...loaderData}
      path="second-factor"
      copy={usersPage.resetFactor}
      error={actionData?.error ?? null}
      failure={actionData?.failure}
    />
  )
}
