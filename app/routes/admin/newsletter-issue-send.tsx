import { data, redirect } from 'react-router'
import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import { perMinuteMost } from '#app/features/newsletter/issue.ts'
import { readSending, startSending } from '#app/features/newsletter/issue-sending-service.server.ts'
import { NewsletterDialog } from '#app/features/newsletter/newsletter-dialog.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { Field, Input } from '#app/ui/field.tsx'
import { sendDialog as copy } from '#content/admin-newsletter.ts'
import type { Route } from './+types/newsletter-issue-send'

export const meta: Route.MetaFunction = ({ matches }) => titleAbove(matches, copy.title)

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

const pageOf = (id: string) => `/lead_admin/newsletter/${id}`

export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const sending = await readSending(app, actor, params.issueId)
  if (sending.state !== 'draft') throw redirect(pageOf(params.issueId))
  return { ...sending, back: pageOf(params.issueId) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const rate = textField(form, 'rate', 10).trim()
  const based = textField(form, 'based', 30)
  try {
    const perMinute = /^\d{1,4}$/.test(rate) ? Number(rate) : 0
    await startSending(app, actor, params.issueId, { perMinute, based })
  } catch (error) {
    if (!(error instanceof AppError) || !['invalid', 'conflict'].includes(error.code)) throw error
    return data({ rate, error: error.userMessage }, error.status)
  }
  return redirectWithToast(pageOf(params.issueId), { title: copy.done })
}

export default function NewsletterSend({ loaderData, actionData }: Route.ComponentProps) {
  const { readers, per_minute, missing, based, back } = loaderData
  return (
    <NewsletterDialog
      back={back}
      obstacle={missing}
      copy={{
        title: copy.title,
        text: copy.text(readers),
        close: copy.close,
        yes: copy.send,
        pending: copy.sending,
        no: copy.cancel,
      }}
    >
      <input type="hidden" name="based" value={based} />
      <Field id="send-rate" label={copy.rate} hint={copy.rateHint} error={actionData?.error}>
        <Input
          name="rate"
          type="number"
          min={1}
          max={perMinuteMost}
          defaultValue={actionData?.rate ?? per_minute}
          className="max-w-40"
        />
      </Field>
    </NewsletterDialog>
  )
}
