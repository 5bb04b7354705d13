import { expect, test } from 'vitest'
import { contactCases, noContactCases } from './contact-cases.data.ts'
import { contactIn } from './contact-in.ts'

test.each(contactCases)('%s', (message, [name, email, organisation, phone]) => {
  expect(contactIn(message)).toEqual({ name, email, organisation, phone })
})

test.each(noContactCases)('leaves no contact: %s', (message) => {
  expect(contactIn(message)).toBeNull()
})

test('a name that is too long ends with a whole letter', () => {
  const name = `Ministry of ${'a'.repeat(107)}\u{10428}\u{10428}`
  const found = contactIn(`I am Ada Lovelace, ada@ministry.example, ${name}`)
  expect(found?.organisation).toBe(`Ministry of ${'a'.repeat(107)}`)
})

test('a long document leaves no contact', () => {
  expect(contactIn(`${'A letter. '.repeat(200)} I am Ada Lovelace, ada@x.example`)).toBeNull()
})
