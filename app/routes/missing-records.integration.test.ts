import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

/** Lists that open a record over themselves. */
const lists = ['inbox', 'leads', 'inbox/mails', 'inbox/quarantine']

test.each(lists)('a record of %s that is gone leads back to its list as it was', async (list) => {
  const answer = await staff.get(`/lead_admin/${list}/${crypto.randomUUID()}?q=harbour`)
  expect(answer.status).toBe(404)
  const [, text] =
    new RegExp(`href="/lead_admin/${list}\\?q=harbour"[^>]*>([^<]+)`).exec(await answer.text()) ??
    []
  expect(text).toBe('Back to the list')
})
