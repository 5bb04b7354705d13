import { expect, test } from 'vitest'
import { digestEnd } from './digest-morning.ts'

const endOf = (now: string, zone: string) => digestEnd(new Date(now), zone)?.toISOString() ?? null

test.each([
  ['a minute before eight', '2026-11-27T07:59:00Z', 'UTC', null],
  ['at eight', '2026-11-27T08:00:00Z', 'UTC', '2026-11-27T08:00:00.000Z'],
  ['late in the evening', '2026-11-27T23:59:00Z', 'UTC', '2026-11-27T08:00:00.000Z'],
  ['on Saturday', '2026-11-28T09:00:00Z', 'UTC', null],
  ['on Sunday', '2026-11-29T09:00:00Z', 'UTC', null],
  ['on Monday', '2026-11-30T09:00:00Z', 'UTC', '2026-11-30T08:00:00.000Z'],
  ['where it is Monday already', '2026-11-29T23:30:00Z', 'Asia/Tokyo', '2026-11-29T23:00:00.000Z'],
  [
    'where it is Friday still',
    '2026-11-28T02:00:00Z',
    'America/Toronto',
    '2026-11-27T13:00:00.000Z',
  ],
  ['in summer time', '2026-07-06T07:00:00Z', 'Europe/Paris', '2026-07-06T06:00:00.000Z'],
  ['on half an hour', '2026-11-27T02:30:00Z', 'Asia/Kolkata', '2026-11-27T02:30:00.000Z'],
])('%s', (_, now, zone, end) => {
  expect(endOf(now, zone)).toBe(end)
})
