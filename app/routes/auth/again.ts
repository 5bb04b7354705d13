import { passCodeStep } from '#app/features/accounts/second-factor/code-step-service.server.ts'
import { codeSchema, recoverySchema } from '#app/features/accounts/second-factor/second-factor.ts'
import type { AgainAnswer } from '#app/features/accounts/sign-in/again.ts'
import { signInSchema } from '#app/features/accounts/sign-in/sign-in.ts'
import { signIn } from '#app/features/accounts/sign-in/sign-in-service.server.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import type { Route } from './+types/again'

const say = (answer: AgainAnswer, init: ResponseInit = {}) => Response.json(answer, init)

export const loader = () =>
  Response.json({ error: 'Use POST' }, { status: 405, headers: { Allow: 'POST' } })

/**
 * A page of the portal or the panel that outlived its session signs its person in again, step by step.
 * The checks and limits are those of the sign-in pages.
 */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const step = readIntent(form, ['password', 'code', 'recovery'], 'kind')
  try {
    return await (step === 'password' ? takePassword(args, form) : takeCode(args, form, step))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return say({ step, error: error.userMessage }, error.init)
  }
}

async function takePassword({ request, context }: Route.ActionArgs, form: FormData) {
  const typed = {
    email: textField(form, 'email', 256),
    password: textField(form, 'password', 1_001),
  }
  const { data: given, error } = signInSchema.safeParse(typed)
  if (!given) return say({ step: 'password', error: error.issues[0]?.message }, { status: 422 })
  const { now } = context.get(requestContext)
  const { headers } = request
  const signed = await signIn(context.get(appContext), { ...given, headers, now })
  if (!signed.ok) return say({ step: 'password', error: signed.message }, { status: signed.status })
  return say({ step: signed.step }, { headers: signed.headers })
}

async function takeCode(
  { request, context }: Route.ActionArgs,
  form: FormData,
  kind: 'code' | 'recovery',
) {
  const schema = kind === 'code' ? codeSchema : recoverySchema
  const { data: given, error } = schema.safeParse({ code: textField(form, 'code', 40) })
  if (!given) return say({ step: kind, error: error.issues[0]?.message }, { status: 422 })
  const { now } = context.get(requestContext)
  const attempt = { kind, code: given.code, headers: request.headers, now } as const
  const passed = await passCodeStep(context.get(appContext), attempt)
  if (passed.ok) return say({ step: 'done' }, { headers: passed.headers })
  return say({ step: passed.field ? kind : 'password', error: passed.message }, { status: 401 })
}
