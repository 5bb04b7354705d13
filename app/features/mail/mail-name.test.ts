import { expect, test } from 'vitest'
import { mailName } from './mail-name.ts'

test('a mail has a name by its kind, and one of an unknown kind is an email', () => {
  expect(mailName('invoice.issued')).toBe('invoice')
  expect(mailName('payment.received')).toBe('payment received')
  expect(mailName('request.late')).toBe('request overdue')
  expect(mailName('decision.asked')).toBe('decision asked for')
  for (const kind of ['gone.long_ago', 'constructor', null]) expect(mailName(kind)).toBe('email')
})
