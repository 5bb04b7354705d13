import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { gatedAddresses } from '#test/gated-routes.ts'
import { pageRoutes } from '#test/page-routes.ts'
import routes from '../routes.ts'
import { gatedRoutes } from './gates.data.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

/** Lists that open a record over themselves. */
const lists = ['inbox', 'leads', 'inbox/mails', 'inbox/quarantine', 'invoices', 'bookings']

test.each(lists)('a record of %s that is gone leads back to its list as it was', async (list) => {
  const answer = await staff.get(`/lead_admin/${list}/${crypto.randomUUID()}?q=harbour`)
  expect(answer.status).toBe(404)
  const [, text] =
    new RegExp(`href="/lead_admin/${list}\\?q=harbour"[^>]*>([^<]+)`).exec(await answer.text()) ??
    []
  expect(text).toBe('Back to the list')
})

const areas = [
  ['applications', 'Back to Applications'],
  ['tickets', 'Back to Tickets'],
]

test.each(areas)(
  'a record of %s that is gone leads back to their list by its name',
  async (area, words) => {
    const answer = await staff.get(`/lead_admin/${area}/${crypto.randomUUID()}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(new RegExp(`href="/lead_admin/${area}"[^>]*>${words}<`))
  },
)

test('no page of the panel asks to try again for a record that is gone', async () => {
  const shown = pageRoutes(routes)
  const pages = gatedAddresses(routes).filter(
    ({ id, path, gate }) => gate === 'lead_admin' && gatedRoutes[id]?.ids && shown.get(path) === id,
  )
  const inVain: string[] = []
  for (const { path } of pages) {
    const answer = await staff.get(path.replaceAll(/:\w+/g, () => crypto.randomUUID()))
    const text = await answer.text()
    expect(answer.status, path).toBe(404)
    if (text.includes('>Try again<')) inVain.push(path)
  }
  expect(inVain).toEqual([])
  expect(pages.length).toBeGreaterThan(30)
})
