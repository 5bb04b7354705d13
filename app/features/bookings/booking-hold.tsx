import { useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { bookingPage } from '#content/bookings.ts'
import type { Booking } from './booking.ts'
import { sayClock } from './booking-time.ts'

const { hold: copy } = bookingPage

type BookingHoldProps = { booking: Booking; code: string | null; path: string }

/** A held booking: how to confirm it, or the button that confirms it. */
export function BookingHold({ booking, code, path }: BookingHoldProps) {
  const isPending = useNavigation().formData?.get('intent') === 'confirm'
  const until = sayClock(Date.parse(booking.held_until ?? booking.starts_at), booking.zone)
  return (
    <div className="mt-8 border-t border-ink pt-6">
      <h2 className="headline text-heading">{copy.title}</h2>
      <p className="mt-2 max-w-prose text-lead">
        {code ? copy.ready(until) : copy.text(booking.email, until)}
      </p>
      {code && (
        <Form method="post" action={path} replace className="mt-5">
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="code" value={code} />
          <SubmitButton size="large" label={copy.confirm} busy={isPending && copy.confirming} />
        </Form>
      )}
    </div>
  )
}
