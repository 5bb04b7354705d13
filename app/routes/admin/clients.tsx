import { parseWithZod } from '@conform-to/zod/v4'
import { data, Outlet } from 'react-router'
import { clientEditSchema, pauseField } from '#app/features/accounts/clients/client.ts'
import type { ClientAnswer } from '#app/features/accounts/clients/client-dialog.tsx'
import { ClientList } from '#app/features/accounts/clients/client-list.tsx'
import {
  clientList,
  clientsHref,
  readClientListQuery,
} from '#app/features/accounts/clients/client-list-query.ts'
import { listClients, updateClient } from '#app/features/accounts/clients/client-service.server.ts'
import { shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { onlyFields, readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { clientsPage } from '#content/admin-clients.ts'
import type { Route } from './+types/clients'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = () => listMeta(clientsPage)

const { errors, fields, statuses } = clientsPage

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readClientListQuery(url.searchParams)
  const page = await listClients(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: shownSearch(clientList, query) }
}

/** Saves the row that is being edited. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseWithZod(onlyFields(form, Object.keys(clientEditSchema.shape)), {
    schema: clientEditSchema,
  })
  const refuse = (status: number, error?: string) =>
    data(refusal(submission.reply(), error), status)
  if (submission.status !== 'success') return refuse(422)
  const saved = await updateClient(
    context.get(appContext),
    context.get(actorContext),
    url.searchParams.get('edit') ?? '',
    {
      client: submission.value,
      based: textField(form, 'updated_at', 40),
      mayPause: form.has(pauseField),
    },
  )
  if (!saved.ok && saved.loses !== undefined) {
    const status = [errors.pause(saved.loses)]
    return data({ ...refusal(submission.reply({ fieldErrors: { status } })), pauses: true }, 422)
  }
  if (!saved.ok) {
    const shown = (field: string, value: string | null) =>
      (field === 'status' && statuses[value as keyof typeof statuses]) || value || errors.nothing
    const theirs = saved.theirs.map(([field, value]) => `${fields[field]}: ${shown(field, value)}`)
    return refuse(409, errors.stale(theirs.join('; ')))
  }
  return redirectWithToast(clientsHref(url.search), { title: clientsPage.updated })
}

/** Keeps what was typed when the connection is lost or the session has ended. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data(refusal(null, errors.lost), { status: 503 })
  }
}

function refusal(result: ClientAnswer['result'], error?: string): ClientAnswer {
  return { result, error, failure: { id: crypto.randomUUID(), title: clientsPage.updateFailed } }
}

export default function Clients({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ClientList {...loaderData} answer={actionData} />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = listErrors(clientsPage)
