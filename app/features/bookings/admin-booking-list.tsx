import { useNavigation } from 'react-router'
import { type WhomNames, whomChips } from '#app/features/of-whom/of-whom.ts'
import { isNarrowed } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { adminBookings as copy } from '#content/admin-bookings.ts'
import { type BookingRow, bookingColumns } from './admin-booking-columns.tsx'
import { type BookingListQuery, bookingList } from './admin-booking-list-query.ts'
import { sayShortCall, sayZone } from './booking-time.ts'

/** `now` in milliseconds since 1970. */
type ListProps = {
  query: BookingListQuery
  search: string
  zone: string
  now: number
  /** Whose calls they are, where it was asked. */
  whom: WhomNames
}

/** Booked calls, and what can be done with those that are selected. */
export function AdminBookingList(props: ListRows<BookingRow> & ListProps) {
  const { zone, now, search, whom, ...page } = props
  const { query, matches, capped } = page
  const sayCall = ({ starts_at }: BookingRow) => sayShortCall(Date.parse(starts_at), zone)
  const isOpen = ({ status, starts_at }: BookingRow) =>
    status === 'booked' && Date.parse(starts_at) > now
  const isOfWhom = query.person !== '' || query.organisation !== ''
  const inState = isNarrowed(bookingList, query) && query.search === '' && !isOfWhom
  return (
    <ListPage
      {...page}
      list={bookingList}
      copy={inState ? { ...copy, noMatch: copy.noneInState } : copy}
      count={`${copy.found(matches, capped)} · ${copy.zoneNote(sayZone(zone))}`}
      as={{ columns: bookingColumns(zone, now) }}
      chips={whomChips(query, whom)}
      filters={[{ name: 'state', label: copy.state, options: optionsOf(copy.states) }]}
      selection={{
        name: 'booking',
        action: `${bookingList.path}/cancel${search}`,
        value: (row) => (isOpen(row) ? row.id : null),
        label: (row) => copy.selectOf(row.full_name, sayCall(row)),
        title: copy.bulk.title,
        controls: <CancelSelected />,
      }}
      emptyAction={
        <ButtonLink to="/lead_admin/settings" variant="secondary">
          {copy.toSettings}
        </ButtonLink>
      }
    />
  )
}

function CancelSelected() {
  const pending = useNavigation().formMethod === 'POST'
  return (
    <>
      <Button type="submit" variant="destructive" disabled={pending}>
        {pending ? copy.bulk.applying : copy.bulk.apply}
      </Button>
      <p className="text-small text-ink-muted">{copy.bulk.note}</p>
    </>
  )
}
