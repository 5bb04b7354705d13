import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { clientSchema } from '#app/features/accounts/clients/client.ts'
import { type ClientAnswer, ClientDialog } from '#app/features/accounts/clients/client-dialog.tsx'
import { clientsHref } from '#app/features/accounts/clients/client-list-query.ts'
import { createClient } from '#app/features/accounts/clients/client-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { clientsPage } from '#content/admin-clients.ts'
import type { Route } from './+types/client-new'

export const meta: Route.MetaFunction = () => panelTitle(clientsPage.add)

export function loader({ url }: Route.LoaderArgs) {
  return { search: url.search }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = onlyFields(await readForm(request), Object.keys(clientSchema.shape))
  const submission = parseWithZod(form, { schema: clientSchema })
  if (submission.status !== 'success') return data(refusal(submission.reply()), 422)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await createClient(app, actor, submission.value)
  return redirectWithToast(clientsHref(url.search), { title: clientsPage.created })
}

/** Keeps what was typed when the connection is lost or the session has ended. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data(refusal(null, clientsPage.errors.lost), { status: 503 })
  }
}

function refusal(result: ClientAnswer['result'], error?: string): ClientAnswer {
  return { result, error, failure: { id: crypto.randomUUID(), title: clientsPage.createFailed } }
}

export default function ClientNew({ loaderData, actionData }: Route.ComponentProps) {
  return <ClientDialog {...loaderData} answer={actionData} />
}
