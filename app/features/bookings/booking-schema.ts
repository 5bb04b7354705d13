import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { shortText, sizedText } from '#app/platform/sized-text.ts'
import { isZone } from '#app/platform/time-zone.ts'
import { bookingForm } from '#content/bookings.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = bookingForm

/** A start time as the form sends it, in minutes since 1970; the service checks whether it is free. */
const slot = z
  .string({ error: errors.slot })
  .regex(/^\d{6,9}$/, errors.slot)
  .transform(Number)
const zone = z.string({ error: errors.zone }).refine(isZone, errors.zone)

export const moveSchema = z.object({ slot, zone })
export const bookingSchema = moveSchema.extend({
  fullName: z.preprocess(cleanLine, sizedText(2, errors.fullName, 100, errors.fullName)),
  email: z.preprocess(cleanText, z.email({ error: errors.email }).max(255, errors.email)),
  companyName: z.preprocess(cleanLine, shortText(100, errors.companyName).optional()),
  note: z.preprocess(cleanText, shortText(1000, errors.note).optional()),
})

export type BookingInput = z.output<typeof bookingSchema>
export type MoveInput = z.output<typeof moveSchema>
