import { isDay } from '#app/platform/instant.ts'
import { isZone } from './zoned-time.ts'

export type BookingStatus = 'booked' | 'cancelled'

/** A booking as its visitor sees it, and staff. */
export type Booking = {
  id: string
  lead_id: string | null
  full_name: string
  email: string
  company_name: string | null
  note: string | null
  starts_at: string
  ends_at: string
  /** The time zone that the visitor chose. */
  zone: string
  place: string
  status: BookingStatus
  /** `lapse`: its address was not confirmed in time. */
  cancelled_by: 'visitor' | 'staff' | 'lapse' | null
  /** When the address was confirmed; few bookings need that to stand. */
  confirmed_at: string | null
  /** The time is kept until then, and stands once the address is confirmed. */
  held_until: string | null
  sequence: number
  created_at: string
}

/** What of the calendar is looked at; each is null until somebody chooses. */
export type BookingView = { zone: string | null; month: string | null; day: string | null }

/** Everything the calendar shows, made by `readBookingPage`. */
export type BookingPage = {
  /** When calls may begin, in minutes since 1970. */
  slots: number[]
  /** The server's clock, in minutes since 1970. */
  now: number
  officeZone: string
  zones: string[]
  view: BookingView
  /** Under it a booking is stored once, however often it is sent. */
  formId: string
  /** For the proof of work that a busy calendar asks for. */
  formToken: string
  /** A signed value that ties the booking to a lead, or nothing. */
  pass: string
  prefill: { fullName: string; email: string; companyName: string }
  /** The address of an external scheduler that stands in for the calendar. */
  external: string | null
}

/** The names of what a booking form sends. */
export const bookingFields = ['slot', 'zone', 'fullName', 'email', 'companyName', 'note']

/** Reads what is looked at from an address; what is not understood is not chosen. */
export function readBookingView(params: URLSearchParams): BookingView {
  const [zone, month, day] = ['zone', 'month', 'day'].map((name) => params.get(name) ?? '')
  return {
    zone: zone && isZone(zone) ? zone : null,
    month: month && isDay(`${month}-01`) ? month : null,
    day: day && isDay(day) ? day : null,
  }
}

/** What was looked at when a form was sent. */
export function postedView(form: FormData): BookingView {
  const params = new URLSearchParams()
  for (const name of ['zone', 'day']) {
    const value = form.get(name)
    if (typeof value === 'string') params.set(name, value)
  }
  return readBookingView(params)
}

/** The address of the calendar with something chosen; it works without a script. */
export function bookingHref(path: string, view: BookingView, pass: string): string {
  const chosen = { month: view.month, day: view.day, zone: view.zone, for: pass }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}

/** What the visitor is told and may quote. */
export const bookingReference = (id: string): string => id.slice(0, 8).toUpperCase()
