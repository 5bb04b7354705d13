import type { ReactNode } from 'react'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListColumn } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { clientsPage } from '#content/admin-clients.ts'
import { useFocusAfterEdit } from '../shell/edit-focus.ts'
import { useFailureToast } from '../sign-in/use-failure-toast.ts'
import type { ClientRow } from './client.ts'
import { clientColumns } from './client-columns.tsx'
import type { ClientAnswer } from './client-dialog.tsx'
import { useClientEdit } from './client-edit.tsx'
import { type ClientListQuery, clientList } from './client-list-query.ts'

const options = optionsOf(clientsPage.statuses, { value: 'all', label: clientsPage.allStatuses })

type ClientListProps = ListRows<ClientRow> & {
  query: ClientListQuery
  search: string
  answer: ClientAnswer | undefined
}

/** The clients, of which one may be in edit. */
export function ClientList(props: ClientListProps) {
  const { rows, query, search, answer } = props
  useFailureToast(answer?.failure)
  useFocusAfterEdit(query.edit)
  const edited = rows.find(({ id }) => id === query.edit)
  return edited ? (
    <ClientsInEdit key={edited.id} {...props} client={edited} />
  ) : (
    <Clients {...props} columns={clientColumns(search)} />
  )
}

function ClientsInEdit(props: ClientListProps & { client: ClientRow }) {
  return <Clients {...props} {...useClientEdit(props)} />
}

type ClientsProps = ClientListProps & { columns: ListColumn<ClientRow>[]; form?: ReactNode }

function Clients({ columns, form, search, ...page }: ClientsProps) {
  return (
    <ListPage
      {...page}
      list={clientList}
      copy={clientsPage}
      as={{ columns }}
      filters={[{ name: 'status', label: clientsPage.status, options }]}
      create={
        <ButtonLink to={`${clientList.path}/new${search}`} preventScrollReset>
          {clientsPage.add}
        </ButtonLink>
      }
      below={form}
    />
  )
}
