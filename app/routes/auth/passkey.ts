import { readAnswer } from '#app/features/accounts/passkeys/passkey-answer.server.ts'
import {
  askForPasskey,
  signInWithPasskey,
} from '#app/features/accounts/passkeys/passkey-sign-in-service.server.ts'
import { arrivalOf } from '#app/features/accounts/sign-in/after-sign-in.ts'
import { homeOf, joinOnArrival } from '#app/features/accounts/sign-in/auth-page-service.server.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { ownPath } from '#app/platform/own-path.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { auth } from '#content/auth.ts'
import { portalAccess } from '#content/portal.ts'
import type { Route } from './+types/passkey'

const asError = (error: string, init: ResponseInit) => Response.json({ error }, init)

export const loader = () => asError('Use POST', { status: 405, headers: { Allow: 'POST' } })

/** Both sign-in pages request the challenge for a passkey here, and send its response. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const [app, { now }] = [context.get(appContext), context.get(requestContext)]
  try {
    const form = await readForm(request)
    if (readIntent(form, ['ask', 'sign-in']) === 'sign-in') return await enter(args, form)
    const { options, headers } = await askForPasskey(app, now)
    return Response.json({ options }, { headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return asError(error.userMessage, error.init)
  }
}

/** Opens the session and redirects by the same rules as after a password. */
async function enter({ request, context }: Route.ActionArgs, form: FormData) {
  const [app, { now }] = [context.get(appContext), context.get(requestContext)]
  const response = readAnswer(textField(form, 'response', 20_000))
  const signed = await signInWithPasskey(app, { response, headers: request.headers, now })
  if (!signed.ok) return asError(signed.message, { status: signed.status })
  const came = new URLSearchParams(textField(form, 'search', 4_000))
  const next = came.get('next')
  if (form.get('side') === 'admin') {
    const { to, toast } = arrivalOf(signed.actor, ownPath(next, '/lead_admin'))
    return lead(to, toast, signed.headers)
  }
  const actor = await joinOnArrival(app, signed.actor, came.get('invitation'))
  const home = homeOf(actor, next)
  if (home) return lead(home, auth.signIn.success, signed.headers)
  return lead('/auth', { ...portalAccess.required, tone: 'destructive' }, signed.headers)
}

/** A script cannot follow a redirect to a page, so it gets the address as JSON. */
async function lead(to: string, toast: Parameters<typeof redirectWithToast>[1], given: Headers) {
  const { headers } = await redirectWithToast(to, toast, given)
  headers.delete('location')
  return Response.json({ to }, { headers })
}
