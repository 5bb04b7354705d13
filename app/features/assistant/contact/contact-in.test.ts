import { expect, test } from 'vitest'
import { contactCases, noContactCases } from './contact-cases.data.ts'
import { contactIn } from './contact-in.ts'

test.each(contactCases)('%s', (message, [name, email, organisation, phone]) => {
  expect(contactIn(message)).toEqual({ name, email, organisation, phone })
})

test.each(noContactCases)('leaves no contact: %s', (message) => {
  expect(contactIn(message)).toBeNull()
})

test('a long document leaves no contact', () => {
  expect(contactIn(`${'A letter. '.repeat(200)} I am Ada Lovelace, ada@x.example`)).toBeNull()
})
