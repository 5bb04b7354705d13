import type { ReactNode } from 'react'
import { type WhomNames, whomChips } from '#app/features/of-whom/of-whom.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListViews } from '#app/lists/list-views.ts'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { adminTicketsPage, ticketCopy } from '#content/tickets.ts'
import { adminTicketColumns } from './admin-ticket-columns.tsx'
import type { AdminTicketRow } from './ticket.ts'
import { type AdminTicketQuery, adminTicketList } from './ticket-list-query.ts'

const { filters } = ticketCopy

type AdminTicketListProps = ListRows<AdminTicketRow> & {
  /** The field that chooses a client, among the filters. */
  clientPicker: ReactNode
  staff: { id: string; name: string }[]
  views: ListViews
  /** Whose tickets they are, where it was asked. */
  whom: WhomNames
  /** Filters whose record does not exist any more. */
  gone: string[]
  query: AdminTicketQuery
}

const commonViews = [
  { label: adminTicketsPage.assignees.me, search: 'assignee=me' },
  { label: adminTicketsPage.assignees.none, search: 'assignee=none' },
]

/** The list of the tickets of all clients, for staff. */
export function AdminTicketList({
  clientPicker,
  staff,
  views,
  whom,
  gone,
  ...page
}: AdminTicketListProps) {
  return (
    <ListPage
      {...page}
      list={adminTicketList}
      copy={adminTicketsPage}
      as={{ columns: adminTicketColumns(page.query) }}
      views={{ views, gone, common: commonViews }}
      chips={whomChips(page.query, whom)}
      filters={[
        {
          name: 'status',
          label: filters.status,
          options: [
            { value: 'waiting', label: adminTicketsPage.waiting },
            { value: 'ours', label: adminTicketsPage.ours },
            ...optionsOf(ticketCopy.status),
            { value: 'all', label: filters.allStatuses },
          ],
        },
        {
          name: 'priority',
          label: filters.priority,
          options: optionsOf(ticketCopy.priority, { value: 'all', label: filters.allPriorities }),
        },
        {
          name: 'assignee',
          label: adminTicketsPage.assignee,
          options: [
            ...optionsOf(adminTicketsPage.assignees),
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
          ],
        },
        { name: 'client', control: clientPicker },
      ]}
      emptyAction={
        <ButtonLink to={`${adminTicketList.path}?status=all`} variant="secondary">
          {adminTicketsPage.showEvery}
        </ButtonLink>
      }
    />
  )
}
