import { expect, test } from 'vitest'
import { readZone, zoneCookie } from './time-zone.server.ts'
import { isZone } from './time-zone.ts'

const asked = (cookie: string) => new Request('http://localhost/', { headers: { cookie } })

test('every zone that this runtime lists can be kept and is read again', () => {
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+5', 'Asia/Kolkata']) {
    expect(isZone(zone), zone).toBe(true)
    const [pair = ''] = zoneCookie(zone).split(';')
    expect(readZone(asked(`theme=dark; ${pair}; rail=narrow`))).toBe(zone)
  }
})

test.each([
  '',
  'Europe/Atlantis',
  '+05:00',
  'Europe/Paris; Secure',
  'Europe/Paris\r\nSet-Cookie: a=b',
  '"><script>',
  '../../etc/passwd',
  `Europe/${'Paris'.repeat(20)}`,
])('%j is no zone', (text) => {
  expect(isZone(text)).toBe(false)
  expect(readZone(asked(`zone=${encodeURIComponent(text)}`))).toBeNull()
})

test('without the cookie no zone is known', () => {
  expect(readZone(new Request('http://localhost/'))).toBeNull()
  expect(readZone(asked('timezone=Europe/Paris'))).toBeNull()
})
