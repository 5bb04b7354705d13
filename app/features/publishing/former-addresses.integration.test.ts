import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'

const insights = '/lead_admin/insights'
let product: TestApp
let staff: Client

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

async function post(path: string, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ title: 'A new thing', ...fields }))
    form.append(name, value)
  expect((await staff.form(path, form)).status).toBe(302)
}
async function draft(slug: string): Promise<string> {
  const id: string = crypto.randomUUID()
  await post(`${insights}/new`, { id, slug })
  return id
}
async function save(id: string, slug: string, fields: Record<string, string> = {}) {
  const [row] = await product.app.db.client`select version from insights where id = ${id}`
  await post(`${insights}/${id}`, { slug, version: String(row?.version), ...fields })
}
async function where(): Promise<string | number> {
  const answer = await product.client().get('/blog/first-address')
  return answer.headers.get('location') ?? answer.status
}
const soon = (place: string | number) =>
  vi.waitFor(async () => expect(await where()).toBe(place), { timeout: patience, interval: 20 })

test('a former address redirects until another publication with that address is public', async () => {
  const old = await draft('first-address')
  await save(old, 'first-address', { move: 'publish' })
  await save(old, 'second-address')
  await soon('/blog/second-address')
  const next = await draft('first-address')
  expect(await where()).toBe('/blog/second-address')
  await save(next, 'passed-over')
  await save(next, 'first-address')
  expect(await where()).toBe('/blog/second-address')
  await save(next, 'first-address', { move: 'publish' })
  await soon(200)
  await save(next, 'third-address')
  await soon('/blog/third-address')
  const campaign = await product.client().get('/blog/first-address?utm_source=letter&page=2')
  expect(campaign.headers.get('location')).toBe('/blog/third-address?utm_source=letter&page=2')
})

test('texts of one title that are created at the same moment get addresses of their own', async () => {
  const ids = [1, 2, 3].map(() => crypto.randomUUID())
  await Promise.all(ids.map((id) => post(`${insights}/new`, { id, title: 'One title', slug: '' })))
  const rows = await product.app.db.client`select slug from insights where id = any(${ids})`
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(3)
})
