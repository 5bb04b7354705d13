import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readUploadChoices } from '#app/features/documents/admin-document-service.server.ts'
import { takeUpload } from '#app/features/documents/document-actions.server.ts'
import { UploadForm } from '#app/features/documents/upload-form.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { documentForms } from '#content/documents.ts'
import type { Route } from './+types/document-upload'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

const copy = documentForms.upload

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const clientSearch = readClientSearch(url.searchParams)
  const found = await readUploadChoices(app, actor, url.searchParams.get('client') ?? '')
  const clients = found.client ? null : await readClientChoice(app, actor, clientSearch, '')
  return { ...found, clients, clientSearch }
}

export function action({ request, context }: Route.ActionArgs) {
  return takeUpload(context, request)
}

export default function DocumentUpload({ loaderData, actionData }: Route.ComponentProps) {
  const { clients, clientSearch, ...place } = loaderData
  const none = clients?.options.length === 0 && clientSearch === ''
  return (
    <UploadForm
      {...place}
      refusal={actionData}
      clientPicker={
        clients && !none ? (
          <ClientPicker
            id="upload-client"
            name="client"
            label={copy.chooseClient}
            empty={copy.clientPlaceholder}
            clients={clients}
            value=""
            search={clientSearch}
            findAction="/lead_admin/documents/upload"
          />
        ) : null
      }
    />
  )
}
