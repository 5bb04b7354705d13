import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readRequestPlace } from '#app/features/client-requests/admin-client-request-service.server.ts'
import { emptyLine, type RequestEntry } from '#app/features/client-requests/new-request.ts'
import { takeNewRequest } from '#app/features/client-requests/new-request-actions.server.ts'
import { NewRequestChoice } from '#app/features/client-requests/new-request-choice.tsx'
import { NewRequestPage } from '#app/features/client-requests/new-request-page.tsx'
import { readTemplates } from '#app/features/client-requests/request-template-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { newRequest as copy } from '#content/client-requests.ts'
import type { Route } from './+types/client-request-new'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

const linesAtFirst = 3

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [clientId, chosen] = ['client', 'template'].map((name) => url.searchParams.get(name) ?? '')
  const clientSearch = readClientSearch(url.searchParams)
  const isSearch = url.searchParams.has('find_client') && clientSearch !== ''
  const [place, templates] = await Promise.all([
    isSearch ? null : readRequestPlace(app, actor, clientId ?? ''),
    readTemplates(app, actor),
  ])
  const clients = place ? null : await readClientChoice(app, actor, clientSearch, '')
  const template = templates.find(({ id }) => id === chosen)
  const entry: RequestEntry = {
    ...{ title: template?.title ?? '', reason: template?.reason ?? '' },
    ...{ due_on: '', project: url.searchParams.get('project') ?? '', contact: '' },
    lines: [...(template?.lines ?? Array.from({ length: linesAtFirst }, () => emptyLine))],
  }
  const id = crypto.randomUUID() as string
  return { id, place, clients, clientSearch, templates, template: chosen ?? '', entry }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return takeNewRequest(app, actor, await readForm(request))
}

export default function ClientRequestNew({ loaderData, actionData }: Route.ComponentProps) {
  const { clients, clientSearch, templates, template, ...form } = loaderData
  const none = clients?.options.length === 0 && clientSearch === ''
  const picker = clients && !none && (
    <ClientPicker
      id="request-client"
      name="client"
      form="new-request"
      label={copy.chooseClient}
      empty={copy.clientPlaceholder}
      clients={clients}
      value=""
      search={clientSearch}
      findAction="/lead_admin/requests/new"
    />
  )
  return (
    <NewRequestPage
      {...form}
      answer={actionData}
      choice={<NewRequestChoice clientPicker={picker} templates={templates} template={template} />}
    />
  )
}
