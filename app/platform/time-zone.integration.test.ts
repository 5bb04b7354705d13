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
