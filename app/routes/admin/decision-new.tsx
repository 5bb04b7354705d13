import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readDecisionPlace } from '#app/features/decisions/admin-decision-service.server.ts'
import { type DecisionEntry, readSubject } from '#app/features/decisions/new-decision.ts'
import { takeNewDecision } from '#app/features/decisions/new-decision-actions.server.ts'
import { NewDecisionPage } from '#app/features/decisions/new-decision-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { newDecision as copy } from '#content/decisions.ts'
import type { Route } from './+types/decision-new'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [clientId = '', subject = '', project = ''] = ['client', 'subject', 'project'].map(
    (name) => url.searchParams.get(name) ?? '',
  )
  const clientSearch = readClientSearch(url.searchParams)
  const isSearch = url.searchParams.has('find_client') && clientSearch !== ''
  const place = isSearch
    ? null
    : await readDecisionPlace(app, actor, { clientId, subject: readSubject(subject) })
  const clients = place ? null : await readClientChoice(app, actor, clientSearch, '')
  const entry: DecisionEntry = {
    ...{ kind: 'approval', title: '', subject, body: '', due_on: '', project },
    ...{ inTurn: false, factor: false, people: [] },
  }
  return { id: crypto.randomUUID() as string, place, clients, clientSearch, entry }
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeNewDecision(context.get(appContext), context.get(actorContext), request)
}

export default function DecisionNew({ loaderData, actionData }: Route.ComponentProps) {
  const { clients, clientSearch, ...form } = loaderData
  const none = clients?.options.length === 0 && clientSearch === ''
  const picker = clients && !none && (
    <ClientPicker
      id="decision-client"
      name="client"
      form="new-decision"
      label={copy.chooseClient}
      empty={copy.clientPlaceholder}
      clients={clients}
      value=""
      search={clientSearch}
      findAction="/lead_admin/decisions/new"
    />
  )
  return <NewDecisionPage {...form} answer={actionData} clientPicker={picker} />
}
