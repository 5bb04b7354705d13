import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { ownPasswordSchema } from '#app/features/accounts/account/account.ts'
import { newPasskeySchema, passkeyNameSchema } from '#app/features/accounts/passkeys/passkey.ts'
import type { PasskeyAddAnswer } from '#app/features/accounts/passkeys/passkey-add.tsx'
import { readAnswer } from '#app/features/accounts/passkeys/passkey-answer.server.ts'
import { type PasskeyAnswer, PasskeyPage } from '#app/features/accounts/passkeys/passkey-page.tsx'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#app/features/accounts/passkeys/passkey-service.server.ts'
import { lacksSecondFactor } from '#app/features/accounts/second-factor/second-factor-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { account } from '#content/account.ts'
import { passkeys as copy } from '#content/passkeys.ts'
import type { Route } from './+types/passkeys'

export const meta: Route.MetaFunction = () => panelTitle(copy.metaTitle)

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  if (actor.kind === 'user' && actor.viewing) throw redirect('/lead_admin/account/passkeys')
  const passkeys = await listPasskeys(app, actor)
  const [kind, id] = asked(url)
  const passkey = passkeys.find((one) => one.id === id)
  const accountHref = url.pathname.replace(/\/passkeys\/?$/, '')
  const lacking = lacksSecondFactor(app, actor)
  return { passkeys, open: kind && passkey ? { kind, passkey } : null, lacking, accountHref }
}

function asked({ searchParams }: URL): ['rename' | 'remove' | null, string] {
  const [rename, remove] = [searchParams.get('rename'), searchParams.get('remove')]
  return rename ? ['rename', rename] : remove ? ['remove', remove] : [null, '']
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  switch (readIntent(form, ['begin', 'add', 'rename', 'remove'])) {
    case 'begin':
      return await begin(args, form)
    case 'add':
      return await add(args, form)
    case 'rename':
      return await rename(args, form)
    case 'remove':
      return await remove(args, form)
  }
}

type Args = Route.ActionArgs
const partsOf = ({ context }: Args) => [context.get(appContext), context.get(actorContext)] as const
const hideFields = ['password' as const]

async function begin(args: Args, form: FormData) {
  const schema = newPasskeySchema
  const submission = parseWithZod(onlyFields(form, ['name', 'password']), { schema })
  const refuse = (reply: object, status = 422) =>
    data<PasskeyAddAnswer>(
      { intent: 'add', result: submission.reply({ ...reply, hideFields }) },
      status,
    )
  if (submission.status !== 'success') return refuse({})
  const { name, password } = submission.value
  const [app, actor] = partsOf(args)
  try {
    const begun = await beginPasskey(app, actor, password)
    if (!begun.ok) return refuse({ fieldErrors: { [begun.field]: [begun.message] } })
    const { options, headers } = begun
    return data<PasskeyAddAnswer>({ intent: 'asked', options, name }, { headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refuse({ formErrors: [error.userMessage] }, error.status)
  }
}

async function add(args: Args, form: FormData) {
  const schema = passkeyNameSchema
  const submission = parseWithZod(onlyFields(form, ['name']), { schema })
  if (submission.status !== 'success')
    return data<PasskeyAddAnswer>({ intent: 'add', result: submission.reply() }, 422)
  const [app, actor] = partsOf(args)
  const response = readAnswer(textField(form, 'response', 100_000))
  const { headers } = args.request
  try {
    const { name } = submission.value
    const renewed = await addPasskey(app, actor, { name, response, headers })
    return await redirectWithToast(args.url.pathname, copy.add.done, renewed)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const result = submission.reply({ formErrors: [error.userMessage] })
    return data<PasskeyAddAnswer>({ intent: 'add', result }, error.status)
  }
}

async function rename(args: Args, form: FormData) {
  const schema = passkeyNameSchema
  const submission = parseWithZod(onlyFields(form, ['name']), { schema })
  const refuse = (formErrors?: string[], status = 422) =>
    data<PasskeyAnswer>({ intent: 'rename', result: submission.reply({ formErrors }) }, status)
  if (submission.status !== 'success') return refuse()
  const [app, actor] = partsOf(args)
  try {
    const { name } = submission.value
    await renamePasskey(app, actor, { id: asked(args.url)[1], name })
    return await redirectWithToast(args.url.pathname, { title: copy.rename.done })
  } catch (error) {
    return await gone(args, error)
  }
}

async function remove(args: Args, form: FormData) {
  const schema = ownPasswordSchema
  const submission = parseWithZod(onlyFields(form, ['password']), { schema })
  const refuse = (reply: object, status = 422) =>
    data<PasskeyAnswer>(
      { intent: 'remove', result: submission.reply({ ...reply, hideFields }) },
      status,
    )
  if (submission.status !== 'success') return refuse({})
  const [app, actor] = partsOf(args)
  try {
    const { password } = submission.value
    const removed = await removePasskey(app, actor, { id: asked(args.url)[1], password })
    if (!removed.ok) return refuse({ fieldErrors: { [removed.field]: [removed.message] } })
    return await redirectWithToast(args.url.pathname, { title: copy.remove.done })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') return gone(args, error)
    return refuse({ formErrors: [error.userMessage] }, error.status)
  }
}

/** The passkey was removed in another tab. */
async function gone({ url }: Args, error: unknown) {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error
  return redirectWithToast(url.pathname, { title: copy.errors.gone, tone: 'destructive' })
}

/** The answers that concern one passkey; the form that adds one reads its answer itself. */
function aboutOne(answer: PasskeyAnswer | PasskeyAddAnswer | undefined) {
  return answer?.intent === 'rename' || answer?.intent === 'remove' ? answer : undefined
}

export default function PasskeysRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PasskeyPage {...loaderData} answer={aboutOne(actionData)} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { loading: text, retry } = account.errors
  return <ListError error={error} title={copy.title} text={text} retry={retry} />
}
