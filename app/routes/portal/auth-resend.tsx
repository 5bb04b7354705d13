import { parseWithZod } from '@conform-to/zod/v4'
import { data, Link, redirect } from 'react-router'
import {
  addressQuery,
  authPagePath,
  typedAddress,
} from '#app/features/accounts/sign-in/auth-page.ts'
import { OneFieldForm } from '#app/features/accounts/sign-in/one-field-form.tsx'
import { addressSchema } from '#app/features/accounts/sign-up/sign-up.ts'
import { resendVerification } from '#app/features/accounts/sign-up/verification-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/auth-resend'
import '../../panel.css'

export const meta: Route.MetaFunction = () => [
  { title: `${auth.resend.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ url }: Route.LoaderArgs) => ({ email: typedAddress(url.search) })

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(onlyFields(await readForm(request), ['email']), {
    schema: addressSchema,
  })
  if (submission.status !== 'success') return data({ result: submission.reply() }, 422)
  try {
    await resendVerification(context.get(appContext), submission.value.email)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ result: submission.reply({ formErrors: [error.userMessage] }) }, error.init)
  }
  const kept = addressQuery(submission.value.email)
  return redirect(authPagePath(kept, 'sign-in', 'resend'))
}

export default function Resend({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData
  return (
    <OneFieldForm kind="address" copy={auth.resend} result={actionData?.result} value={email}>
      <p className="mt-6">
        <Link to={authPagePath(addressQuery(email), 'sign-in')} className="text-link">
          {auth.forgot.back}
        </Link>
      </p>
    </OneFieldForm>
  )
}
