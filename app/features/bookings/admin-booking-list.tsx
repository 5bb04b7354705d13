import { Link, useLocation, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { type LedgerColumn, LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Form } from '#app/ui/form.tsx'
import { ListFilters } from '#app/ui/list-filters.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { adminBookings as words } from '#content/admin-bookings.ts'
import {
  type BookingListQuery,
  bookingStates,
  bookingsHref,
  bookingsPath,
} from './admin-booking-list-query.ts'
import type { Booking } from './booking.ts'
import { BookingStatusBadge } from './booking-status-badge.tsx'
import { sayShortCall, sayZone } from './booking-time.ts'

type Row = Pick<
  Booking,
  | 'id'
  | 'lead_id'
  | 'full_name'
  | 'email'
  | 'company_name'
  | 'status'
  | 'held_until'
  | 'starts_at'
  | 'ends_at'
>
type AdminBookingListProps = {
  rows: Row[]
  previous: string | null
  next: string | null
  matches: number
  capped: boolean
  officeZone: string
  query: BookingListQuery
  now: number
}

/** The staff's register of calls. */
export function AdminBookingList(props: AdminBookingListProps) {
  const { rows, query, officeZone, previous, next } = props
  const { search } = useLocation()
  const narrowed = query.search !== '' || query.state !== 'upcoming'
  return (
    <>
      <h1 className="headline mb-6 text-section">{words.title}</h1>
      <ListFilters
        path={bookingsPath}
        id="bookings"
        search={query.search}
        words={{
          label: words.searchLabel,
          placeholder: words.searchPlaceholder,
          apply: words.apply,
          clear: words.clear,
        }}
        selects={[
          {
            name: 'state',
            label: words.state,
            value: query.state,
            options: bookingStates.map((value) => ({ value, label: words.states[value] })),
          },
        ]}
        narrowed={narrowed}
      />
      <p role="status" className="label mt-4 text-ink-muted">
        {words.found(props.matches, props.capped)} · {words.zoneNote(sayZone(officeZone))}
      </p>
      <div className="mt-2">
        {rows.length === 0 ? (
          <NoBookings narrowed={narrowed} isSearched={query.search !== ''} />
        ) : (
          <Form method="post" action={`${bookingsPath}/cancel${search}`} preventScrollReset>
            <LedgerTable
              caption={words.caption}
              columns={columnsOf(officeZone, props.now)}
              rows={rows}
              rowKey={({ id }) => id}
            />
            <BulkCancel />
          </Form>
        )}
      </div>
      {(previous || next) && (
        <Pagination
          label={words.pages}
          previous={{
            label: words.previous,
            href: previous && bookingsHref(search, { before: previous }),
          }}
          next={{ label: words.next, href: next && bookingsHref(search, { after: next }) }}
        />
      )}
    </>
  )
}

function BulkCancel() {
  const pending = useNavigation().formMethod === 'POST'
  const { bulk } = words
  return (
    <fieldset className="no-print mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="label mb-2 text-ink-muted">{bulk.title}</legend>
      <Button type="submit" variant="destructive" disabled={pending}>
        {pending ? bulk.applying : bulk.apply}
      </Button>
      <p className="text-small text-ink-muted">{bulk.note}</p>
    </fieldset>
  )
}

function NoBookings({ narrowed, isSearched }: { narrowed: boolean; isSearched: boolean }) {
  if (narrowed) return <EmptyState text={isSearched ? words.noMatch : words.noneInState} />
  return (
    <EmptyState
      text={words.empty}
      hint={words.emptyHint}
      action={
        <ButtonLink to="/lead_admin/settings" variant="secondary">
          {words.toSettings}
        </ButtonLink>
      }
    />
  )
}

function columnsOf(officeZone: string, now: number): LedgerColumn<Row>[] {
  const { columns } = words
  return [
    {
      key: 'select',
      header: columns.select,
      cell: (row) =>
        row.status === 'booked' &&
        Date.parse(row.starts_at) > now && (
          <input
            type="checkbox"
            name="booking"
            value={row.id}
            aria-label={words.selectOf(
              row.full_name,
              sayShortCall(Date.parse(row.starts_at), officeZone),
            )}
            className="size-5"
          />
        ),
    },
    {
      key: 'when',
      header: columns.when,
      cell: (row) => (
        <Link
          to={`${bookingsPath}/${row.id}`}
          prefetch="intent"
          className="text-link font-medium tabular-nums"
        >
          <time dateTime={row.starts_at}>
            {sayShortCall(Date.parse(row.starts_at), officeZone)}
          </time>
        </Link>
      ),
    },
    {
      key: 'who',
      header: columns.who,
      cell: (row) => (
        <span className="block wrap-anywhere">
          {row.full_name}
          <a href={`mailto:${row.email}`} className="text-link block text-small">
            {row.email}
          </a>
        </span>
      ),
    },
    {
      key: 'company',
      header: columns.company,
      cell: (row) => <span className="wrap-anywhere">{row.company_name}</span>,
    },
    {
      key: 'state',
      header: columns.state,
      cell: (row) => (
        <BookingStatusBadge
          status={row.status}
          isOver={Date.parse(row.ends_at) <= now}
          isHeld={row.held_until !== null}
        />
      ),
    },
    {
      key: 'lead',
      header: columns.lead,
      cell: (row) =>
        row.lead_id ? (
          <Link
            to={`/lead_admin/leads/${row.lead_id}`}
            aria-label={`${words.openLead}: ${row.full_name}`}
            className="text-link"
          >
            {words.openLead}
          </Link>
        ) : (
          <span className="text-ink-muted">{words.noLead}</span>
        ),
    },
  ]
}
