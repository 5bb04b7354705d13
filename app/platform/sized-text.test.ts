import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { bookingSchema } from '#app/features/bookings/booking-schema.ts'
import { applicationSchema } from '#app/features/careers/application-schema.ts'
import { blueprintSchema } from '#app/features/leads/blueprint.ts'
import { contactSchema } from '#app/features/leads/contact.ts'
import { getStartedSchema } from '#app/features/leads/get-started-schema.ts'
import { beginningOf, lengthOf } from './sized-text.ts'

// Two characters for JavaScript; one for PostgreSQL and for the person who types it.
const one = '💥'

const sized: [string, z.ZodObject, string, number, number][] = [
  ['blueprint', blueprintSchema, 'fullName', 2, 100],
  ['blueprint', blueprintSchema, 'companyName', 2, 100],
  ['blueprint', blueprintSchema, 'phone', 1, 50],
  ['blueprint', blueprintSchema, 'message', 1, 1000],
  ['contact', contactSchema, 'firstName', 2, 80],
  ['contact', contactSchema, 'lastName', 2, 80],
  ['contact', contactSchema, 'company', 1, 100],
  ['contact', contactSchema, 'message', 10, 5000],
  ['get-started', getStartedSchema, 'firstName', 2, 100],
  ['get-started', getStartedSchema, 'lastName', 2, 100],
  ['get-started', getStartedSchema, 'company', 1, 200],
  ['get-started', getStartedSchema, 'currentChallenges', 10, 2000],
  ['application', applicationSchema, 'firstName', 1, 90],
  ['application', applicationSchema, 'experience', 1, 200],
  ['application', applicationSchema, 'coverLetter', 1, 10_000],
  ['booking', bookingSchema, 'fullName', 2, 100],
  ['booking', bookingSchema, 'note', 1, 1000],
]

describe('lengths', () => {
  it.each(sized)(
    '%s: an emoji in %s counts as one, at both ends',
    (_, schema, name, least, most) => {
      const isTaken = (length: number) =>
        (schema.shape[name] as z.ZodType).safeParse(one.repeat(length)).success
      expect([isTaken(least), isTaken(most), isTaken(most + 1)]).toEqual([true, true, false])
      if (least > 1) expect(isTaken(least - 1)).toBe(false)
    },
  )

  it('are those of PostgreSQL: characters, however many units each takes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), (parts) => {
        expect(lengthOf(parts.join(''))).toBe(parts.length)
      }),
    )
  })
})

it('a text is cut between code points, and only when it is too long', () => {
  expect(beginningOf(one.repeat(5), 5)).toBe(one.repeat(5))
  expect(beginningOf(one.repeat(6), 5)).toBe(`${one.repeat(4)}…`)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const cut = beginningOf(text, 20)
      expect(lengthOf(cut)).toBeLessThanOrEqual(20)
      expect(cut.isWellFormed()).toBe(true)
      if (lengthOf(text) <= 20) expect(cut).toBe(text)
    }),
  )
})
