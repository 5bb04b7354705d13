import { parseWithZod } from '@conform-to/zod/v4'
import { data, Link } from 'react-router'
import {
  isResetOpen,
  resetPassword,
} from '#app/features/accounts/password/password-reset-service.server.ts'
import { addressQuery, authPagePath } from '#app/features/accounts/sign-in/auth-page.ts'
import { DeadLink, OneFieldForm } from '#app/features/accounts/sign-in/one-field-form.tsx'
import { newPasswordSchema } from '#app/features/accounts/sign-up/sign-up.ts'
import { appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/reset'
import '../../panel.css'

export const meta: Route.MetaFunction = () => [
  { title: `${auth.reset.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  return { open: await isResetOpen(context.get(appContext), tokenOf(url)) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = parseWithZod(onlyFields(await readForm(request), ['password']), {
    schema: newPasswordSchema,
  })
  const hideFields = ['password' as const]
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields }) }, 422)
  const { password } = submission.value
  try {
    const reset = await resetPassword(context.get(appContext), { token: tokenOf(url), password })
    if (reset.ok)
      return redirectWithToast(
        authPagePath(addressQuery(reset.email), 'sign-in', 'reset'),
        auth.reset.done,
      )
    const { field, message } = reset
    const errors = field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] }
    return data({ result: submission.reply({ hideFields, ...errors }) }, 422)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const formErrors = [error.userMessage]
    return data({ result: submission.reply({ hideFields, formErrors }) }, error.init)
  }
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.open)
    return <OneFieldForm kind="newPassword" copy={auth.reset} result={actionData?.result} />
  return (
    <DeadLink title={auth.reset.title} text={auth.reset.invalid}>
      <Link to="/auth/forgot" className="text-link">
        {auth.reset.again}
      </Link>
    </DeadLink>
  )
}
