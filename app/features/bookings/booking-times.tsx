import { clock, wallTime } from '#app/platform/zoned-time.ts'
import { bookingForm, calendarCopy as copy } from '#content/bookings.ts'
import { company } from '#content/company.ts'
import { sayDay, sayOffset } from './booking-time.ts'
import type { ShownBookingView } from './use-booking-view.ts'

type BookingTimesProps = {
  view: ShownBookingView
  id: string
  name: string
  chosen: string | undefined
  error: string | undefined
}

/** The free times of a day as a timetable: the hour, and its minutes beside it. */
export function BookingTimes({ view, id, name, chosen, error }: BookingTimesProps) {
  const { day, zone } = view
  const slots = (day && view.days.get(day)) || []
  const hours = Map.groupBy(slots, (slot) => Math.floor(wallTime(slot * 60_000, zone).minutes / 60))
  const title = day ? copy.timesTitle(sayDay(day)) : copy.nothing
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className="headline mb-1 text-heading">{title}</legend>
      <p className="mb-4 text-small text-ink-muted">
        {day
          ? copy.zoneNote(
              `${zone.replaceAll('_', ' ')}, ${sayOffset(zone, (slots[0] ?? 0) * 60_000)}`,
            )
          : copy.nothingHint}{' '}
        {!day && (
          <a href={`mailto:${company.mailbox}`} className="text-link">
            {company.mailbox}
          </a>
        )}
      </p>
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mb-4 border-s-2 border-vermilion ps-3 font-medium text-vermilion"
        >
          {error}
        </p>
      )}
      <ul className="border-t border-ink">
        {[...hours].map(([hour, inHour]) => (
          <li
            key={hour}
            className="grid grid-cols-[3.5rem_1fr] items-center border-b border-line py-1.5"
          >
            <span aria-hidden="true" className="figure text-section leading-none">
              {clock(hour * 60).slice(0, 2)}
            </span>
            <span className="flex flex-wrap gap-2">
              {inHour.map((slot) => (
                <Time key={slot} {...{ slot, view, name, id }} isChosen={chosen === String(slot)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {day && slots.length === 0 && <p>{bookingForm.errors.slot}</p>}
    </fieldset>
  )
}

type TimeProps = {
  slot: number
  view: ShownBookingView
  name: string
  id: string
  isChosen: boolean
}

function Time({ slot, view, name, id, isChosen }: TimeProps) {
  const { minutes } = wallTime(slot * 60_000, view.zone)
  const time = clock(minutes)
  // When clocks go back, the same time occurs twice in a night.
  const isTwice = view.days
    .get(view.day ?? '')
    ?.some((one) => one !== slot && wallTime(one * 60_000, view.zone).minutes === minutes)
  const offset = isTwice ? ` ${sayOffset(view.zone, slot * 60_000)}` : ''
  return (
    <label className="relative grid min-h-11 min-w-16 cursor-pointer place-items-center border border-line-strong px-3 font-mono text-base tabular-nums hover:border-ink has-checked:border-navy has-checked:bg-navy has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue">
      <input
        type="radio"
        id={`${id}-${slot}`}
        name={name}
        value={slot}
        required
        defaultChecked={isChosen}
        aria-label={`${time}${offset}`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span aria-hidden="true">
        {time.slice(2)}
        {offset}
      </span>
    </label>
  )
}
