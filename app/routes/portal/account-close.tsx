import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { ownPasswordSchema } from '#app/features/accounts/account/account.ts'
import { ClosingPage } from '#app/features/accounts/closing/closing-page.tsx'
import { closeAccount, readClosing } from '#app/features/accounts/closing/closing-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { endedSessionCookie } from '#app/features/accounts/sign-in/session-cookie.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, readIntent } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { account } from '#content/account.ts'
import { closing } from '#content/account-closing.ts'
import type { Route } from './+types/account-close'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = () => panelTitle(closing.metaTitle)

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  // Staff viewing as a client have their own account in the admin panel.
  if (actor.kind === 'user' && actor.viewing) throw redirect('/lead_admin/account')
  return readClosing(context.get(appContext), actor)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  readIntent(form, ['close'])
  const schema = ownPasswordSchema
  const submission = parseWithZod(onlyFields(form, ['password']), { schema })
  const refuse = (reply: object, status = 422) =>
    data({ result: submission.reply({ ...reply, hideFields: ['password' as const] }) }, status)
  if (submission.status !== 'success') return refuse({})
  const app = context.get(appContext)
  try {
    const { password } = submission.value
    const closed = await closeAccount(app, context.get(actorContext), password)
    if (!closed.ok) return refuse({ fieldErrors: { password: [closed.message] } })
    const headers = new Headers({ 'Set-Cookie': endedSessionCookie(app) })
    return await redirectWithToast('/auth', closing.done, headers)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refuse({ formErrors: [error.userMessage] }, error.status)
  }
}

export default function AccountClose({ loaderData, actionData }: Route.ComponentProps) {
  return <ClosingPage {...loaderData} result={actionData?.result} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { loading: text, retry } = account.errors
  return <ListError error={error} title={closing.title} text={text} retry={retry} />
}
