import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { greetingName } from '#app/features/mail/greeting-name.ts'
import type { App } from '#app/platform/app.server.ts'
import { bookingMails } from '#content/booking-mails.ts'
import { company } from '#content/company.ts'
import type { Booking } from './booking.ts'
import { tokenOf } from './booking-token.server.ts'

const copy = bookingMails.event

/**
 * The calendar entry of a booking. All entries of one booking have the same UID, so that a calendar
 * replaces an entry by the one with a higher SEQUENCE. Times are in UTC and need no zone rules.
 */
export function calendarEntry(app: App, booking: Booking, reader: 'visitor' | 'staff') {
  const { config } = app
  const isCancelled = booking.status === 'cancelled'
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const link =
    reader === 'staff'
      ? `${config.baseUrl}/lead_admin/bookings/${booking.id}`
      : `${config.baseUrl}/booking/${tokenOf(app, booking.id)}`
  const calendar = ical({
    prodId: { company: company.name, product: 'Bookings', language: 'EN' },
    method,
  })
  const attendee = (name: string, email: string) => ({
    name,
    email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  calendar.createEvent({
    id: `${booking.id}@${company.domain}`,
    sequence: booking.sequence,
    stamp: app.now(),
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: reader === 'staff' ? copy.staffSummary(booking.full_name) : copy.summary,
    description:
      reader === 'staff'
        ? copy.staffDescription(booking.full_name, booking.note ?? '', link)
        : copy.description(link),
    location: booking.place || undefined,
    url: link,
    organizer: { name: company.name, email: addressIn(config.mailFrom) },
    attendees: [
      attendee(nameFor(booking, reader), booking.email),
      attendee(company.name, config.notifyEmail),
    ],
  })
  return { method, content: calendar.toString() }
}

/** The visitor's entry repeats nothing that was typed except the name; see `greetingName`. */
const nameFor = (booking: Booking, reader: 'visitor' | 'staff') =>
  reader === 'staff' ? booking.full_name : (greetingName(booking.full_name) ?? booking.email)

/** The bare address of `Name <address>`. */
const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from
