import { data, Link } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { settingsFields } from '#app/features/bookings/booking-settings.ts'
import { parseSettings, SettingsForm } from '#app/features/bookings/booking-settings-form.tsx'
import {
  parseHoliday,
  SettingsHolidays,
} from '#app/features/bookings/booking-settings-holidays.tsx'
import {
  closeDay,
  openDay,
  readSettings,
  saveSettings,
} from '#app/features/bookings/booking-settings-service.server.ts'
import { templatesPath } from '#app/features/leads/answer/answer-template.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { bookingSettings as copy } from '#content/admin-bookings.ts'
import { answerTemplates } from '#content/lead-answers.ts'
import type { Route } from './+types/settings'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

const here = '/lead_admin/settings'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

export function loader({ context }: Route.LoaderArgs) {
  return readSettings(context.get(appContext), context.get(actorContext))
}

export async function action({ request, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const form = await readForm(request)
  const intent = readIntent(form, ['settings', 'open', 'close'])
  if (intent === 'open') {
    await openDay(...by, textField(form, 'day', 10))
    return redirectWithToast(here, { title: copy.holidays.removed })
  }
  if (intent === 'close') {
    const submission = parseHoliday(onlyFields(form, ['day', 'label']))
    const refuse = (status: number, fault = {}) =>
      data({ settings: undefined, holiday: submission.reply(fault) }, status)
    if (submission.status !== 'success') return refuse(422)
    try {
      const calls = await closeDay(...by, submission.value)
      const description = calls > 0 ? copy.holidays.addedWithCalls(calls) : undefined
      return redirectWithToast(here, { title: copy.holidays.added, description })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return refuse(error.status, { fieldErrors: { day: [error.userMessage] } })
    }
  }
  const submission = parseSettings(onlyFields(form, settingsFields))
  const refuse = (status: number, error?: string) =>
    data({ settings: { result: submission.reply(), error }, holiday: undefined }, status)
  if (submission.status !== 'success') return refuse(422)
  const based = Number(textField(form, 'version', 10))
  try {
    await saveSettings(...by, { settings: submission.value, based })
    return redirectWithToast(here, { title: copy.saved })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return refuse(409, error.userMessage)
  }
}

/** Keeps what was typed when the connection is lost. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const settings = { result: null, error: copy.errors.lost }
    return data({ settings, holiday: undefined }, { status: 503 })
  }
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, holidays, today, zones } = loaderData
  return (
    <>
      <h1 className="headline mb-6 text-section">{copy.title}</h1>
      <SettingsForm settings={settings} zones={zones} answer={actionData?.settings} />
      <SettingsHolidays holidays={holidays} today={today} result={actionData?.holiday} />
      <p className="mt-10">
        <Link to={templatesPath} className="text-link">
          {answerTemplates.link}
        </Link>{' '}
        · {answerTemplates.linkText}
      </p>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={copy.title} text={copy.error} retry={copy.tryAgain} />
}
