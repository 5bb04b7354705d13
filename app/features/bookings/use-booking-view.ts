import { useMemo, useState, useSyncExternalStore } from 'react'
import { isZone } from '#app/platform/time-zone.ts'
import { wallTime } from '#app/platform/zoned-time.ts'
import { type BookingPage, type BookingView, bookingHref } from './booking.ts'

const minute = 60_000
const never = () => () => {}

function browserZone(fallback: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && isZone(zone) ? zone : fallback
}

/**
 * The chosen zone, month and day. All times are already loaded, so a choice needs no request; the
 * address follows it, so that the page can be reloaded and shared.
 * @param path the calendar's own page, whose addresses do the same without a script
 * @param keepsAddress the page in the browser is that page
 */
export function useBookingView(page: BookingPage, path: string, keepsAddress: boolean) {
  const [chosen, setChosen] = useState(page.view)
  const { officeZone } = page
  const ownZone = useSyncExternalStore(
    never,
    () => browserZone(officeZone),
    () => officeZone,
  )
  const zone = chosen.zone ?? ownZone
  const days = useMemo(() => groupByDay(page.slots, zone), [page.slots, zone])
  const all = [...days.keys()]
  const today = wallTime(page.now * minute, zone).day
  const months = [(all[0] ?? today).slice(0, 7), (all.at(-1) ?? today).slice(0, 7)] as const
  const firstOf = (month: string) => all.find((one) => one.startsWith(month))
  const wanted = chosen.month ?? chosen.day?.slice(0, 7) ?? months[0]
  const month = wanted < months[0] ? months[0] : wanted > months[1] ? months[1] : wanted
  const day = chosen.day && days.has(chosen.day) ? chosen.day : (firstOf(month) ?? null)
  const hrefOf = (change: Partial<BookingView>) =>
    bookingHref(path, { ...chosen, ...change }, page.pass)
  return {
    zone,
    days,
    today,
    months,
    month,
    day,
    hrefOf,
    choose(change: Partial<BookingView>) {
      setChosen({ ...chosen, ...change })
      if (keepsAddress) window.history.replaceState(window.history.state, '', hrefOf(change))
    },
  }
}

export type ShownBookingView = ReturnType<typeof useBookingView>

function groupByDay(slots: number[], zone: string): Map<string, number[]> {
  const days = new Map<string, number[]>()
  for (const slot of slots) {
    const { day } = wallTime(slot * minute, zone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return days
}
