import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import routes from '#app/routes.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'
import { dataOfRoute } from '#test/route-data.ts'

const list = '/lead_admin/redirects'
let product: TestApp
let staff: Client
let visitor: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  visitor = product.client()
  await staff.signIn()
  await sql()`insert into insights (slug, title, author, content, is_published, published_at)
    values ('former', 'Published', 'A', '<p>Text.</p>', true, now())`
  await sql()`update insights set slug = 'published' where slug = 'former'`
})
afterAll(() => product.close())

const sql = () => product.app.db.client
const save = (from: string, target: string, fields: Record<string, string> = {}) =>
  staff.post(list, { intent: 'save', id: '', from, target, status: '301', ...fields })
const idOf = async (from: string) =>
  String((await sql()`select id from redirects where from_path = ${from}`)[0]?.id)
const leads = (from: string, to: string | null) =>
  expect.poll(async () => (await visitor.get(from)).headers.get('location')).toBe(to)

async function leadsScript(address: string, to: string) {
  const data = await visitor.get(address)
  expect([data.status, data.headers.get('location')]).toEqual([202, null])
  const text = await data.text()
  for (const part of ['SingleFetchRedirect', `"${to}"`]) expect(text).toContain(part)
}

/** The public addresses with a parameter, each with a value that names nothing. */
function parametersOf(entries: RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    const isPublic = file.startsWith('routes/site/') && path?.includes(':')
    const named = own.replaceAll(/:\w+/g, 'gone')
    return [...(isPublic ? [named] : []), ...parametersOf(children, own)]
  })
}

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
  ['/blog/published', '/about', 'answers at this address already'],
  ['/Blog/Published/', '/about', 'answers at this address already'],
  ['/blog/former', '/about', 'answers at this address already'],
  ['/downloads/sample-blueprint.pdf', '/about', 'answers at this address already'],
  ['/share/home.png', '/about', 'answers at this address already'],
  ['/favicon.svg', '/about', 'answers at this address already'],
  ['/readyz', '/about', 'answers at this address already'],
  ['/plates/evisa.svg', '/about', 'answers at this address already'],
  ['/lead_admin/nothing', '/about', 'answers at this address already'],
  ['/dashboard/documents/nothing', '/about', 'answers at this address already'],
  ['/api/form-token', '/about', 'answers at this address already'],
  ['/lead_admin/users', '/about', 'answers at this address already'],
  ['/tender', '/no/such/page', 'No page of the site has this address'],
  ['/tender', '/blog/nowhere', 'No page of the site has this address'],
  ['/tender', '/blog/Published', 'No page of the site has this address'],
  ['/tender', '/downloads/nowhere.pdf', 'No page of the site has this address'],
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

// There is an illustration for every name that a record can have.
const parameters = parametersOf(routes, '').filter((path) => !path.startsWith('/illustrations/'))

test.each([...parameters, '/blog/caf%C3%A9', '/blog/Gone/Deeper'])(
  'from %s, where nothing is, visitors are led on',
  async (from) => {
    for (const visit of ['first', 'second'])
      expect((await visitor.get(from)).status, visit).toBe(404)
    expect((await save(from, '/vision')).status).toBe(302)
    await leads(from, '/vision')
    const marked = await visitor.get(`${from}?utm_source=card`)
    expect([marked.status, marked.headers.get('location')]).toEqual([
      301,
      '/vision?utm_source=card',
    ])
    expect(marked.headers.get('cache-control')).toBe('no-store')
    await leadsScript(`${from}.data`, '/vision')
  },
)

test('a script is led on too when it asks for the data of that page alone', async () => {
  await save('/blog/alone', '/vision')
  await leads('/blog/alone', '/vision')
  await leadsScript(dataOfRoute('/blog/alone', 'routes/site/blog-insight'), '/vision')
})

test('these are the public addresses with a parameter', () => {
  expect(parameters).toEqual(expect.arrayContaining(['/blog/gone', '/projects/gone']))
  expect(parameters.length).toBeGreaterThan(7)
})

test('what is published later wins over the redirect, and staff see that', async () => {
  const note = 'the site has a page at this address now'
  const listed = async () => (await staff.get(list)).text()
  await save('/blog/later', '/about')
  await leads('/blog/later', '/about')
  expect(await listed()).not.toContain(note)
  const status = () => visitor.get('/blog/later').then((answer) => answer.status)
  await sql()`insert into insights (slug, title, author, content, is_published, published_at)
    values ('later', 'Published later', 'A', '<p>Text.</p>', true, now())`
  await expect.poll(status).toBe(200)
  const page = await visitor.get('/blog/later')
  expect(page.headers.get('cache-control')).toBe('public, no-cache')
  expect(await page.text()).toContain('Published later')
  expect((await visitor.get('/blog/later.data')).status).toBe(200)
  expect(await listed()).toContain(note)
  await sql()`update insights set is_published = false where slug = 'later'`
  await leads('/blog/later', '/about')
})

test('a page that is there and all of panel, portal and API are never redirected', async () => {
  const closed = ['/contact', '/blog/published', '/lead_admin/nothing', '/dashboard/nothing']
  for (const from of [...closed, '/api/assistant/capabilities', '/lead_admin/documents/x/file'])
    await sql()`insert into redirects (from_path, target) values (${from}, '/about')`
  await save('/told', '/about')
  await leads('/told', '/about')
  for (const from of ['/contact', '/blog/published', '/api/assistant/capabilities'])
    expect((await visitor.get(from)).status, from).toBe(200)
  for (const from of ['/lead_admin/nothing', '/lead_admin/documents/x/file'])
    expect((await staff.get(from)).status, from).toBe(404)
  expect((await visitor.get('/dashboard/nothing')).headers.get('location')).toMatch(/^\/auth/)
})

test('unknown addresses ask the database for no redirect', async () => {
  const queries = vi.spyOn(product.app.db.owner, 'all')
  for (const path of ['/flood', '/blog/flood', '/projects/flood', '/downloads/flood.pdf'])
    for (const address of [path, `${path}.data`])
      expect((await visitor.get(address)).status, address).toBe(404)
  expect(queries).not.toHaveBeenCalled()
  queries.mockRestore()
})

test('a redirect that is gone cannot be changed', async () => {
  expect((await save('/x', '/about', { id: crypto.randomUUID() })).status).toBe(404)
})

test('only staff see redirects', () =>
  expectClosed(product.client(), list, 'routes/admin/redirects', '/press'))
