import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
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

async function newClient(): Promise<Client> {
  const password = 'correct-horse-battery-9'
  const { email } = await createAccount(product, 'client_admin', password)
  const client = product.client()
  await client.signIn(email, password)
  return client
}

const pagesOfPortal = [
  ['requests', 'Requests', 'requests', 'client_requests'],
  ['decisions', 'Decisions', 'decisions', 'client_decisions'],
]

test.each(pagesOfPortal)(
  'a page of %s in the portal that is gone, or cannot be loaded, says so in its own words',
  async (area, name, words, table) => {
    const client = await newClient()
    const record = `/dashboard/${area}/${crypto.randomUUID()}`
    const gone = await client.get(record)
    expect(gone.status).toBe(404)
    expect(await gone.text()).toMatch(new RegExp(`href="/dashboard/${area}"[^>]*>Back to ${name}<`))
    const { client: sql } = product.app.db
    await sql`revoke select on ${sql(table ?? '')} from unordin_request`
    try {
      const failed = await client.get(record)
      expect(failed.status).toBe(500)
      expect(await failed.text()).toContain(`Error loading ${words}. Please try again.`)
    } finally {
      await sql`grant select on ${sql(table ?? '')} to unordin_request`
    }
  },
)

test('an address of the portal that does not exist leads back to its first page', async () => {
  const answer = await (await newClient()).get('/dashboard/nowhere')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toMatch(/href="\/dashboard"[^>]*>Back to Client Portal</)
})

test('an address whose ids are none shows nothing and is no fault, on both sides', async () => {
  const client = await newClient()
  const sides = { lead_admin: staff, dashboard: client }
  const found: string[] = []
  let tried = 0
  for (const { id, path, gate } of gatedAddresses(routes)) {
    const by = sides[gate as keyof typeof sides]
    if (!by || !gatedRoutes[id]?.ids) continue
    for (const none of ['abc', '%20', `${crypto.randomUUID()}0`]) {
      const address = path.replaceAll(/:\w+/g, none)
      const { status } = await by.get(address)
      tried += 1
      // Addresses of forms lead back to their page.
      if (![302, 404, 405].includes(status)) found.push(`${address}: ${status}`)
    }
  }
  expect(found).toEqual([])
  expect(tried).toBeGreaterThan(150)
})

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
