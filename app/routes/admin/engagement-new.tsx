import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { createProject } from '#app/features/engagements/engagement-edit-service.server.ts'
import { newProjectFields, parseNewProject } from '#app/features/engagements/engagement-forms.ts'
import { listState } from '#app/features/engagements/engagement-list-query.ts'
import { EngagementNew } from '#app/features/engagements/engagement-new.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { engagementForm } from '#content/engagements.ts'
import type { Route } from './+types/engagement-new'

export const meta: Route.MetaFunction = () => panelTitle(engagementForm.newTitle)

/** The form keeps its id as long as it is open. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame =
    currentUrl.pathname === nextUrl.pathname &&
    readClientSearch(currentUrl.searchParams) === readClientSearch(nextUrl.searchParams)
  return isSame ? false : defaultShouldRevalidate
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const params = url.searchParams
  const state = listState(params)
  const isSearch = params.has('list')
  const entry = isSearch ? Object.fromEntries(params) : {}
  const clientId = (isSearch ? params.get('clientId') : params.get('client')) ?? ''
  const clientSearch = readClientSearch(params)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return {
    id: crypto.randomUUID() as string,
    entry: { ...entry, clientId },
    search: state && `?${state}`,
    clients: await readClientChoice(app, actor, clientSearch, clientId),
    clientSearch,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseNewProject(onlyFields(await readForm(request), newProjectFields))
  if (submission.status !== 'success') return data(submission.reply(), 422)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  try {
    const id = await createProject(app, actor, submission.value)
    const toast = { title: engagementForm.created, description: submission.value.name }
    return await redirectWithToast(`/lead_admin/engagements/${id}`, toast)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return data(submission.reply({ fieldErrors: { clientId: [error.userMessage] } }), 422)
  }
}

/** Keeps what was typed when the connection is lost or the session has ended. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return data(await serverAction(), { status: 422 })
  } catch (error) {
    if (error instanceof Response) throw error
    const reply = parseNewProject(form).reply({ formErrors: [engagementForm.failure] })
    return data(reply, { status: 503 })
  }
}

export default function EngagementNewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { clients, clientSearch, ...form } = loaderData
  return (
    <EngagementNew
      {...form}
      result={actionData}
      clientPicker={(field) => (
        <ClientPicker
          {...field}
          name="clientId"
          label={engagementForm.fields.clientId}
          requiredText={engagementForm.required}
          empty={engagementForm.chooseClient}
          clients={clients}
          value={String(actionData?.initialValue?.clientId ?? form.entry.clientId)}
          search={clientSearch}
          findAction="/lead_admin/engagements/new"
        />
      )}
    />
  )
}
