import { isDay } from '#app/platform/instant.ts'
import { isZone } from '#app/platform/time-zone.ts'

export type BookingStatus = 'booked' | 'cancelled'

/** A booking as its visitor and staff see it. */
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
  /** When the address was confirmed; most bookings do not need it. */
  confirmed_at: string | null
  /** The booking is held until then, unless its address is confirmed. */
  held_until: string | null
  sequence: number
  created_at: string
}

/** The choices in the calendar; each is null until it is made. */
export type BookingView = { zone: string | null; month: string | null; day: string | null }

/** Everything the calendar shows; returned by `readBookingPage`. */
export type BookingPage = {
  /** When calls may begin, in minutes since 1970. */
  slots: number[]
  /** The server's clock, in minutes since 1970. */
  now: number
  officeZone: string
  zones: string[]
  view: BookingView
  /** The id of the new booking, so that a form sent again is stored once. */
  formId: string
  /** The challenge for the proof of work that a busy calendar asks for. */
  formToken: string
  /** A signed value that links the booking to a lead, or nothing. */
  pass: string
  prefill: { fullName: string; email: string; companyName: string }
  /** The address of an external scheduler that replaces the calendar. */
  external: string | null
}

/** The names of the fields of a booking form. */
export const bookingFields = ['slot', 'zone', 'fullName', 'email', 'companyName', 'note']

/** Reads the choices from an address; an invalid value counts as not chosen. */
export function readBookingView(params: URLSearchParams): BookingView {
  const [zone, month, day] = ['zone', 'month', 'day'].map((name) => params.get(name) ?? '')
  return {
    zone: zone && isZone(zone) ? zone : null,
    month: month && isDay(`${month}-01`) ? month : null,
    day: day && isDay(day) ? day : null,
  }
}

/** The choices that a form was sent with. */
export function postedView(form: FormData): BookingView {
  const params = new URLSearchParams()
  for (const name of ['zone', 'day']) {
    const value = form.get(name)
    if (typeof value === 'string') params.set(name, value)
  }
  return readBookingView(params)
}

/** The address of the calendar with other choices; it works without JavaScript. */
export function bookingHref(path: string, view: BookingView, pass: string): string {
  const chosen = { month: view.month, day: view.day, zone: view.zone, for: pass }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}

type Said = { title: string; description: string; unmailed: string }

/** What the visitor reads after a step: no page says that a mail comes when none does. */
export const saidOf = ({ title, description, unmailed }: Said, isUnmailed?: boolean) => ({
  title,
  ...(isUnmailed !== undefined && { description: isUnmailed ? unmailed : description }),
})

/** The reference that is shown to the visitor. */
export const bookingReference = (id: string): string => id.slice(0, 8).toUpperCase()
