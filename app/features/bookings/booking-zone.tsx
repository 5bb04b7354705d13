import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { calendarCopy as copy } from '#content/bookings.ts'
import type { BookingPage } from './booking.ts'
import { sayZone } from './booking-time.ts'
import type { ShownBookingView } from './use-booking-view.ts'

type BookingZoneProps = { page: BookingPage; view: ShownBookingView; path: string; id: string }

/** The choice of the time zone. Without JavaScript it is its own form. */
export function BookingZone({ page, view, path, id }: BookingZoneProps) {
  const hydrated = useHydrated()
  const zones = page.zones.includes(view.zone) ? page.zones : [view.zone, ...page.zones]
  return (
    <form action={path} noValidate className="flex items-end gap-3">
      <input type="hidden" name="month" value={view.month} />
      {page.pass && <input type="hidden" name="for" value={page.pass} />}
      <Field id={`${id}-zone`} label={copy.zone} className="grow sm:max-w-80">
        <Select
          name="zone"
          value={hydrated ? view.zone : undefined}
          defaultValue={hydrated ? undefined : view.zone}
          key={String(hydrated)}
          onChange={(event) => view.choose({ zone: event.currentTarget.value, day: null })}
          options={zones.map((zone) => ({ value: zone, label: sayZone(zone) }))}
        />
      </Field>
      {!hydrated && (
        <Button type="submit" variant="secondary">
          {copy.showZone}
        </Button>
      )}
    </form>
  )
}
