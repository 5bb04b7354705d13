import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { ClientChoiceForm, NewForClient } from '#app/features/accounts/clients/new-for-client.tsx'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readRequestPlace } from '#app/features/client-requests/admin-client-request-service.server.ts'
import { adminRequestList } from '#app/features/client-requests/client-request-list-query.ts'
import { emptyLine, type RequestEntry, wordsOf } from '#app/features/client-requests/new-request.ts'
import { takeNewRequest } from '#app/features/client-requests/new-request-actions.server.ts'
import { NewRequestForm } from '#app/features/client-requests/new-request-form.tsx'
import { readTemplates } from '#app/features/client-requests/request-template-service.server.ts'
import { TemplateChoice } from '#app/features/client-requests/template-choice.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { TypedText } from '#app/ui/typed-text.tsx'
import { newRequest as copy, requestCopy } from '#content/client-requests.ts'
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

export default function ClientRequestNew(props: Route.ComponentProps) {
  const { loaderData, actionData: answer } = props
  const { id, place, clients, clientSearch, templates, template, entry } = loaderData
  return (
    <NewForClient list={adminRequestList} copy={copy} client={place?.client.name}>
      {place && (
        <NewRequestForm
          key={answer?.key ?? id}
          {...{ id, place, answer }}
          entry={answer?.entry ?? entry}
        />
      )}
      {clients && answer && (
        <>
          <Alert text={copy.errors.client} boxed className="mb-6" />
          <TypedText label={requestCopy.typed} texts={wordsOf(answer.entry)} />
        </>
      )}
      {clients && (
        <ClientChoiceForm
          list={adminRequestList}
          copy={copy}
          {...{ clients }}
          search={clientSearch}
        >
          <TemplateChoice {...{ templates, template }} />
        </ClientChoiceForm>
      )}
    </NewForClient>
  )
}
