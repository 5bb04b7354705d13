import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, startTestApp } from '#test/app.ts'

let product: Awaited<ReturnType<typeof startTestApp>>
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  await product.app.db.client`
    insert into clients (name, company_name)
    select 'Bureau ' || lpad(n::text, 4, '0'), 'Agency ' || n from generate_series(1, 1500) as n`
})
afterAll(() => product.close())

const pages = [
  '/lead_admin/documents',
  '/lead_admin/tickets',
  '/lead_admin/engagements',
  '/lead_admin/engagements/new',
  '/lead_admin/documents/upload',
]
const textOf = async (path: string) => (await staff.get(path)).text()

describe('choosing a client among more than a select can hold', () => {
  test.each(pages)('%s finds every one of them by a search in the address', async (path) => {
    const first = await textOf(`${path}?q=x`)
    expect(first).not.toContain('Bureau 1400')
    expect(first).toContain('name="find_client"')
    const found = await textOf(`${path}?q=x&find_client=agency+1400`)
    expect(found).toContain('Bureau 1400 (Agency 1400)')
    expect(found).not.toContain('Bureau 0001')
    expect(found).toContain('1 client found for &quot;agency 1400&quot;')
  })

  test('the chosen one is among them without a search', async () => {
    const [row] = await product.app.db.client`select id from clients where name = 'Bureau 1499'`
    for (const path of pages.slice(0, 3))
      expect(await textOf(`${path}?client=${row?.id}`)).toMatch(
        new RegExp(`value="${row?.id}" selected[^>]*>Bureau 1499`),
      )
  })

  test('a search from the form of a new project keeps what was typed, and the list behind', async () => {
    const page = await textOf(
      '/lead_admin/engagements/new?list=status%3Dcompleted&name=Half+a+name&status=planning&find_client=1400',
    )
    expect(page).toContain('value="Half a name"')
    expect(page).toContain('<input type="hidden" name="list" value="status=completed"')
    expect(page).toMatch(/<option value="completed" selected[^>]*>/)
  })

  test('the rail counts what waits, to a hundred', async () => {
    await product.app.db.client`
      insert into leads (id, full_name, email, source) select gen_random_uuid(), 'L', 'l@example.org', 'blueprint' from generate_series(1, 120)`
    const page = await textOf('/lead_admin/users')
    expect(page).toContain('more than 99 waiting')
    expect(page).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/lead_admin\/users"/)
  })
})
