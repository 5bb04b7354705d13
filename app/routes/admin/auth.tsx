import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { codeStepPath } from '#app/features/accounts/second-factor/second-factor.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { AdminSignIn } from '#app/features/accounts/sign-in/admin-sign-in.tsx'
import { arrivalOf } from '#app/features/accounts/sign-in/after-sign-in.ts'
import { signInSchema } from '#app/features/accounts/sign-in/sign-in.ts'
import { signIn } from '#app/features/accounts/sign-in/sign-in-service.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { ownPath } from '#app/platform/own-path.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { adminAuth } from '#content/admin.ts'
import type { Route } from './+types/auth'
import '../../panel.css'

export const meta: Route.MetaFunction = () => panelTitle(adminAuth.metaTitle)

export function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  if (actor.kind === 'user') throw redirect(actor.role === 'admin' ? '/lead_admin' : '/auth')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(
    onlyFields(await readForm(request), Object.keys(signInSchema.shape)),
    { schema: signInSchema },
  )
  if (submission.status !== 'success')
    return data(answer(submission.reply({ hideFields: ['password'] })), 422)
  const { now } = context.get(requestContext)
  const refused = (message: string, status: number) =>
    data(
      answer(submission.reply({ hideFields: ['password'], formErrors: [message] }), message),
      status,
    )
  try {
    const result = await signIn(context.get(appContext), {
      ...submission.value,
      headers: request.headers,
      now,
    })
    if (!result.ok) return refused(result.message, result.status)
    const next = ownPath(new URL(request.url).searchParams.get('next'), '/lead_admin')
    if (result.step === 'code') return redirect(codeStepPath(next), { headers: result.headers })
    const { to, toast } = arrivalOf(result.actor, next)
    return await redirectWithToast(to, toast, result.headers)
  } catch (error) {
    if (error instanceof AppError) return refused(error.userMessage, error.status)
    throw error
  }
}

function answer(result: SubmissionResult<string[]>, failure?: string) {
  return { result, failure: failure ? { id: crypto.randomUUID(), message: failure } : null }
}

export default function AdminAuth({ actionData }: Route.ComponentProps) {
  return <AdminSignIn result={actionData?.result} failure={actionData?.failure ?? null} />
}
