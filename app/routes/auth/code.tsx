import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { CodeStep } from '#app/features/accounts/second-factor/code-step.tsx'
import {
  isCodeAwaited,
  passCodeStep,
} from '#app/features/accounts/second-factor/code-step-service.server.ts'
import { codeSchema, recoverySchema } from '#app/features/accounts/second-factor/second-factor.ts'
import type { Actor, Role } from '#app/platform/actor.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { ownPath } from '#app/platform/own-path.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { adminAuth } from '#content/admin.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import { portalAccess } from '#content/portal.ts'
import { codeStep } from '#content/second-factor.ts'
import type { Route } from './+types/code'
import '../../panel.css'

export const meta: Route.MetaFunction = () => [
  { title: `${codeStep.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The address to continue at after signing in. */
function targetOf(actor: Extract<Actor, { kind: 'user' }>, url: URL): string {
  const next = url.searchParams.get('next')
  if (actor.role === 'admin') return ownPath(next, '/lead_admin')
  if (actor.clientId) return ownPath(next, '/dashboard')
  return next?.startsWith('/auth?') ? ownPath(next, '/auth') : '/auth'
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  if (actor.kind === 'user') throw redirect(targetOf(actor, url))
  const { now } = context.get(requestContext)
  if (!(await isCodeAwaited(context.get(appContext), request.headers, now)))
    throw redirect(signInPageOf(url))
  const kind = url.searchParams.has('recovery') ? ('recovery' as const) : ('code' as const)
  const other = new URLSearchParams(url.searchParams)
  if (kind === 'code') other.set('recovery', '1')
  else other.delete('recovery')
  const otherHref = `/auth/code${other.size > 0 ? `?${other}` : ''}`
  return { kind, otherHref, signInHref: signInPageOf(url) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const kind = form.get('kind') === 'recovery' ? 'recovery' : 'code'
  const submission = parseWithZod(onlyFields(form, ['code']), {
    schema: kind === 'code' ? codeSchema : recoverySchema,
  })
  if (submission.status !== 'success') return data({ result: submission.reply() }, 422)
  const { code } = submission.value
  const { now } = context.get(requestContext)
  const attempt = { kind, code, headers: request.headers, now } as const
  try {
    const passed = await passCodeStep(context.get(appContext), attempt)
    if (passed.ok) {
      const to = targetOf(passed.actor, url)
      const { required } = portalAccess
      const toast = to === '/auth' ? { ...required, tone: 'destructive' as const } : welcome(passed)
      return await redirectWithToast(to, toast, passed.headers)
    }
    if (!passed.field) {
      const failure = { title: codeStep.failure.title, description: passed.message }
      return await redirectWithToast(signInPageOf(url), { ...failure, tone: 'destructive' })
    }
    const fieldErrors = { [passed.field]: [passed.message] }
    return data({ result: submission.reply({ fieldErrors }) }, 401)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ result: submission.reply({ formErrors: [error.userMessage] }) }, error.status)
  }
}

const welcome = ({ actor }: { actor: { role: Role } }) =>
  actor.role === 'admin' ? adminAuth.success : auth.signIn.success

/** The sign-in page where signing in starts again. */
function signInPageOf(url: URL): string {
  const next = ownPath(url.searchParams.get('next'), '')
  const signInPage = next.startsWith('/lead_admin') ? '/admin/auth' : '/auth'
  return next ? `${signInPage}?next=${encodeURIComponent(next)}` : signInPage
}

export default function CodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CodeStep {...loaderData} result={actionData?.result} />
}
