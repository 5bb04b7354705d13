import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#test/app.ts'

const product = await startTestApp()
afterAll(() => product.close())
const staff = product.client()
await staff.signIn()
const sql = () => product.app.db.client

async function plant(change: { phone?: string; name?: string } = {}) {
  const id = crypto.randomUUID()
  const email = `${id.slice(0, 8)}@works.example`
  await sql()`insert into leads (id, source, full_name, email, phone)
    values (${id}, 'contact', ${change.name ?? 'Ada Roy'}, ${email}, ${change.phone ?? null})`
  return { email, page: `/lead_admin/inbox/${id}` }
}
const text = async (path: string) => (await staff.get(path)).text()

test('leads of the same address or telephone are pointed out', async () => {
  const one = await plant({ phone: '+33 1 23 45 67 89', name: 'Jeanne Same' })
  const two = await plant({ phone: '01.23.45.67.89', name: 'J. Same' })
  const panel = await text(one.page)
  expect(panel).toContain('Another lead has the same address or telephone')
  expect(panel).toContain(two.page)
  expect(await text((await plant()).page)).not.toContain('same address or telephone')
})

test('of many leads of one address the newest are named, all are counted, and their list is linked', async () => {
  const one = await plant({ phone: '+1 613 555 0188' })
  await sql()`insert into leads (id, source, full_name, email, phone, spam_at)
    select gen_random_uuid(), 'contact', 'Twin ' || i, upper(${one.email}), null, case when i > 12 then now() end
    from generate_series(1, 14) as i`
  const list = `href="/lead_admin/inbox?q=${encodeURIComponent(one.email)}"`
  const panel = await text(one.page)
  expect(panel).toContain('12 other leads have the same address or telephone')
  const [pointedOut = ''] = /<details class="mt-2[\s\S]*?<\/details>/.exec(panel) ?? []
  expect(pointedOut.match(/>Twin \d+</g)).toHaveLength(5)
  expect(pointedOut).toMatch(new RegExp(`<a[^>]*${list.replace('?', '\\?')}[^>]*>All of them`))
  // Their list is searched by the address, and says nothing of telephones.
  await plant({ phone: '613-555-0188' })
  const both = await text(one.page)
  expect(both).toContain('13 other leads have the same address or telephone')
  expect(both).toContain('All with this address')
  expect(both).not.toContain('All of them')
})
