import { expect, test } from 'vitest'
import { judge } from './booking-pressure.ts'

const none = { times: 14, on_day: 0, by_address: 0, by_site: 0, by_network: 0, by_party: 0 }

test.each([
  [{}, false, 'stands'],
  [{ on_day: 2 }, false, 'stands'],
  // A fifth of the day is taken by unconfirmed addresses.
  [{ on_day: 3 }, false, 'held'],
  [{ on_day: 5 }, false, 'held'],
  [{ on_day: 6 }, false, 'needs_proof'],
  [{ on_day: 6 }, true, 'held'],
  [{ on_day: 13 }, true, 'held'],
  [{ by_address: 6 }, false, 'held'],
  [{ by_site: 12 }, false, 'held'],
  [{ by_network: 24 }, false, 'held'],
  [{ by_party: 12 }, false, 'held'],
  [{ by_address: 12 }, true, 'full'],
  [{ by_site: 24 }, true, 'full'],
  [{ by_network: 48 }, true, 'full'],
  [{ by_party: 40 }, true, 'full'],
  // A short day keeps a little room too.
  [{ times: 2, on_day: 1 }, false, 'stands'],
] as const)('%j, proven %s: %s', (change, isProven, verdict) => {
  expect(judge({ ...none, ...change }, isProven)).toBe(verdict)
})
