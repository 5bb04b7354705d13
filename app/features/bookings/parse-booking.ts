import { parseWithZod } from '@conform-to/zod/v4'
import { bookingSchema, moveSchema } from './booking-schema.ts'

export function parseBooking(formData: FormData) {
  return parseWithZod(formData, { schema: bookingSchema, disableAutoCoercion: true })
}

export function parseMove(formData: FormData) {
  return parseWithZod(formData, { schema: moveSchema, disableAutoCoercion: true })
}
