import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())
afterEach(() => vi.restoreAllMocks())

test.each(['get', 'post'] as const)('a bad path is logged when asked by %s', async (method) => {
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
})

test('a path that exists is not logged as missing', async () => {
  const info = vi.spyOn(product.app.log, 'info')
  expect((await product.client().get('/contact')).status).toBe(200)
  expect(info).not.toHaveBeenCalledWith(expect.anything(), 'page not found')
})

test('a very long path is cut', async () => {
  const info = vi.spyOn(product.app.log, 'info')
  await product.client().get(`/${'x'.repeat(4_000)}`)
  const line = info.mock.calls.find(([, message]) => message === 'page not found')
  expect((line?.[0] as { path?: string } | undefined)?.path).toHaveLength(500)
})
