import type { BookingGuard } from '#app/features/bookings/booking-calendar.tsx'
import { bookingFormName } from '#app/features/bookings/booking-form-name.ts'
import { IntakeFields } from '#app/features/intake/intake-fields.tsx'

/** The `IntakeFields` of the calendar's form, on every page that has it. */
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
