// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern asks for it
// biome-ignore-all lint/a11y/noRedundantRoles: an anchor without an address is no link

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { addDays, weekdayOf } from '#app/platform/zoned-time.ts'
import { ArrowLeft, ArrowRight } from '#app/ui/icons.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { calendarCopy as copy } from '#content/bookings.ts'
import { BookingDayCell } from './booking-day-cell.tsx'
import { sayMonth } from './booking-time.ts'
import type { ShownBookingView } from './use-booking-view.ts'

/** The days of a month in weeks from Monday on; null stands for a day of another month. */
function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const cells = Array.from({ length: 42 }, (_, index) => {
    const day = addDays(first, index - weekdayOf(first))
    return day.startsWith(month) ? day : null
  })
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => cells.slice(week * 7, week * 7 + 7))
  return weeks.filter((week) => week.some((day) => day !== null))
}

const monthAfter = (month: string, step: 1 | -1): string =>
  step === 1 ? addDays(`${month}-01`, 31).slice(0, 7) : addDays(`${month}-01`, -1).slice(0, 7)

/** The day that a key moves to, as in ARIA's grid pattern. */
function dayByKey(key: string, day: string): string | undefined {
  const weekday = weekdayOf(day)
  const inMonth = (step: 1 | -1) => {
    const month = monthAfter(day.slice(0, 7), step)
    const same = `${month}-${day.slice(8)}`
    return addDays(same, 0).startsWith(month)
      ? addDays(same, 0)
      : addDays(`${monthAfter(month, 1)}-01`, -1)
  }
  const ways: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday),
    End: () => addDays(day, 6 - weekday),
    PageUp: () => inMonth(-1),
    PageDown: () => inMonth(1),
  }
  return ways[key]?.()
}

/** The month as a grid of days, each with a line for every free time. */
export function BookingMonth({ view, id }: { view: ShownBookingView; id: string }) {
  const { month, months, days } = view
  const hydrated = useHydrated()
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const moved = useRef(false)
  const inMonth = (day: string | null | undefined) => (day?.startsWith(month) ? day : undefined)
  const free = [...days.keys()].find((day) => day.startsWith(month))
  const stop = inMonth(focused) ?? inMonth(view.day) ?? free ?? `${month}-01`

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus()
  }, [stop])

  function onKeyDown(event: KeyboardEvent) {
    const from = (event.target as HTMLElement).dataset.day
    const to = from && dayByKey(event.key, from)
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const target = to.slice(0, 7)
    if (target < months[0] || target > months[1]) return
    moved.current = true
    setFocused(to)
    if (target !== month) view.choose({ month: target })
  }

  return (
    <div>
      <MonthHead view={view} id={id} />
      <table
        ref={grid}
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-describedby={hydrated ? `${id}-keys` : undefined}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {copy.weekdays.map(([short, long]) => (
              <th
                key={short}
                scope="col"
                abbr={long}
                className="label border-b border-ink pb-2 text-start font-normal text-ink-muted"
              >
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                <BookingDayCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a weekday's place never changes
                  key={place}
                  day={day}
                  view={view}
                  tabIndex={hydrated ? (day === stop ? 0 : -1) : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={`${id}-keys`} className="sr-only">
        {copy.keys}
      </p>
      <p className="mt-3 text-small text-ink-muted">{copy.legend}</p>
    </div>
  )
}

function MonthHead({ view, id }: { view: ShownBookingView; id: string }) {
  const { month, months } = view
  const [name, year] = sayMonth(month).split(' ')
  const step = (way: 1 | -1, label: string, Arrow: typeof ArrowLeft) => {
    const to = monthAfter(month, way)
    const isOut = to < months[0] || to > months[1]
    const onClick = (event: MouseEvent) => {
      event.preventDefault()
      if (!isOut) view.choose({ month: to, day: null })
    }
    return (
      <a
        href={isOut ? undefined : view.hrefOf({ month: to, day: null })}
        // An anchor without an address is not a link, so its role and disabled state are set explicitly.
        role="link"
        aria-disabled={isOut || undefined}
        aria-label={label}
        onClick={onClick}
        className="grid size-11 place-items-center border border-line-strong hover:border-ink aria-disabled:opacity-35"
      >
        <Arrow aria-hidden="true" size={16} />
      </a>
    )
  }
  return (
    <div className="mb-5 flex items-end justify-between gap-4">
      <h2 id={`${id}-month`} aria-live="polite" className="display text-section">
        <span className="accent">{name}</span> {year}
      </h2>
      <div className="flex gap-2">
        {step(-1, copy.previous, ArrowLeft)}
        {step(1, copy.next, ArrowRight)}
      </div>
    </div>
  )
}
