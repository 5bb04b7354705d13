import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { joinAsUser } from '#app/features/accounts/invitations/join-service.server.ts'
import { codeStepPath } from '#app/features/accounts/second-factor/second-factor.ts'
import {
  type AuthAnswer,
  type AuthPage,
  authPagePath,
} from '#app/features/accounts/sign-in/auth-page.ts'
import {
  homeOf,
  joinOnArrival,
  readAuthPage,
} from '#app/features/accounts/sign-in/auth-page-service.server.ts'
import { AuthWaiting } from '#app/features/accounts/sign-in/awaiting-client.tsx'
import { PortalSignIn } from '#app/features/accounts/sign-in/portal-sign-in.tsx'
import { signInSchema } from '#app/features/accounts/sign-in/sign-in.ts'
import { signIn } from '#app/features/accounts/sign-in/sign-in-service.server.ts'
import { signUpSchema } from '#app/features/accounts/sign-up/sign-up.ts'
import { rememberSignUp } from '#app/features/accounts/sign-up/sign-up-browser.server.ts'
import { signUp } from '#app/features/accounts/sign-up/sign-up-service.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, readIntent } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import { portalAccess } from '#content/portal.ts'
import type { Route } from './+types/auth'
import '../../panel.css'

export const meta: Route.MetaFunction = () => [
  { title: `${auth.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  try {
    const page = await readAuthPage(context.get(appContext), actor, url.searchParams)
    if (page.kind === 'enter') throw redirect(page.to)
    return { page, limited: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const email = url.searchParams.get('email')?.slice(0, 255) ?? ''
    const page: Exclude<AuthPage, { kind: 'enter' }> =
      actor.kind === 'user'
        ? { kind: 'waiting', invitation: null, otherAccount: null }
        : { kind: 'form', tab: 'sign-in', email, invitation: null, invalid: false }
    return data({ page, limited: error.userMessage }, error.init)
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const intent = readIntent(form, ['sign-in', 'sign-up', 'join'])
  try {
    if (intent === 'join') return await join(args)
    return await (intent === 'sign-up' ? create(args, form) : enter(args, form))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const schema = intent === 'sign-up' ? signUpSchema : signInSchema
    const submission = parseWithZod(onlyFields(form, Object.keys(schema.shape)), { schema })
    const result = submission.reply({ hideFields: ['password'], formErrors: [error.userMessage] })
    const kind = intent === 'join' || intent === 'sign-up' ? intent : 'sign-in'
    return data(answer(kind, result, error.userMessage), error.init)
  }
}

async function enter({ request, url, context }: Route.ActionArgs, form: FormData) {
  const submission = parseWithZod(onlyFields(form, Object.keys(signInSchema.shape)), {
    schema: signInSchema,
  })
  const hideFields = ['password' as const]
  if (submission.status !== 'success')
    return data(answer('sign-in', submission.reply({ hideFields })), 422)
  const { now } = context.get(requestContext)
  const app = context.get(appContext)
  const { headers } = request
  const signedIn = await signIn(app, { ...submission.value, headers, now })
  if (!signedIn.ok) {
    const result = submission.reply({ hideFields, formErrors: [signedIn.message] })
    const cookie = signedIn.proof && (await rememberSignUp(app, request, signedIn.proof))
    return data(answer('sign-in', result, signedIn.message), {
      status: signedIn.status,
      headers: cookie ? { 'set-cookie': cookie } : undefined,
    })
  }
  const token = url.searchParams.get('invitation')
  const next = url.searchParams.get('next')
  if (signedIn.step === 'code') {
    // An invitation's link is then used on the page that it returns to.
    const to = codeStepPath(token ? `/auth${url.search}` : next)
    return redirect(to, { headers: signedIn.headers })
  }
  const actor = await joinOnArrival(app, signedIn.actor, token)
  const home = homeOf(actor, next)
  if (home) return redirectWithToast(home, auth.signIn.success, signedIn.headers)
  const refusal = { ...portalAccess.required, tone: 'destructive' } as const
  return redirectWithToast('/auth', refusal, signedIn.headers)
}

async function create({ request, url, context }: Route.ActionArgs, form: FormData) {
  const submission = parseWithZod(onlyFields(form, Object.keys(signUpSchema.shape)), {
    schema: signUpSchema,
  })
  const hideFields = ['password' as const]
  if (submission.status !== 'success')
    return data(answer('sign-up', submission.reply({ hideFields })), 422)
  const app = context.get(appContext)
  const invitation = url.searchParams.get('invitation') ?? undefined
  const made = await signUp(app, { ...submission.value, invitation })
  if (!made.ok) {
    const { field, message } = made
    const errors = field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] }
    return data(
      answer('sign-up', submission.reply({ hideFields, ...errors }), message),
      made.status,
    )
  }
  const next = url.searchParams.get('next')
  const kept = `?${new URLSearchParams({ email: submission.value.email, ...(next && { next }) })}`
  if (made.joined)
    return redirectWithToast(authPagePath(kept, 'sign-in', 'joined'), auth.signUp.joined)
  const headers = new Headers({ 'set-cookie': await rememberSignUp(app, request, made.proof) })
  return redirectWithToast(authPagePath(kept, 'sign-in', 'sign-up'), auth.signUp.checkMail, headers)
}

async function join({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('invitation')
  const key = token ? { token } : 'address'
  await joinAsUser(context.get(appContext), context.get(actorContext), key)
  return redirectWithToast('/dashboard', auth.waiting.joined)
}

function answer(
  intent: AuthAnswer['intent'],
  result: SubmissionResult<string[]> | null,
  failure?: string,
): AuthAnswer {
  return { intent, result, failure: failure ? { id: crypto.randomUUID(), message: failure } : null }
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { page, limited } = loaderData
  return page.kind === 'waiting' ? (
    <AuthWaiting waiting={page} answer={actionData} />
  ) : (
    <PortalSignIn page={page} limited={limited} answer={actionData} />
  )
}
