import { expect, test } from 'vitest'
import { clientSchema } from '#app/features/accounts/clients/client.ts'
import { signUpSchema } from '#app/features/accounts/sign-up/sign-up.ts'
import { bookingSchema } from '#app/features/bookings/booking-schema.ts'
import { applicationSchema } from '#app/features/careers/application-schema.ts'
import { blueprintSchema } from '#app/features/leads/blueprint.ts'
import { contactSchema } from '#app/features/leads/contact.ts'
import { getStartedSchema } from '#app/features/leads/get-started-schema.ts'
import { newTicketSchema } from '#app/features/tickets/ticket.ts'
import { beginningOf, cleanLine, cleanText, onOneLine } from './clean-text.ts'

test.each([
  ['Ada\r\nBcc: x@y.example', 'Ada Bcc: x@y.example'],
  ['Ada\u2028\u2029\u0085Lovelace', 'Ada Lovelace'],
  ['\u202eecalevoL\u2066 adA', 'ecalevoL adA'],
  ['  Ada\t \v Lovelace \n', 'Ada Lovelace'],
  ['\u0000', ''],
])('%j is one line', (typed, line) => {
  expect(onOneLine(typed)).toBe(line)
  expect(cleanLine(typed)).toBe(line || undefined)
})

test('a longer text keeps its lines and the marks of right-to-left writing, and no override', () => {
  expect(cleanText('One\r\n\u202etwo \u200fthree\u2069')).toBe('One\ntwo \u200fthree')
})

test.each(['\u200b', '\u3164', '\uffa0\u115f', ' \u2800 ', '\u2060\ufeff', '\ufe0f'])(
  '%j shows nothing, so nothing was typed',
  (typed) => {
    expect(cleanText(typed)).toBeUndefined()
    expect(cleanLine(typed)).toBeUndefined()
  },
)

test('joiners inside words stay', () => {
  expect(cleanText('می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(cleanLine('👩\u200d💻')).toBe('👩\u200d💻')
})

test('what was cleaned once stays as it is', () => {
  const characters = [
    'a',
    ' ',
    '\t',
    '\n',
    '\r',
    '\0',
    '\u0085',
    '\u202e',
    '\u200f',
    '\ud800',
    '\udc00',
  ]
  const longer = (texts: string[]) => texts.flatMap((text) => characters.map((one) => text + one))
  const texts = longer(longer(longer(longer(longer([''])))))
  for (const clean of [cleanLine, cleanText]) {
    const changed = texts.filter((text) => clean(clean(text)) !== clean(text))
    expect(changed.slice(0, 3)).toEqual([])
  }
})

// Fields that are used in subjects, greetings, headers and lists, for every form.
test.each([
  [blueprintSchema, ['fullName', 'companyName', 'phone']],
  [contactSchema, ['firstName', 'lastName', 'company']],
  [getStartedSchema, ['firstName', 'lastName', 'company']],
  [applicationSchema, ['firstName', 'lastName', 'phone', 'linkedIn', 'experience']],
  [bookingSchema, ['fullName', 'companyName']],
  [signUpSchema, ['fullName']],
  [newTicketSchema, ['title']],
  [clientSchema, ['name', 'company_name', 'contact_phone']],
])('the lines of a form are lines', (schema, fields) => {
  for (const field of fields) {
    const shape = schema.shape as Record<string, { parse(value: unknown): unknown }>
    expect(shape[field]?.parse('One\r\nX-Header: two'), field).toBe('One X-Header: two')
  }
})

test('the beginning of a text never ends with half an emoji', () => {
  expect(beginningOf('ab😀', 4)).toBe('ab😀')
  expect(beginningOf('ab😀', 3)).toBe('ab')
  expect(beginningOf('ab😀c', 4)).toBe('ab😀')
  expect(beginningOf('abc', 9)).toBe('abc')
  expect(beginningOf('😀', 1)).toBe('')
})
