import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())
afterEach(() => vi.restoreAllMocks())

test.each(['get', 'post'] as const)(
  'an unknown path is logged when requested by %s',
  async (method) => {
    const info = vi.spyOn(product.app.log, 'info')
    const answer = await product.client()[method]('/no/such/page?token=secret')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Oops! Page not found')
    expect(info).toHaveBeenCalledWith(
      {
        requestId: answer.headers.get('x-request-id'),
        method: method.toUpperCase(),
        path: '/no/such/page',
      },
      'page not found',
    )
    expect(JSON.stringify(info.mock.calls)).not.toContain('secret')
  },
)

test('a known path is not logged as missing', async () => {
  const info = vi.spyOn(product.app.log, 'info')
  expect((await product.client().get('/contact')).status).toBe(200)
  expect(info).not.toHaveBeenCalledWith(expect.anything(), 'page not found')
})

test.each([
  '/downloads/nope.pdf',
  '/accessibility/x.yaml',
  '/illustrations/Nope.svg',
  '/share/nope.png',
  '/pictures/nope/100.webp',
  `/trust/documents/${crypto.randomUUID()}`,
  '/booking/nope/call.ics',
])('at %s, where no file is, a browser gets the page for unknown addresses', async (path) => {
  const client = product.client()
  const answer = await client.get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  for (const text of ['Oops! Page not found', 'href="/search"', 'noindex', 'href="/solutions"'])
    expect(page).toContain(text)
  // The browser finds its page among the routes that it is told, and not the one of the file.
  expect(page).not.toContain('"id": "routes/site/download"')
  // Scripts read the same page again, as they do after a form.
  const data = await client.get(`${path}.data`)
  expect(data.status).toBe(404)
  expect(await data.text()).toContain('routes/site/not-found')
  const program = await client.get(path)
  expect(program.status).toBe(404)
  expect(await program.text()).not.toContain('<html')
})

test('at an address of a file that cannot be decoded there is nothing either', async () => {
  const answer = await product.client().get('/downloads/%E0%A4%A.pdf', { accept: 'text/html' })
  expect(answer.status).toBe(404)
})

test('a very long path is cut', async () => {
  const info = vi.spyOn(product.app.log, 'info')
  await product.client().get(`/${'x'.repeat(4_000)}`)
  const line = info.mock.calls.find(([, message]) => message === 'page not found')
  expect((line?.[0] as { path?: string } | undefined)?.path).toHaveLength(500)
})

test('in the portal and the panel an unknown address keeps the shell', async () => {
  const password = 'a-long-enough-phrase-3'
  const account = await createAccount(product, 'client_user', password)
  const [client, staff] = [product.client(), product.client()]
  await client.signIn(account.email, password)
  await staff.signIn()
  const nobodys = crypto.randomUUID()
  const missing: [typeof client, string, string][] = [
    [client, '/dashboard/nothing', 'Support'],
    [client, '/dashboard/nothing/at/all', 'Support'],
    [client, `/dashboard/support/${nobodys}`, 'Support'],
    [client, `/dashboard/projects/${nobodys}`, 'Support'],
    [client, `/dashboard/documents/${nobodys}`, 'Support'],
    [client, `/dashboard/invoices/${nobodys}`, 'Support'],
    [staff, '/lead_admin/nothing', 'Blueprint Leads'],
    [staff, `/lead_admin/tickets/${nobodys}`, 'Blueprint Leads'],
  ]
  for (const [who, path, tab] of missing) {
    for (const method of ['get', 'post'] as const) {
      const answer = await who[method](path)
      const page = await answer.text()
      if (method === 'post' && answer.status === 405) continue
      expect(answer.status, path).toBe(404)
      for (const text of ['Page not found', 'Sign Out', tab]) expect(page, path).toContain(text)
      expect(page, path).not.toContain('Oops!')
    }
  }
  for (const path of ['/dashboard/nothing', '/lead_admin/nothing'])
    expect((await product.client().get(path)).status, path).toBe(302)
})
