import { describe, expect, test } from 'vitest'
import { statusPanel } from '#content/status-panel.ts'
import { checkNotice, type NoticeEntry, readNotice } from './notice-form.ts'
import { isAhead, type Notice, overallOf, partStandings, standingOf } from './status.ts'
import { statusLineOf } from './status-line.ts'

const now = '2026-03-02T10:00:00.000Z'
const notice = (more: Partial<Notice>): Notice => ({
  ...{ id: 'a', kind: 'incident', title: 'Slow', status: 'investigating' },
  ...{ affected: { portal: 'partly' }, starts_at: '2026-03-02T09:00:00.000Z', ends_at: null },
  ...{ closed_at: null, updated_at: now },
  ...more,
})
const planned = (starts_at: string) =>
  notice({ kind: 'maintenance', status: 'planned', affected: { mail: 'down' }, starts_at })

describe('what works', () => {
  test('without a notice everything does', () => {
    expect(overallOf([], now)).toBe('works')
    expect(new Set(partStandings([], now).map(({ standing }) => standing))).toEqual(
      new Set(['works']),
    )
  })

  test('the worst incident of a part counts, and one that is over does not', () => {
    const down = notice({ affected: { portal: 'down', files: 'partly' } })
    const over = notice({ status: 'resolved', closed_at: now, affected: { assistant: 'down' } })
    const standings = partStandings([notice({}), down, over], now)
    expect(Object.fromEntries(standings.map(({ part, standing }) => [part, standing]))).toEqual({
      ...{ website: 'works', portal: 'down', assistant: 'works', files: 'partly', mail: 'works' },
    })
    expect(overallOf([notice({}), over], now)).toBe('partly')
  })

  test('planned maintenance begins by the clock, and an incident counts more', () => {
    const later = planned('2026-03-02T10:00:00.001Z')
    expect([isAhead(later, now), overallOf([later], now)]).toEqual([true, 'works'])
    const begun = planned(now)
    expect([standingOf(begun, now), overallOf([begun], now)]).toEqual(['underway', 'maintenance'])
    expect(overallOf([begun, notice({})], now)).toBe('partly')
    expect(standingOf(notice({ status: 'cancelled', starts_at: now }), now)).toBe('cancelled')
  })
})

describe('the form', () => {
  const right: NoticeEntry = {
    ...{ kind: 'incident', title: ' Slow  sign-in ', status: 'investigating', text: 'We look.' },
    ...{ starts: '2026-03-02T09:00', ends: '', affected: { portal: 'down' } },
  }
  const faults = (more: Partial<NoticeEntry>) => {
    const checked = checkNotice({ ...right, ...more }, new Date(now))
    return 'errors' in checked ? checked.errors : null
  }

  test('a right one is stored in UTC, without an end for an incident', () => {
    expect(checkNotice({ ...right, ends: 'x' }, new Date(now))).toEqual({
      values: {
        ...{ kind: 'incident', title: 'Slow sign-in', status: 'investigating', text: 'We look.' },
        ...{ affected: { portal: 'down' }, startsAt: '2026-03-02T09:00:00.000Z', endsAt: null },
      },
    })
  })

  test('each fault is said beside its field', () => {
    const { errors } = statusPanel
    expect(
      faults({ title: ' ', text: '', status: 'done', affected: {}, starts: '2026-02-30T09:00' }),
    ).toEqual({
      ...{ title: errors.title, text: errors.text, status: errors.status },
      ...{ affected: errors.affected, starts: errors.starts },
    })
    expect(faults({ title: 'x'.repeat(151), text: 'x'.repeat(4001) })).toEqual({
      ...{ title: errors.titleLong, text: errors.textLong },
    })
    expect(faults({ starts: '2026-03-02T10:01' })).toEqual({ starts: errors.startsLater })
    const plan = { kind: 'maintenance', status: 'planned', starts: '2026-04-02T10:00' } as const
    expect(faults({ ...plan, ends: '' })).toEqual({ ends: errors.ends })
    expect(faults({ ...plan, ends: '2026-04-02T10:00' })).toEqual({ ends: errors.endsBefore })
    expect(faults({ ...plan, ends: '2026-04-02T10:01' })).toBeNull()
  })

  test('unknown choices are left out', () => {
    const form = new FormData()
    for (const [name, value] of [
      ['kind', 'party'],
      ['part-portal', 'broken'],
      ['part-moon', 'down'],
      ['part-mail', 'partly'],
    ] as const)
      form.set(name, value)
    expect(readNotice(form)).toMatchObject({ kind: 'incident', affected: { mail: 'partly' } })
  })
})

test('one line for clients names the newest of the worst open notices, and nothing that is over or only planned', () => {
  const lineOf = (...notices: Notice[]) => {
    const posted = notices.map((one) => ({ ...one, updates: [] }))
    return statusLineOf({ notices: posted, readAt: now }, now)
  }
  const over = notice({ status: 'resolved', closed_at: now })
  expect([statusLineOf(null, now), lineOf(over, planned('2026-03-03T10:00:00.000Z'))]).toEqual([
    ...[null, null],
  ])
  const old = notice({ title: 'Old', affected: { files: 'down' } })
  expect(lineOf(notice({}), old, over)).toEqual({ standing: 'down', title: 'Old', others: 1 })
  expect(lineOf(planned(now))).toMatchObject({ standing: 'maintenance', others: 0 })
})
