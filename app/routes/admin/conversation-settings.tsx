import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readSettings } from '#app/features/assistant/provider/read-settings.ts'
import { SettingsPage } from '#app/features/assistant/provider/settings-page.tsx'
import {
  readAssistantSettings,
  saveAssistantSettings,
} from '#app/features/assistant/provider/settings-service.server.ts'
import { AssistantTabs } from '#app/features/assistant/staff-answers/assistant-tabs.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { assistantSettings as copy } from '#content/assistant-settings.ts'
import type { Route } from './+types/conversation-settings'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

const here = '/lead_admin/conversations/settings'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

export function loader({ context }: Route.LoaderArgs) {
  return readAssistantSettings(context.get(appContext), context.get(actorContext))
}

export async function action({ request, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const read = readSettings((name) => textField(form, name, 20))
  if (!read.settings) return data(read.refusal, 422)
  const based = Number(textField(form, 'version', 10))
  try {
    await saveAssistantSettings(app, actor, { ...read.settings, based })
    return redirectWithToast(here, { title: copy.saved })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return data({ ...read.refusal, error: error.userMessage }, 409)
  }
}

/** Keeps the choice when the connection is lost. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const { refusal } = readSettings((name) => String(form.get(name) ?? ''))
    return data({ ...refusal, error: copy.errors.lost }, { status: 503 })
  }
}

export default function ConversationSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AssistantTabs here="settings" />
      <SettingsPage {...loaderData} refusal={actionData} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={copy.title} text={copy.error} retry={copy.tryAgain} />
}
