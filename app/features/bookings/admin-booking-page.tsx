import type { ReactNode } from 'react'
import { sayWithheld, type Withheld } from '#app/features/mail/withheld.ts'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { adminBookings as copy } from '#content/admin-bookings.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import { bookingList } from './admin-booking-list-query.ts'
import { type Booking, type BookingPage, bookingReference } from './booking.ts'
import { type BookingAnswer, BookingCalendar } from './booking-calendar.tsx'
import { BookingDetails } from './booking-details.tsx'
import { BookingFold } from './booking-fold.tsx'
import { BookingStatusBadge } from './booking-status-badge.tsx'
import { sayCall, sayClock } from './booking-time.ts'
import { CancelBooking } from './cancel-booking.tsx'

type AdminBookingPageProps = {
  booking: Booking
  zone: string
  isOver: boolean
  /** The calendar for moving it; none when it can no longer be moved. */
  page: BookingPage | null
  error: string | null
  answer: BookingAnswer | undefined
  /** Mails about it that were not sent. */
  withheld: Withheld[]
  /** The way to the person who booked it. */
  person: ReactNode
}

/** One booking for staff: its details, and the forms to move and cancel it. */
export function AdminBookingPage(props: AdminBookingPageProps) {
  const { booking, zone, isOver, page, error, answer } = props
  const path = `${bookingList.path}/${booking.id}`
  return (
    <>
      <p className="mb-3">
        <BackLink to={bookingList.path}>{copy.back}</BackLink>
      </p>
      <div className="flex max-w-5xl flex-wrap items-start justify-between gap-4">
        <h1 className="headline text-section wrap-anywhere">{booking.full_name}</h1>
        <BookingStatusBadge
          status={booking.status}
          isOver={isOver}
          isHeld={booking.held_until !== null}
        />
      </div>
      {props.person}
      <Alert text={error} className="mt-4" />
      <BookingDetails
        rows={rowsOf(booking, zone, sayWithheld(props.withheld))}
        className="mt-6 max-w-5xl"
      />
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonAnchor href={`mailto:${booking.email}`}>{copy.write}</ButtonAnchor>
        {booking.lead_id && (
          <>
            <ButtonLink to={`/lead_admin/leads/${booking.lead_id}`} variant="secondary">
              {copy.openLead}
            </ButtonLink>
            <ButtonLink to={`/lead_admin/inbox/${booking.lead_id}/convert`} variant="secondary">
              {leadConversion.open}
            </ButtonLink>
          </>
        )}
      </p>
      {page && (
        <div className="mt-10 max-w-5xl">
          <h2 className="headline text-heading">{copy.moveTitle}</h2>
          <p className="mt-1 mb-5 text-ink-muted">{copy.moveText}</p>
          <BookingCalendar
            key={booking.sequence}
            page={page}
            mode="move"
            path={path}
            answer={answer}
          />
          <div className="mt-8 border-t border-ink">
            <BookingFold title={copy.cancelTitle} text={copy.cancelText}>
              <CancelBooking copy={copy} path={path} />
            </BookingFold>
          </div>
        </div>
      )}
    </>
  )
}

function sayAddress({ confirmed_at, held_until }: Booking, zone: string): string {
  const { address } = copy
  if (confirmed_at) return address.confirmed
  return held_until ? address.held(sayClock(Date.parse(held_until), zone)) : address.unconfirmed
}

function rowsOf(booking: Booking, zone: string, notSent: string | null) {
  const { details } = copy
  const start = Date.parse(booking.starts_at)
  const rows: [string, ReactNode][] = [
    [details.when, sayCall(start, zone)],
    [details.theirs, booking.zone === zone ? null : sayCall(start, booking.zone)],
    [details.where, booking.place],
    [details.email, booking.email],
    [details.company, booking.company_name],
    [details.note, booking.note],
    [details.booked, <Moment key="booked" at={booking.created_at} look="time" />],
    [details.address, sayAddress(booking, zone)],
    [details.notSent, notSent],
    [details.cancelledBy, booking.cancelled_by && copy.by[booking.cancelled_by]],
    [details.reference, bookingReference(booking.id)],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
