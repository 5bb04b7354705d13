import { describe, expect, test } from 'vitest'
import { limitReached, partyOf, visitorMailLimits } from './visitor-mail-limits.ts'

test('a ministry’s domain is one party; at a mail provider each mailbox is one', () => {
  expect(partyOf('a@interior.gov.example')).toEqual({
    domain: 'interior.gov.example',
    party: 'interior.gov.example',
    isFree: false,
  })
  expect(partyOf('a@gmail.com')).toEqual({
    domain: 'gmail.com',
    party: 'a@gmail.com',
    isFree: true,
  })
})

describe('a limit', () => {
  const { confirmation } = visitorMailLimits
  const at = (hour: number, day = hour, parties = 0) => ({ hour, day, parties })

  test('is reached by the hour, by the day or by parties, whichever comes first', () => {
    const { hour, day, parties = 0 } = confirmation.address
    const reached = (counts: ReturnType<typeof at>) =>
      limitReached('confirmation', [{ place: 'address', ...counts }], false)
    expect(reached(at(hour - 1))).toBeNull()
    expect(reached(at(hour))).toBe('address')
    expect(reached(at(0, day))).toBe('address')
    expect(reached(at(1, 1, parties - 1))).toBeNull()
    expect(reached(at(1, 1, parties))).toBe('address')
  })

  test('of a domain does not apply to mail providers', () => {
    const many = [{ place: 'domain' as const, ...at(confirmation.domain.hour) }]
    expect(limitReached('confirmation', many, false)).toBe('domain')
    expect(limitReached('confirmation', many, true)).toBeNull()
  })
})
