import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'

const list = '/lead_admin/redirects'
let product: TestApp
let staff: Client
let visitor: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  visitor = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const sql = () => product.app.db.client
const save = (from: string, target: string, fields: Record<string, string> = {}) =>
  staff.post(list, { intent: 'save', id: '', from, target, status: '301', ...fields })
const idOf = async (from: string) =>
  String((await sql()`select id from redirects where from_path = ${from}`)[0]?.id)
const leads = (from: string, to: string | null) =>
  expect.poll(async () => (await visitor.get(from)).headers.get('location')).toBe(to)

test('a redirect works at once, is counted, changed and deleted, and each step is recorded', async () => {
  expect((await visitor.get('/visa')).status).toBe(404)
  expect((await save('/Visa/', '/solutions/evisa')).status).toBe(302)
  await leads('/visa', '/solutions/evisa')
  const answer = await visitor.get('/VISA/?utm_source=card')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/solutions/evisa?utm_source=card',
  ])
  await expect
    .poll(async () => (await sql()`select hits from redirects where from_path = '/visa'`)[0]?.hits)
    .toBeGreaterThan(1)
  const id = await idOf('/visa')
  expect(await (await staff.get(`${list}?edit=${id}`)).text()).toContain('value="/visa"')
  await save('/visa', 'https://example.org/visa', { id, status: '302' })
  await leads('/visa', 'https://example.org/visa')
  expect((await visitor.get('/visa')).status).toBe(302)
  await staff.post(list, { intent: 'delete', id })
  await leads('/visa', null)
  const events =
    await sql()`select action, ip from audit_events where subject_type = 'redirect' order by created_at`
  expect(events.map(({ action }) => action)).toEqual([
    'redirect.created',
    'redirect.changed',
    'redirect.deleted',
  ])
  expect(events.every(({ ip }) => ip)).toBe(true)
})

test.each([
  ['/contact', '/about', 'answers at this address already'],
  ['/blog/some-insight', '/about', 'answers at this address already'],
  ['/lead_admin/users', '/about', 'answers at this address already'],
  ['/tender', '/no/such/page', 'No page of the site has this address'],
  ['/tender', '/tender', 'cannot lead to itself'],
  ['/tender', '//evil.example', 'begins with https://'],
  ['/tender', 'javascript:alert(1)', 'begins with https://'],
  ['/tender', '/contact\r\nSet-Cookie: a=b', 'begins with https://'],
  ['tender', '/contact', 'begins with /'],
])('from %s to %s is refused beside its field', async (from, target, message) => {
  const answer = await save(from, target)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(message)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain(`value="${from}"`)
})

test('there are no chains, no loops and no second redirect from one address', async () => {
  await save('/press', '/about')
  expect(await (await save('/media', '/press')).text()).toContain('is redirected itself')
  expect(await (await save('/press', '/vision')).text()).toContain('from this address already')
  await sql()`insert into redirects (from_path, target) values ('/news', '/media')`
  expect(await (await save('/media', '/about')).text()).toContain('leads to this address')
})

test('a redirect that is gone cannot be changed', async () => {
  expect((await save('/x', '/about', { id: crypto.randomUUID() })).status).toBe(404)
})

test('only staff see redirects', () =>
  expectClosed(product.client(), list, 'routes/admin/redirects', '/press'))
