import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { ClientChoiceForm, NewForClient } from '#app/features/accounts/clients/new-for-client.tsx'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readDecisionPlace } from '#app/features/decisions/admin-decision-service.server.ts'
import { adminDecisionList } from '#app/features/decisions/decision-list-query.ts'
import { type DecisionEntry, readSubject } from '#app/features/decisions/new-decision.ts'
import { takeNewDecision } from '#app/features/decisions/new-decision-actions.server.ts'
import { NewDecisionForm } from '#app/features/decisions/new-decision-form.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { TypedText } from '#app/ui/typed-text.tsx'
import { newDecision as copy, decisionCopy } from '#content/decisions.ts'
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

export default function DecisionNew({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { id, place, clients, clientSearch, entry } = loaderData
  return (
    <NewForClient list={adminDecisionList} copy={copy} client={place?.client.name}>
      {place && (
        <NewDecisionForm
          key={answer?.key ?? id}
          place={place}
          id={answer?.id ?? id}
          errors={answer?.errors ?? {}}
          entry={answer?.entry ?? entry}
        />
      )}
      {clients && answer && (
        <>
          <Alert text={copy.errors.client} boxed className="mb-6" />
          <TypedText label={decisionCopy.typed} texts={[answer.entry.title, answer.entry.body]} />
        </>
      )}
      {clients && (
        <ClientChoiceForm
          list={adminDecisionList}
          copy={copy}
          {...{ clients }}
          search={clientSearch}
        >
          <Button type="submit">{copy.continue}</Button>
        </ClientChoiceForm>
      )}
    </NewForClient>
  )
}
