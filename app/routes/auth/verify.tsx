import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { addressQuery, authPagePath } from '#app/features/accounts/sign-in/auth-page.ts'
import { confirmSchema } from '#app/features/accounts/sign-up/sign-up.ts'
import { isSameBrowser } from '#app/features/accounts/sign-up/sign-up-browser.server.ts'
import { VerificationPage } from '#app/features/accounts/sign-up/verification-page.tsx'
import {
  isVerificationOpen,
  type Verified,
  verifyAddress,
} from '#app/features/accounts/sign-up/verification-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/verify'
import '../../panel.css'

export const meta: Route.MetaFunction = () => [
  { title: `${auth.verify.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

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
  return <VerificationPage open={loaderData.open} result={actionData?.result} />
}
