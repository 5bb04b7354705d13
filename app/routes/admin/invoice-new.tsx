import { data } from 'react-router'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { createDraft } from '#app/features/billing/invoice-draft-service.server.ts'
import { InvoiceNew, type NewInvoiceAnswer } from '#app/features/billing/invoice-new.tsx'
import { cleanText } from '#app/platform/clean-text.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { newInvoice as copy } from '#content/admin-invoices.ts'
import type { Route } from './+types/invoice-new'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const clientId = url.searchParams.get('client') ?? ''
  const search = readClientSearch(url.searchParams)
  return {
    id: crypto.randomUUID() as string,
    clientId,
    search,
    description: (url.searchParams.get('description') ?? '').slice(0, 300),
    clients: await readClientChoice(...by, search, clientId),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = {
    client: textField(form, 'client', 40),
    description: textField(form, 'description', 1_000),
  }
  const refuse = (errors: Record<string, string>) =>
    data({ errors, typed } satisfies NewInvoiceAnswer, 422)
  const id = textField(form, 'id', 40)
  const description = cleanText(typed.description)
  const errors: Record<string, string> = {}
  if (!isUuid(typed.client)) errors.client = copy.errors.client
  if (typeof description !== 'string') errors.description = copy.errors.description
  else if (description.length > 300) errors.description = copy.errors.descriptionLong
  if (!isUuid(id)) throw new AppError('invalid', 'The form could not be read.')
  if (Object.keys(errors).length > 0 || typeof description !== 'string') return refuse(errors)
  const by = [context.get(appContext), context.get(actorContext)] as const
  try {
    await createDraft(...by, { id, clientId: typed.client, description })
    return await redirectWithToast(`/lead_admin/invoices/${id}`, { title: copy.created })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return refuse({ client: error.userMessage })
  }
}

/** Keeps what was typed when the connection is lost or the session has ended. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    return data({ errors: { '': copy.failure }, typed } satisfies NewInvoiceAnswer, 503)
  }
}

export default function NewInvoiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, clients, search, clientId, description } = loaderData
  return (
    <InvoiceNew
      id={id}
      description={description}
      answer={actionData}
      clientPicker={(field) => (
        <ClientPicker
          {...field}
          name="client"
          label={copy.client}
          requiredText={copy.required}
          empty={copy.chooseClient}
          clients={clients}
          value={actionData?.typed.client ?? clientId}
          search={search}
          findAction="/lead_admin/invoices/new"
        />
      )}
    />
  )
}
