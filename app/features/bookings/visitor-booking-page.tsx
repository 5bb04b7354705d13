import { Alert } from '#app/ui/alert.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { bookingPage as copy } from '#content/bookings.ts'
import { type Booking, type BookingPage, bookingReference } from './booking.ts'
import { type BookingAnswer, BookingCalendar } from './booking-calendar.tsx'
import { BookingDetails } from './booking-details.tsx'
import { BookingFold } from './booking-fold.tsx'
import { BookingHold } from './booking-hold.tsx'
import { sayCall } from './booking-time.ts'
import { CancelBooking } from './cancel-booking.tsx'

type VisitorBookingPageProps = {
  booking: Booking
  officeZone: string
  hasBegun: boolean
  /** The code that confirms it, if the link contains one. */
  code: string | null
  isOver: boolean
  /** The calendar for moving it; none when it can no longer be moved. */
  page: BookingPage | null
  path: string
  isMoving: boolean
  error: string | null
  answer: BookingAnswer | undefined
}

/** One booking, for the visitor who opens the link in its mails. */
export function VisitorBookingPage(props: VisitorBookingPageProps) {
  const { booking, officeZone, path, page } = props
  const start = Date.parse(booking.starts_at)
  const rows = [
    { name: copy.when, value: sayCall(start, booking.zone) },
    ...(officeZone === booking.zone
      ? []
      : [{ name: copy.officeWhen, value: sayCall(start, officeZone) }]),
    { name: copy.where, value: booking.place },
    {
      name: copy.who,
      value: [booking.full_name, booking.company_name].filter(Boolean).join(', '),
    },
    { name: copy.note, value: booking.note ?? '' },
    { name: copy.reference, value: bookingReference(booking.id) },
  ].filter(({ value }) => value)
  return (
    <section className="frame py-12 md:py-20">
      <div className="mx-auto max-w-5xl">
        <MrzLine text={copy.mrz + bookingReference(booking.id)} className="mb-6" />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <h1 className="display text-title">{copy.title}</h1>
          <StateBadge {...props} />
        </div>
        <Alert text={props.error} className="mt-6" />
        <BookingDetails rows={rows} className="mt-8" />
        <State {...props} />
      </div>
      {page && (
        <div className="mx-auto mt-12 max-w-5xl border-t border-ink">
          <BookingFold
            title={copy.moveTitle}
            text={copy.moveText}
            invitation={copy.moveOpen}
            open={props.isMoving || props.answer !== undefined}
          >
            <BookingCalendar
              key={booking.sequence}
              page={page}
              mode="move"
              path={path}
              answer={props.answer}
            />
          </BookingFold>
          <BookingFold title={copy.cancelTitle} text={copy.cancelText}>
            <CancelBooking copy={copy} path={path} />
          </BookingFold>
        </div>
      )}
    </section>
  )
}

function StateBadge({ booking, isOver }: VisitorBookingPageProps) {
  if (booking.status === 'cancelled')
    return (
      <StatusBadge tone="vermilion" tilt="right">
        {copy.cancelled}
      </StatusBadge>
    )
  if (booking.held_until)
    return (
      <StatusBadge tone="ink" tilt="right">
        {copy.hold.badge}
      </StatusBadge>
    )
  return (
    <StatusBadge tone={isOver ? 'ink' : 'verdigris'} tilt="right">
      {isOver ? copy.over : copy.booked}
    </StatusBadge>
  )
}

/** What the visitor can do, or why nothing can be done. */
function State(props: VisitorBookingPageProps) {
  const { booking, hasBegun, isOver, path } = props
  if (booking.status === 'booked' && booking.held_until)
    return <BookingHold booking={booking} code={props.code} path={path} />
  if (booking.status === 'booked' && !hasBegun)
    return (
      <p className="mt-6">
        <ButtonAnchor href={`${path}/call.ics`} variant="secondary" download>
          {copy.file}
        </ButtonAnchor>
      </p>
    )
  const text = isOver ? copy.overText : copy.startedText
  return (
    <div className="mt-6">
      <p className="text-lead">{booking.status === 'cancelled' ? cancelledText(booking) : text}</p>
      <ButtonLink viewTransition to="/book" className="mt-5">
        {copy.again}
      </ButtonLink>
    </div>
  )
}

const cancelledText = ({ cancelled_by }: Booking) =>
  cancelled_by === 'lapse' ? copy.hold.lapsedText : copy.cancelledText
