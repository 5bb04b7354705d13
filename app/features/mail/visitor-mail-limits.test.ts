import { describe, expect, test } from 'vitest'
import { limitReached, partyOf, visitorMailLimits } from './visitor-mail-limits.ts'

test('a ministry is one party, a mailbox at a provider is one of its own', () => {
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

  test('is reached in an hour, in a day and by parties, whichever comes first', () => {
    const { hour, day, parties = 0 } = confirmation.address
    const reached = (counts: ReturnType<typeof at>) =>
      limitReached('confirmation', [{ place: 'address', ...counts }], false)
    expect(reached(at(hour - 1))).toBeNull()
    expect(reached(at(hour))).toBe('address')
    expect(reached(at(0, day))).toBe('address')
    expect(reached(at(1, 1, parties - 1))).toBeNull()
    expect(reached(at(1, 1, parties))).toBe('address')
  })

  test('of a domain is another where everybody has a mailbox', () => {
    const many = [{ place: 'domain' as const, ...at(confirmation.domain.hour) }]
    expect(limitReached('confirmation', many, false)).toBe('domain')
    expect(limitReached('confirmation', many, true)).toBeNull()
  })
})
