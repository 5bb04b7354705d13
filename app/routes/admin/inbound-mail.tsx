import { data } from 'react-router'
import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import { QuarantinedMailDialog } from '#app/features/inbound-mail/quarantined-mail-dialog.tsx'
import { quarantinedMailList } from '#app/features/inbound-mail/quarantined-mail-list-query.ts'
import {
  discardMail,
  putMailIn,
  readQuarantinedMail,
} from '#app/features/inbound-mail/quarantined-mail-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { quarantinedMailPage } from '#content/inbound-mail.ts'
import type { Route } from './+types/inbound-mail'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleAbove(matches, loaderData?.mail.subject || quarantinedMailPage.noSubject)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return { mail: await readQuarantinedMail(app, actor, params.mailId), search: url.search }
}

/** Puts a mail where it belongs, or deletes it. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const intent = readIntent(await readForm(request), ['put_in', 'discard'])
  const { dialog, errors } = quarantinedMailPage
  const list = `${quarantinedMailList.path}${url.search}`
  try {
    await (intent === 'put_in' ? putMailIn : discardMail)(app, actor, params.mailId)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    // Nothing is left to decide: redirects to the list.
    if (error.userMessage === errors.decided)
      return redirectWithToast(list, { title: errors.decided, tone: 'destructive' })
    return data({ error: error.userMessage }, 409)
  }
  return redirectWithToast(list, {
    title: intent === 'put_in' ? dialog.wasPutIn : dialog.discarded,
  })
}

export default function InboundMail({ loaderData, actionData }: Route.ComponentProps) {
  return <QuarantinedMailDialog {...loaderData} error={actionData?.error ?? null} />
}
