import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import {
  parseBillingSettings,
  settingsFields,
  settingsOf,
} from '#app/features/billing/billing-settings-form.ts'
import { BillingSettingsPage } from '#app/features/billing/billing-settings-page.tsx'
import {
  readBillingSettings,
  saveBillingSettings,
} from '#app/features/billing/billing-settings-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { onlyFields, readForm, textField } from '#app/platform/form-data.server.ts'
import { saveForm } from '#app/platform/save-form.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
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
  return saveForm(parseBillingSettings(onlyFields(form, settingsFields)), async (typed) => {
    const based = Number(textField(form, 'version', 10))
    await saveBillingSettings(...by, { settings: settingsOf(typed), based })
    return redirectWithToast('/lead_admin/invoices/settings', { title: copy.saved })
  })
}

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function InvoiceSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <BillingSettingsPage settings={loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={copy.title} text={copy.failure} retry={copy.retry} />
}
