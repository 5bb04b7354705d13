import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYm-_'

test.each([
  ['/lead_admin/leads?q=ada@example.org', '/lead_admin/leads'],
  [
    '/lead_admin/leads/6f1c1e56-3c0e-4c53-9c0e-0d6c2a5d9a01',
    '/lead_admin/leads/6f1c1e56-3c0e-4c53-9c0e-0d6c2a5d9a01',
  ],
  [`/booking/${token}`, '/booking/…'],
  [`/booking/${token}/call.ics`, '/booking/…/call.ics'],
  [`/Booking/${token}.data`, '/Booking/…'],
  [`//booking/${token}`, '//booking/…'],
  [`/b%6foking/${token}`, '/booking/…'],
  [`/booking/%5A${token.slice(1)}`, '/booking/…'],
  [`/nowhere/${token}/x`, '/nowhere/…/x'],
  ['/%zz', '/%zz'],
  ['/', '/'],
])('%s is kept as %s', (path, kept) => {
  expect(loggedPath(path)).toBe(kept)
})
