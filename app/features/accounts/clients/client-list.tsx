import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListFilters } from '#app/ui/list-filters.tsx'
import { clientsPage } from '#content/admin-clients.ts'
import { ListPages, useFailureToast, useFocusAfterEdit } from '../shell/list-parts.tsx'
import { type ClientListQuery, type ClientRow, clientStatuses } from './client.ts'
import { clientColumns } from './client-columns.tsx'
import type { ClientAnswer } from './client-dialog.tsx'
import { ClientEditTable } from './client-edit.tsx'

const path = '/lead_admin/clients'
const statusOptions = [
  { value: 'all', label: clientsPage.allStatuses },
  ...clientStatuses.map((value) => ({ value, label: clientsPage.statuses[value] })),
]

type ClientListProps = {
  rows: ClientRow[]
  matches: number
  matchesCapped: boolean
  previous: string | null
  next: string | null
  query: ClientListQuery
  search: string
  answer: ClientAnswer | undefined
}

/** The register of clients: search, filter, and the table, of which one row may be in edit. */
export function ClientList(props: ClientListProps) {
  const { rows, query, search, answer } = props
  useFailureToast(answer?.failure)
  useFocusAfterEdit(query.edit)
  const narrowed = query.search !== '' || query.status !== 'all'
  const edited = rows.find(({ id }) => id === query.edit)
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{clientsPage.title}</h1>
        <p className="label text-ink-muted" role="status">
          {clientsPage.total(props.matches, props.matchesCapped)}
        </p>
      </div>
      <ListFilters
        path={path}
        id="client"
        search={query.search}
        words={{ ...clientsPage.search, apply: clientsPage.apply, clear: clientsPage.clear }}
        selects={[
          {
            name: 'status',
            label: clientsPage.status,
            value: query.status,
            options: statusOptions,
          },
        ]}
        kept={{ sort: query.sort, direction: query.direction }}
        narrowed={narrowed}
      >
        <AddClient search={search} />
      </ListFilters>
      <div className="mt-8">
        {edited ? (
          <ClientEditTable key={edited.id} {...props} client={edited} />
        ) : rows.length > 0 ? (
          <LedgerTable
            caption={clientsPage.caption}
            columns={clientColumns(query, search)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        ) : (
          <NoClients narrowed={narrowed} search={search} />
        )}
        <ListPages {...props} path={path} words={clientsPage.pages} />
      </div>
    </>
  )
}

function AddClient({ search }: { search: string }) {
  return (
    <ButtonLink to={`${path}/new${search}`} preventScrollReset viewTransition={false}>
      {clientsPage.add}
    </ButtonLink>
  )
}

function NoClients({ narrowed, search }: { narrowed: boolean; search: string }) {
  return narrowed ? (
    <EmptyState
      text={clientsPage.noMatch}
      hint={clientsPage.noMatchHint}
      action={
        <Link to={path} className="text-link inline-flex min-h-11 items-center">
          {clientsPage.clearSearch}
        </Link>
      }
    />
  ) : (
    <EmptyState
      text={clientsPage.empty}
      hint={clientsPage.emptyHint}
      action={<AddClient search={search} />}
    />
  )
}
