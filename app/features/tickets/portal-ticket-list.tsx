import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { supportPage, ticketCopy } from '#content/tickets.ts'
import { type TicketRow, ticketNumber } from './ticket.ts'
import { optionsOf, TicketFilters } from './ticket-filters.tsx'
import { type TicketListQuery, ticketListHref, writeSort } from './ticket-list-query.ts'
import { PriorityBadge, TicketStatusBadge } from './ticket-status-badge.tsx'

const path = '/dashboard/support'
const { filters } = ticketCopy

type TicketListProps = {
  tickets: TicketRow[]
  previous: string | null
  next: string | null
  matches: number | null
  capped: boolean
  query: TicketListQuery
  search: string
  /** Staff only look: they have no tickets of their own here, and raise none. */
  viewing: boolean
}

/** The client's tickets: search, filters, the list. */
export function TicketList(props: TicketListProps) {
  const { tickets, query, search, viewing, matches } = props
  const isSearched = query.search !== '' || query.status !== 'all'
  const isNarrowed = isSearched || query.whose !== 'all'
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="headline text-section">{supportPage.title}</h1>
        {!viewing && (
          <ButtonLink to={`${path}/new${search}`} viewTransition={false} preventScrollReset>
            {supportPage.create}
          </ButtonLink>
        )}
      </div>
      {!viewing && <WhoseTabs query={query} />}
      <TicketFilters
        action={path}
        search={{
          value: query.search,
          label: supportPage.searchLabel,
          placeholder: supportPage.searchPlaceholder,
        }}
        choices={choicesOf(query)}
        hidden={query.whose === 'mine' ? { whose: 'mine' } : {}}
        isNarrowed={isNarrowed}
        isChosen={query.status !== 'all'}
      />
      <p role="status" className="label mt-4 min-h-5 text-ink-muted">
        {matches !== null && ticketCopy.found(matches, props.capped)}
      </p>
      {tickets.length === 0 ? (
        <NoTickets
          isNarrowed={isNarrowed}
          isSearched={isSearched}
          viewing={viewing}
          search={search}
        />
      ) : (
        <Tickets {...props} />
      )}
    </>
  )
}

function WhoseTabs({ query }: { query: TicketListQuery }) {
  return (
    <nav aria-label={supportPage.whose.label} className="mb-6 flex gap-6 border-b border-line">
      {(['all', 'mine'] as const).map((whose) => (
        <Link
          key={whose}
          to={ticketListHref(path, query, { whose })}
          preventScrollReset
          aria-current={query.whose === whose ? 'true' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent forced-colors:border-[Canvas] forced-colors:aria-[current=true]:border-[Highlight] text-small text-ink-muted no-underline hover:text-ink aria-[current=true]:border-ink aria-[current=true]:text-ink"
        >
          {supportPage.whose[whose]}
        </Link>
      ))}
    </nav>
  )
}

const choicesOf = (query: TicketListQuery) => [
  {
    name: 'status',
    label: filters.status,
    value: query.status,
    options: optionsOf(ticketCopy.status, { value: 'all', label: filters.allStatuses }),
  },
  {
    name: 'sort',
    label: filters.sort,
    value: writeSort(query.sort, query.direction),
    options: optionsOf(ticketCopy.sorts),
  },
]

function NoTickets({
  isNarrowed,
  isSearched,
  viewing,
  search,
}: {
  isNarrowed: boolean
  /** By words or a status, and not only to one's own. */
  isSearched: boolean
  viewing: boolean
  search: string
}) {
  if (isNarrowed)
    return (
      <EmptyState
        text={isSearched ? supportPage.noMatch : supportPage.noneOfMine}
        hint={isSearched ? supportPage.noMatchHint : supportPage.noneOfMineHint}
        action={
          <ButtonLink to={path} variant="secondary">
            {supportPage.showAll}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      text={supportPage.empty}
      hint={viewing ? supportPage.emptyViewing : supportPage.emptyHint}
      action={
        !viewing && (
          <ButtonLink to={`${path}/new${search}`} variant="secondary" viewTransition={false}>
            {supportPage.create}
          </ButtonLink>
        )
      }
    />
  )
}

function Tickets({ tickets, query, previous, next }: TicketListProps) {
  return (
    <>
      <ul aria-label={supportPage.list} className="border-t border-ink">
        {tickets.map((ticket) => (
          <li key={ticket.id} className="border-b border-line py-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <h2 className="min-w-0 text-base font-medium wrap-anywhere">
                <Link to={`${path}/${ticket.id}`} prefetch="intent" className="text-link">
                  {ticket.title}
                </Link>
              </h2>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <PriorityBadge priority={ticket.priority} />
                <TicketStatusBadge status={ticket.status} />
              </div>
            </div>
            <p className="prose-measure mt-1.5 line-clamp-2 text-small wrap-anywhere text-ink-muted">
              {ticket.description}
            </p>
            <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-muted">
              <span className="font-mono">{ticketNumber(ticket.id)}</span>
              <time dateTime={ticket.created_at}>{listDate(ticket.created_at)}</time>
              {ticket.author_name && <span>{supportPage.raisedBy(ticket.author_name)}</span>}
            </p>
          </li>
        ))}
      </ul>
      {(previous || next) && (
        <Pagination
          label={ticketCopy.pages}
          previous={{
            label: ticketCopy.previous,
            href: previous && ticketListHref(path, query, { before: previous }),
          }}
          next={{
            label: ticketCopy.next,
            href: next && ticketListHref(path, query, { after: next }),
          }}
        />
      )}
    </>
  )
}
