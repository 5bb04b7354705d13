// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern asks for it
// biome-ignore-all lint/a11y/useFocusableInteractive: the day inside a cell takes the focus
// biome-ignore-all lint/a11y/useSemanticElements: a day that cannot be chosen has no address
import type { MouseEvent } from 'react'
import { calendarCopy as copy } from '#content/bookings.ts'
import { sayDay } from './booking-time.ts'
import type { ShownBookingView } from './use-booking-view.ts'

type BookingDayCellProps = {
  day: string | null
  view: ShownBookingView
  /** Undefined without JavaScript: then every day can be reached with Tab. */
  tabIndex: number | undefined
}

const hatch = 'bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_6px)]'

/** One day: its number, and a line for each time that is free. */
export function BookingDayCell({ day, view, tabIndex }: BookingDayCellProps) {
  if (!day) return <td className="border-b border-line p-0" />
  const free = view.days.get(day)?.length ?? 0
  const isChosen = day === view.day
  const label = copy.dayLabel(sayDay(day), copy.free(free))
  const number = (
    <span aria-hidden="true" className="figure text-heading leading-none">
      {Number(day.slice(8))}
    </span>
  )
  const shared = { 'data-day': day, tabIndex, 'aria-label': label } as const
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    view.choose({ day, month: day.slice(0, 7) })
  }
  const today = day === view.today && (
    <span aria-hidden="true" className="size-1.5 rounded-full bg-vermilion" />
  )
  return (
    <td role="gridcell" aria-selected={isChosen} className="border-b border-line p-0 align-top">
      {free > 0 ? (
        <a
          {...shared}
          href={view.hrefOf({ day, month: day.slice(0, 7) })}
          aria-current={day === view.today ? 'date' : undefined}
          onClick={onClick}
          data-chosen={isChosen || undefined}
          className="flex h-14 flex-col justify-between px-1.5 py-2 hover:bg-surface focus-visible:relative data-chosen:bg-navy data-chosen:text-paper sm:h-[4.5rem] sm:px-2.5"
        >
          <span className="flex items-start justify-between">
            {number}
            {today}
          </span>
          <span
            aria-hidden="true"
            className="h-2.5 max-w-full bg-[repeating-linear-gradient(90deg,currentColor_0_1px,transparent_1px_3px)]"
            style={{ width: `${free * 3 - 2}px` }}
          />
        </a>
      ) : (
        <span
          {...shared}
          role="link"
          aria-disabled="true"
          className={`flex h-14 flex-col px-1.5 py-2 text-ink-muted focus-visible:relative sm:h-[4.5rem] sm:px-2.5 ${hatch}`}
        >
          <span className="flex items-start justify-between">
            {number}
            {today}
          </span>
        </span>
      )}
    </td>
  )
}
