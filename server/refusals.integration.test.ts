import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

const password = 'a phrase nobody guesses 4'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

test('an endpoint that speaks JSON says in JSON what is wrong, whatever it is', async () => {
  const client = product.client()
  const large = 'x'.repeat(300_000)
  const type = { 'content-type': 'application/json' }
  const answers = [
    [403, await client.json('/api/form-token', {}, { origin: 'https://evil.example' })],
    [404, await client.get('/api/nothing')],
    [405, await client.json('/api/form-token', {})],
    [405, await client.ask('DELETE', '/api/assistant/capabilities')],
    [413, await client.json('/api/functions/send-blueprint-notification', { large })],
    [413, await client.json('/api/functions/handle-invitation-signup', { large })],
    [413, await client.json('/auth/passkey', { large })],
    [413, await client.json('/careers/apply/file-upload', { large })],
    [422, await client.json('/auth/passkey', {}, type)],
  ] as const
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type'), String(status)).toMatch(/^application\/json/)
    expect(await answer.json()).toEqual({ error: expect.any(String) })
  }
  // A browser that navigates there gets a page.
  const page = await client.get('/api/nothing', { accept: 'text/html,*/*;q=0.8' })
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
})

test('a log line holds no token of a link, also when the request fails', async () => {
  const { log } = product.app
  const lines: string[] = []
  const spies = (['info', 'error'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => {
      lines.push(JSON.stringify(line))
    }),
  )
  const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYm-'
  const fault = vi.spyOn(product.app.db, 'as').mockRejectedValueOnce(new Error('out of order'))
  expect((await product.client().get(`/booking/${token}`)).status).toBe(500)
  fault.mockRestore()
  await product.client().get(`/auth/reset?token=${token}`)
  for (const spy of spies) spy.mockRestore()
  expect(lines.join()).toContain('/booking/…')
  expect(lines.join()).toContain('request failed')
  expect(lines.join()).not.toContain(token)
})

test('data that is refused says with its status why, and not that something broke', async () => {
  const client = product.client()
  const closed = await client.get('/lead_admin/leads.data')
  expect(closed.status).toBe(401)
  expect(await closed.text()).toMatch(/^(?!.*Internal Server Error).*Unauthorized/s)
  const { email } = await createAccount(product, 'client_user', password)
  await client.signIn(email, password)
  const forbidden = await client.get('/lead_admin/leads.data')
  expect(forbidden.status).toBe(403)
  expect(await forbidden.text()).toMatch(/^(?!.*Internal Server Error).*Forbidden/s)
})
