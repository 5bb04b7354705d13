import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { supportPage, ticketCopy, ticketDesk } from '#content/tickets.ts'
import { queueColumns, queueHref, queuePath } from './admin-ticket-columns.tsx'
import type { QueueRow } from './ticket.ts'
import { optionsOf, TicketFilters } from './ticket-filters.tsx'
import { type TicketListQuery, writeSort } from './ticket-list-query.ts'

const { filters } = ticketCopy

type Choice = { id: string; name: string }
type TicketQueueProps = {
  tickets: QueueRow[]
  previous: string | null
  next: string | null
  matches: number | null
  capped: boolean
  /** Chooses a client, as a part of the filters. */
  clientPicker: ReactNode
  staff: Choice[]
  query: TicketListQuery
}

/** The staff's register of tickets, of all clients. */
export function TicketQueue(props: TicketQueueProps) {
  const { tickets, query, matches } = props
  const isNarrowed =
    query.search !== '' ||
    query.status !== 'waiting' ||
    [query.priority, query.client, query.assignee].some((value) => value !== 'all')
  return (
    <>
      <h1 className="headline mb-6 text-section">{ticketDesk.title}</h1>
      <TicketFilters
        action={queuePath}
        search={{
          value: query.search,
          label: supportPage.searchLabel,
          placeholder: ticketDesk.searchPlaceholder,
        }}
        choices={choicesOf(props)}
        hidden={{ sort: writeSort(query.sort, query.direction) }}
        isNarrowed={isNarrowed}
        isChosen
      >
        {props.clientPicker}
      </TicketFilters>
      <p role="status" className="label mt-4 min-h-5 text-ink-muted">
        {matches !== null && ticketCopy.found(matches, props.capped)}
      </p>
      <div className="mt-2">
        {tickets.length === 0 ? <NoTickets isNarrowed={isNarrowed} /> : <Table {...props} />}
      </div>
    </>
  )
}

function choicesOf({ query, staff }: TicketQueueProps) {
  const named = (choices: Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }))
  return [
    {
      name: 'status',
      label: filters.status,
      value: query.status,
      options: [
        { value: 'waiting', label: ticketDesk.waiting },
        ...optionsOf(ticketCopy.status),
        { value: 'all', label: filters.allStatuses },
      ],
    },
    {
      name: 'priority',
      label: filters.priority,
      value: query.priority,
      options: optionsOf(ticketCopy.priority, { value: 'all', label: filters.allPriorities }),
    },
    {
      name: 'assignee',
      label: ticketDesk.assignee,
      value: query.assignee,
      options: [
        { value: 'all', label: ticketDesk.anybody },
        { value: 'me', label: ticketDesk.me },
        { value: 'none', label: ticketDesk.nobody },
        ...named(staff),
      ],
    },
  ]
}

function NoTickets({ isNarrowed }: { isNarrowed: boolean }) {
  const copy = isNarrowed
    ? {
        text: ticketDesk.noMatch,
        hint: ticketDesk.noMatchHint,
        to: queuePath,
        action: ticketDesk.clearFilters,
      }
    : {
        text: ticketDesk.empty,
        hint: ticketDesk.emptyHint,
        to: `${queuePath}?status=all`,
        action: ticketDesk.showEvery,
      }
  return (
    <EmptyState
      text={copy.text}
      hint={copy.hint}
      action={
        <ButtonLink to={copy.to} variant="secondary">
          {copy.action}
        </ButtonLink>
      }
    />
  )
}

function Table({ tickets, query, previous, next }: TicketQueueProps) {
  return (
    <>
      <LedgerTable
        caption={ticketDesk.caption}
        columns={queueColumns(query)}
        rows={tickets}
        rowKey={(ticket) => ticket.id}
      />
      {(previous || next) && (
        <Pagination
          label={ticketCopy.pages}
          previous={{
            label: ticketCopy.previous,
            href: previous && queueHref(query, { before: previous }),
          }}
          next={{ label: ticketCopy.next, href: next && queueHref(query, { after: next }) }}
        />
      )}
    </>
  )
}
