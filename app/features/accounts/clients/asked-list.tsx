import type { List, ListState } from '#app/lists/list.ts'
import type { ListCopy } from '#app/lists/list-copy.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListColumn } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import type { ClientChoice } from './client.ts'
import { ClientFilter } from './client-filter.tsx'

type Labels = Readonly<Record<string, string>>

type AskedListProps<Row> = ListRows<Row> & {
  list: List
  query: ListState & { client: string }
  copy: ListCopy &
    Record<'client' | 'allClients' | 'show' | 'whose' | 'create', string> &
    Record<'shows' | 'whoses', Labels>
  columns: readonly ListColumn<Row>[]
  clients: ClientChoice
  clientSearch: string
}

/** What is asked of all clients, as staff see it: requests, or decisions. */
export function AskedList<Row extends { id: string }>(props: AskedListProps<Row>) {
  const { columns, clients, clientSearch, ...page } = props
  const { list, copy, query } = page
  return (
    <ListPage
      {...page}
      as={{ columns }}
      filters={[
        {
          name: 'client',
          control: (
            <ClientFilter {...{ list, copy, clients }} value={query.client} search={clientSearch} />
          ),
        },
        { name: 'show', label: copy.show, options: optionsOf(copy.shows) },
        { name: 'whose', label: copy.whose, options: optionsOf(copy.whoses) },
      ]}
      create={
        <ButtonLink to={`${list.path}/new${query.client && `?client=${query.client}`}`}>
          {copy.create}
        </ButtonLink>
      }
    />
  )
}
