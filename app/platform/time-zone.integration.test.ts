import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

test('the time zone of a browser is remembered, and only a zone', async () => {
  const client = product.client()
  const tell = async (zone: string) => (await client.post('/zone', { zone })).status
  expect(await tell('Europe/Paris')).toBe(204)
  expect(client.cookies.get('zone')).toBe('Europe/Paris')
  for (const zone of [
    '',
    'Europe/Atlantis',
    '"><script>',
    'Europe/Paris\r\nx: y',
    'a'.repeat(9_000),
  ])
    expect(await tell(zone), zone).toBe(422)
  expect((await client.post('/zone', [['zone[99999999]', 'UTC']])).status).toBe(422)
  expect(client.cookies.get('zone')).toBe('Europe/Paris')
  expect(await tell('Asia/Kolkata')).toBe(204)
  expect(client.cookies.get('zone')).toBe('Asia/Kolkata')
  const answer = await client.post('/zone', { zone: 'UTC' }, { origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
  expect((await client.get('/zone')).status).toBe(302)
})

async function staffIn(zone: string | null) {
  const staff = product.client()
  await staff.signIn()
  if (zone) expect((await staff.post('/zone', { zone })).status).toBe(204)
  const read = async (path: string) => (await staff.get(`/lead_admin${path}`)).text()
  return { read, setZone: (value: string) => staff.cookies.set('zone', value) }
}

test('the server writes times in the zone of the reader; without a zone, or with a wrong one, in UTC', async () => {
  await product.app.db.client`insert into audit_events (created_at, action)
    values ('2020-05-01T02:30:00Z', 'x.zoned')`
  const row = '?search=x.zoned'
  const [toronto, nowhere] = [await staffIn('America/Toronto'), await staffIn(null)]
  expect(await toronto.read(`/audit${row}`)).toContain('Apr 30, 2020, 22:30 EDT')
  expect(await nowhere.read(`/audit${row}`)).toContain('May 1, 2020, 02:30 UTC')
  nowhere.setZone('Europe/Atlantis')
  expect(await nowhere.read(`/audit${row}`)).toContain('May 1, 2020, 02:30 UTC')
})

test('the days by which the audit log is filtered are those of the reader, in the list and in its CSV', async () => {
  await product.app.db.client`insert into audit_events (created_at, action)
    values ('2020-06-01T03:59:59Z', 'x.eve'), ('2020-06-01T04:00:00Z', 'x.morning')`
  const [toronto, nowhere] = [await staffIn('America/Toronto'), await staffIn(null)]
  for (const place of ['/audit', '/audit/export.csv']) {
    const found = async (staff: typeof toronto, day: string) => {
      const text = await staff.read(`${place}?from=${day}&to=${day}`)
      return ['2020-06-01T03:59:59', '2020-06-01T04:00:00'].map((at) => text.includes(at))
    }
    expect(await found(toronto, '2020-05-31'), place).toEqual([true, false])
    expect(await found(toronto, '2020-06-01'), place).toEqual([false, true])
    expect(await found(nowhere, '2020-06-01'), place).toEqual([true, true])
  }
})

test('today is the day of the reader', async () => {
  const full = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone }).format(product.app.now())
  const staff = await staffIn('Pacific/Kiritimati')
  // These two are 25 hours apart and never have the same day.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    staff.setZone(zone)
    expect(await staff.read('')).toContain(full(zone))
    expect(await staff.read('/bookings')).toContain(`Times in ${zone.replace('_', ' ')}`)
  }
})
