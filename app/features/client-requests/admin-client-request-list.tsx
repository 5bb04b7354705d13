import type { ReactNode } from 'react'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { adminRequests as copy } from '#content/client-requests.ts'
import type { RequestRow } from './client-request.ts'
import { requestColumns } from './client-request-columns.tsx'
import { type AdminRequestQuery, adminRequestList as list } from './client-request-list-query.ts'

type AdminRequestListProps = ListRows<RequestRow> & {
  query: AdminRequestQuery
  today: string
  clientPicker: ReactNode
}

/** The requests to all clients, as staff see them. */
export function AdminRequestList({ clientPicker, today, ...page }: AdminRequestListProps) {
  return (
    <ListPage
      {...page}
      list={list}
      copy={copy}
      as={{ columns: requestColumns(today) }}
      filters={[
        { name: 'client', control: clientPicker },
        { name: 'show', label: copy.show, options: optionsOf(copy.shows) },
        { name: 'whose', label: copy.whose, options: optionsOf(copy.whoses) },
      ]}
      create={
        <ButtonLink to={`${list.path}/new${page.query.client && `?client=${page.query.client}`}`}>
          {copy.create}
        </ButtonLink>
      }
    />
  )
}
