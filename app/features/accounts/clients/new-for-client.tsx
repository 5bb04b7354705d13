import type { ReactNode } from 'react'
import { BackLink } from '#app/ui/back-link.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ClientChoice } from './client.ts'
import { ClientPicker } from './client-picker.tsx'

type NewForClientProps = {
  /** The list that the new record goes into. */
  list: { path: string }
  copy: Record<'back' | 'title' | 'hint' | 'client' | 'otherClient', string>
  /** The name of the chosen client. */
  client: string | undefined
  /** The form, or before that the choice of the client. */
  children: ReactNode
}

/** The page of a new record. Its client is chosen first, so that what belongs to the client is offered without a script. */
export function NewForClient({ list, copy, client, children }: NewForClientProps) {
  return (
    <>
      <BackLink to={list.path}>{copy.back}</BackLink>
      <h1 className="headline mt-2 text-section">{copy.title}</h1>
      <p className="prose-measure mt-2 mb-8 text-ink-muted">{copy.hint}</p>
      {client !== undefined && (
        <p className="mb-8 flex max-w-4xl flex-wrap items-baseline gap-x-4 border-y border-line py-3">
          <span className="label text-ink-muted">{copy.client}</span>
          <span className="font-medium wrap-anywhere">{client}</span>
          <Link to={`${list.path}/new`} className="text-link ms-auto text-small">
            {copy.otherClient}
          </Link>
        </p>
      )}
      {children}
    </>
  )
}

type ClientChoiceFormProps = {
  list: { name: string; path: string }
  copy: Record<'chooseClient' | 'clientPlaceholder' | 'noClients' | 'createClient', string>
  clients: ClientChoice
  search: string
  /** What else is chosen, and the button. */
  children: ReactNode
}

/** Chooses the client of a new record; the page of the record then follows with its form. */
export function ClientChoiceForm(props: ClientChoiceFormProps) {
  const { list, copy, clients, search, children } = props
  const [form, page] = [`new-${list.name}`, `${list.path}/new`]
  if (clients.options.length === 0 && search === '')
    return (
      <p className="text-ink-muted">
        {copy.noClients}{' '}
        <Link to="/lead_admin/clients/new" className="text-link">
          {copy.createClient}
        </Link>
      </p>
    )
  return (
    <Form action={page} id={form} className="grid max-w-2xl justify-items-start gap-5">
      <ClientPicker
        id={`${list.name}-client`}
        name="client"
        form={form}
        label={copy.chooseClient}
        empty={copy.clientPlaceholder}
        clients={clients}
        value=""
        search={search}
        findAction={page}
      />
      {children}
    </Form>
  )
}
