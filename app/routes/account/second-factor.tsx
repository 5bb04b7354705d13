import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { ownPasswordSchema } from '#app/features/accounts/account/account.ts'
import { codeSchema } from '#app/features/accounts/second-factor/second-factor.ts'
import {
  type SecondFactorAnswer,
  SecondFactorPage,
} from '#app/features/accounts/second-factor/second-factor-page.tsx'
import {
  beginSetUp,
  cancelSetUp,
  confirmSetUp,
  lacksSecondFactor,
  needsSecondFactor,
  type Refused,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '#app/features/accounts/second-factor/second-factor-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, readIntent } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { account } from '#content/account.ts'
import { secondFactor } from '#content/second-factor.ts'
import type { Route } from './+types/second-factor'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = () => panelTitle(secondFactor.metaTitle)

const accountHref = (url: URL) => url.pathname.replace(/\/second-factor\/?$/, '')

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  if (actor.kind === 'user' && actor.viewing) throw redirect('/lead_admin/account/second-factor')
  return {
    state: await readSecondFactor(app, actor),
    email: actor.kind === 'user' ? actor.email : '',
    required: needsSecondFactor(app, actor),
    lacking: lacksSecondFactor(app, actor),
    accountHref: accountHref(url),
  }
}

type Faults = { fieldErrors?: Record<string, string[]>; formErrors?: string[] }
type Result = SubmissionResult<string[]>
const intents = ['begin', 'confirm', 'renew', 'turn-off', 'cancel'] as const

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const intent = readIntent(form, intents)
  if (intent === 'cancel') {
    await cancelSetUp(app, actor)
    return redirect(url.pathname)
  }
  const schema = intent === 'confirm' ? codeSchema : ownPasswordSchema
  const submission = parseWithZod(onlyFields(form, Object.keys(schema.shape)), { schema })
  const refuse = (reply: Faults, status = 422) =>
    data<SecondFactorAnswer>(
      {
        intent,
        result: submission.reply({ ...reply, hideFields: ['password'] } as never) as Result,
      },
      status,
    )
  if (submission.status !== 'success') return refuse({})
  const { code = '', password = '' } = submission.value as { code?: string; password?: string }
  try {
    const done: { ok: true; recoveryCodes?: string[]; headers?: Headers } | Refused =
      intent === 'begin'
        ? await beginSetUp(app, actor, password)
        : intent === 'confirm'
          ? await confirmSetUp(app, actor, code)
          : intent === 'renew'
            ? await renewRecoveryCodes(app, actor, password)
            : await turnOffSecondFactor(app, actor, password)
    if (!done.ok) return refuse({ fieldErrors: { [done.field]: [done.message] } })
    if (intent === 'begin') return redirect(url.pathname)
    if (done.recoveryCodes)
      return data<SecondFactorAnswer>(
        { intent: 'codes', codes: done.recoveryCodes },
        { headers: done.headers },
      )
    return await redirectWithToast(accountHref(url), secondFactor.turnedOff)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refuse({ formErrors: [error.userMessage] }, error.status)
  }
}

export default function SecondFactorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { loading: text, retry } = account.errors
  return <ListError error={error} title={secondFactor.title} text={text} retry={retry} />
}
