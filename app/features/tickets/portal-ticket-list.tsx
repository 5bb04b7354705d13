import { listHref } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { supportPage, ticketCopy } from '#content/tickets.ts'
import { PortalTicketRow } from './portal-ticket-row.tsx'
import type { TicketRow } from './ticket.ts'
import { type PortalTicketQuery, portalTicketList } from './ticket-list-query.ts'

const { filters } = ticketCopy

type PortalTicketListProps = ListRows<TicketRow> & {
  query: PortalTicketQuery
  search: string
  /**
   * True for staff viewing as a client: they have no tickets of their own and cannot create any.
   */
  viewing: boolean
}

/** A client's tickets with search and filters. */
export function PortalTicketList({ search, viewing, ...page }: PortalTicketListProps) {
  const { query } = page
  const onlyMine = query.whose === 'mine' && query.search === '' && query.status === 'all'
  const none = onlyMine && {
    noMatch: supportPage.noneOfMine,
    noMatchHint: supportPage.noneOfMineHint,
  }
  return (
    <ListPage
      {...page}
      list={portalTicketList}
      copy={{ ...supportPage, ...(viewing && { emptyHint: supportPage.emptyViewing }), ...none }}
      as={{
        item: (ticket) => <PortalTicketRow ticket={ticket} />,
        itemsClass: 'border-t border-ink',
        itemClass: 'border-b border-line py-2.5 max-sm:py-2',
      }}
      beside={!viewing && <WhoseTabs query={query} />}
      filters={[
        {
          name: 'status',
          label: filters.status,
          options: [
            { value: 'all', label: filters.allStatuses },
            { value: 'yours', label: supportPage.yours },
            ...optionsOf(ticketCopy.status),
          ],
        },
        { name: 'sort', label: filters.sort, options: optionsOf(ticketCopy.sorts) },
      ]}
      create={
        !viewing && (
          <ButtonLink to={`${portalTicketList.path}/new${search}`} preventScrollReset>
            {supportPage.create}
          </ButtonLink>
        )
      }
    />
  )
}

function WhoseTabs({ query }: { query: PortalTicketQuery }) {
  return (
    <nav aria-label={supportPage.whose.label} className="flex gap-6 max-lg:order-1 max-lg:w-full">
      {(['all', 'mine'] as const).map((whose) => (
        <Link
          key={whose}
          to={listHref(portalTicketList, query, { whose })}
          preventScrollReset
          aria-current={query.whose === whose ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent forced-colors:border-[Canvas] forced-colors:aria-[current=true]:border-[Highlight] text-small text-ink-muted no-underline hover:text-ink aria-[current=true]:border-ink aria-[current=true]:text-ink"
        >
          {supportPage.whose[whose]}
        </Link>
      ))}
    </nav>
  )
}
