import { useNavigation } from 'react-router'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { waiting } from '#app/ui/waiting.ts'
import { clientsPage } from '#content/admin-clients.ts'
import { invitationsPage } from '#content/invitations.ts'
import type { ClientRow } from './client.ts'
import { type ClientListQuery, clientsHref } from './client-list-query.ts'

const tones = { active: 'verdigris', inactive: 'ink', pending: 'ochre' } as const
const none = <Nothing>{clientsPage.none}</Nothing>

/** The specification's seven columns. */
export function clientColumns(search: string): ListColumn<ClientRow, ClientListQuery['sort']>[] {
  const sorted = (key: ClientListQuery['sort']) => ({ key, sort: key })
  return withHeaders(clientsPage.columns, [
    {
      ...sorted('name'),
      cell: (client) => (
        <span className="block lg:min-w-36 wrap-anywhere">
          <Link
            to={clientsHref(search, { edit: client.id })}
            preventScrollReset
            className="text-link font-medium"
          >
            {client.name}
          </Link>
          {client.notes && (
            <span className="line-clamp-2 text-small text-ink-muted">{client.notes}</span>
          )}
        </span>
      ),
    },
    {
      ...sorted('company_name'),
      phone: 'fact',
      cell: ({ company_name }) =>
        company_name ? (
          <span className="block lg:min-w-32 wrap-anywhere">{company_name}</span>
        ) : (
          none
        ),
    },
    { ...sorted('contact_email'), cell: (client) => <Contact client={client} /> },
    {
      ...sorted('status'),
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]}>{clientsPage.statuses[status]}</StatusBadge>
      ),
    },
    {
      ...sorted('user_count'),
      cell: (client) => (
        <Link
          to={`/lead_admin/users?client=${client.id}`}
          aria-label={clientsPage.usersOf(client.user_count, client.name)}
          className="text-link inline-flex min-h-6 min-w-6 items-center"
        >
          {client.user_count.toLocaleString('en-CA')}
        </Link>
      ),
    },
    {
      ...sorted('created_at'),
      phone: 'fact',
      brief: true,
      cell: ({ created_at }) => <Moment at={created_at} className="whitespace-nowrap" />,
    },
    { key: 'actions', cell: (client) => <ClientActions client={client} search={search} /> },
  ])
}

function Contact({ client: { contact_email, contact_phone } }: { client: ClientRow }) {
  if (!contact_email && !contact_phone) return none
  return (
    <span className="grid justify-items-start lg:min-w-52">
      {contact_email && (
        <a
          href={`mailto:${encodeURIComponent(contact_email).replace('%40', '@')}`}
          className="text-link flex min-h-6 items-center wrap-anywhere"
        >
          {contact_email}
        </a>
      )}
      {contact_phone && (
        <a
          href={`tel:${contact_phone.replace(/[^+\d]/g, '')}`}
          className="flex min-h-6 items-center text-small text-ink-muted no-underline wrap-anywhere hover:underline"
        >
          {contact_phone}
        </a>
      )}
    </span>
  )
}

// Links to everything of the client.
const sections = [
  { path: '/lead_admin/engagements', ...clientsPage.projects },
  { path: '/lead_admin/documents', ...clientsPage.documents },
  { path: '/lead_admin/inbox', ...clientsPage.leads },
]

function ClientActions({ client, search }: { client: ClientRow; search: string }) {
  const action = `/lead_admin/clients/${client.id}/view`
  const pending = useNavigation().formAction === action
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      <Link
        to={clientsHref(search, { edit: client.id })}
        preventScrollReset
        id={`edit-${client.id}`}
        aria-label={clientsPage.editOf(client.name)}
        className="text-link inline-flex min-h-6 items-center"
      >
        {clientsPage.edit}
      </Link>
      <Link
        to={`/lead_admin/invitations/new?for_client=${client.id}`}
        aria-label={invitationsPage.inviteTo(client.name)}
        className="text-link inline-flex min-h-6 items-center"
      >
        {invitationsPage.invite}
      </Link>
      {sections.map(({ path, label, of }) => (
        <Link
          key={path}
          to={`${path}?client=${client.id}`}
          aria-label={of(client.name)}
          className="text-link inline-flex min-h-6 items-center"
        >
          {label}
        </Link>
      ))}
      <Form method="post" action={action}>
        <button
          type="submit"
          {...waiting(pending)}
          aria-label={clientsPage.viewOf(client.name)}
          className="text-link min-h-6 whitespace-nowrap aria-disabled:opacity-60"
        >
          {clientsPage.view}
        </button>
      </Form>
    </div>
  )
}
