import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import {
  parseBillingSettings,
  settingsFields,
  settingsOf,
} from '#app/features/billing/billing-settings-form.ts'
import {
  BillingSettingsPage,
  type SettingsAnswer,
} from '#app/features/billing/billing-settings-page.tsx'
import {
  readBillingSettings,
  saveBillingSettings,
} from '#app/features/billing/billing-settings-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { billingSettingsPage as copy } from '#content/admin-invoices.ts'
import type { Route } from './+types/invoice-settings'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

export async function loader({ context }: Route.LoaderArgs) {
  return readBillingSettings(context.get(appContext), context.get(actorContext))
}

export async function action({ request, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const form = await readForm(request)
  const submission = parseBillingSettings(onlyFields(form, settingsFields))
  const refuse = (status: number, error?: string) =>
    data({ result: submission.reply(), error } satisfies SettingsAnswer, status)
  if (submission.status !== 'success') return refuse(422)
  const based = Number(textField(form, 'version', 10))
  try {
    const settings = settingsOf(submission.value)
    await saveBillingSettings(...by, { settings, based })
    return await redirectWithToast('/lead_admin/invoices/settings', { title: copy.saved })
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
    return data({ result: null, error: copy.lost } satisfies SettingsAnswer, { status: 503 })
  }
}

export default function InvoiceSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <BillingSettingsPage settings={loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={copy.title} text={copy.failure} retry={copy.retry} />
}
