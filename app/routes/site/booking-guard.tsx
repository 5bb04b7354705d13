import type { BookingGuard } from '#app/features/bookings/booking-calendar.tsx'
import { bookingFormName } from '#app/features/bookings/booking-form-name.ts'
import { IntakeFields } from '#app/features/intake/intake-fields.tsx'

/** What the calendar's form carries against programs, wherever it stands. */
export const bookingGuard: BookingGuard = (token, answer) => (
  <IntakeFields
    form={bookingFormName}
    token={token}
    answer={
      answer && {
        result: answer.result,
        challenge: answer.challenge ?? null,
        token: answer.token,
        failed: false,
      }
    }
    draft={false}
  />
)
