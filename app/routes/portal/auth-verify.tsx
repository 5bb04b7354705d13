import { parseWithZod } from '@conform-to/zod/v4'
import { data, Link } from 'react-router'
import { addressQuery, authPagePath } from '#app/features/accounts/sign-in/auth-page.ts'
import { DeadLink, OneFieldForm } from '#app/features/accounts/sign-in/one-field-form.tsx'
import { confirmSchema } from '#app/features/accounts/sign-up/sign-up.ts'
import { isSameBrowser } from '#app/features/accounts/sign-up/sign-up-browser.server.ts'
import {
  isVerificationOpen,
  type Verified,
  verifyAddress,
} from '#app/features/accounts/sign-up/verification-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/auth-verify'
import '../../panel.css'

export const meta: Route.MetaFunction = () => [
  { title: `${auth.verify.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

const done = ({ email, joined }: Extract<Verified, { ok: true }>) =>
  redirectWithToast(
    authPagePath(addressQuery(email), 'sign-in', joined ? 'joined' : 'verified'),
    joined ? auth.signUp.joined : auth.verify.done,
  )

/**
 * In the browser that signed up, opening the link verifies the address; in another browser the page
 * asks for the password.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [app, token] = [context.get(appContext), tokenOf(url)]
  if (await isSameBrowser(app, request, token)) {
    const verified = await verifyAddress(app, { token, sameBrowser: true })
    if (verified.ok) throw await done(verified)
  }
  return { open: await isVerificationOpen(app, token) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = parseWithZod(onlyFields(await readForm(request), ['password']), {
    schema: confirmSchema,
  })
  const hideFields = ['password' as const]
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields }) }, 422)
  const given = { token: tokenOf(url), password: submission.value.password, sameBrowser: false }
  try {
    const verified = await verifyAddress(context.get(appContext), given)
    if (verified.ok) return done(verified)
    const { field, message } = verified
    const errors = field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] }
    return data({ result: submission.reply({ hideFields, ...errors }) }, 422)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const formErrors = [error.userMessage]
    return data({ result: submission.reply({ hideFields, formErrors }) }, error.init)
  }
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const links = (
    <>
      <Link to="/auth/resend" className="text-link">
        {auth.verify.again}
      </Link>
      <Link to="/auth/forgot" className="text-link">
        {auth.verify.reset}
      </Link>
    </>
  )
  if (!loaderData.open)
    return (
      <DeadLink title={auth.verify.title} text={auth.verify.invalid}>
        <Link to="/auth?tab=sign-in" className="text-link">
          {auth.tabs.signIn}
        </Link>
        {links}
      </DeadLink>
    )
  return (
    <OneFieldForm kind="password" copy={auth.verify} result={actionData?.result}>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">{links}</p>
    </OneFieldForm>
  )
}
