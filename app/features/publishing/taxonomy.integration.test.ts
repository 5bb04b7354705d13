import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { taxonomyForm } from '#content/taxonomy.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'
import { patience } from '#test/patience.ts'
import { countingQueries } from '#test/query-count.ts'
import { listTerms } from './taxonomy-service.server.ts'

const taxonomyPath = '/lead_admin/taxonomy'
let product: TestApp
let other: TestApp
let staff: Client

beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
  other = await startTestApp({ DATABASE_URL: product.app.config.databaseUrl ?? '' })
  staff = product.client()
  await staff.signIn()
})
afterAll(async () => {
  await other.close()
  await product.close()
})

const sql = () => product.app.db.client
const post = (path: string, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return staff.form(path, form)
}
const idOf = async (table: string, slug: string): Promise<string> => {
  const [row] = await sql()`select id from ${sql()(table)} where slug = ${slug}`
  return row?.id ?? expect.fail(`no ${slug}`)
}
const read = async (path: string) => (await other.client().get(path)).text()
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patience, interval: 20 })
const audited = async (id: string) =>
  (await sql()`select action from audit_events where subject_id = ${id} order by created_at`).map(
    ({ action }) => action,
  )

test('a term is added, renamed, moved, hidden, shown and deleted; the public filters follow at once', async () => {
  await read('/projects')
  expect((await post(taxonomyPath, { name: '  Ports &   Harbours  ' })).status).toBe(302)
  const id = await idOf('sectors', 'ports-harbours')
  await soon(async () => expect(await read('/projects')).toContain('Ports &amp; Harbours'))
  expect((await post(taxonomyPath, { id, name: 'Harbours', slug: 'harbours' })).status).toBe(302)
  await soon(async () => expect(await read('/projects')).toContain('?sector=harbours'))
  const order = async () =>
    [...(await read('/projects')).matchAll(/\?sector=([a-z0-9-]+)/g)].map(([, slug]) => slug)
  const first = (await order())[0]
  const count = (await sql()`select 1 from sectors`).length
  for (let step = 0; step < count; step++) await post(taxonomyPath, { id, move: 'up' })
  await soon(async () => expect((await order())[0]).toBe('harbours'))
  await post(taxonomyPath, { id, move: 'up' })
  expect(await (await staff.get(taxonomyPath)).text()).toContain(taxonomyForm.done.unmoved.up)
  await post(taxonomyPath, { id, move: 'down' })
  expect(await (await staff.get(taxonomyPath)).text()).toContain(taxonomyForm.done.down)
  await soon(async () => expect((await order())[0]).toBe(first))
  await post(taxonomyPath, { id, move: 'off' })
  await soon(async () => expect(await read('/projects')).not.toContain('harbours'))
  const form = await (await staff.get('/lead_admin/published-projects/new')).text()
  expect(form).not.toContain(`value="${id}"`)
  await post(taxonomyPath, { id, move: 'on' })
  await soon(async () => expect(await read('/projects')).toContain('harbours'))
  await post(taxonomyPath, { id, move: 'remove' })
  await soon(async () => expect(await read('/projects')).not.toContain('harbours'))
  const actions = await audited(id)
  expect([actions[0], actions[1], ...actions.slice(-3)]).toEqual(
    ['created', 'renamed', 'deactivated', 'activated', 'deleted'].map((verb) => `sector.${verb}`),
  )
})

test('a used term cannot be deleted, and stays on its pages when it is hidden', async () => {
  for (const [path, table, noun] of [
    [taxonomyPath, 'sectors', 'sector_id'],
    [`${taxonomyPath}/content-types`, 'content_types', 'content_type_id'],
  ] as const) {
    const records = sql()(noun === 'sector_id' ? 'public_projects' : 'insights')
    const [used] = await sql()`select t.id, t.name, r.id as record from ${sql()(table)} t
      join ${records} r on r.${sql()(noun)} = t.id limit 1`
    const refused = await post(path, { id: used?.id, move: 'remove' })
    expect(refused.headers.get('location')).toBe(path)
    expect(decodeURIComponent(refused.headers.get('set-cookie') ?? '')).toBeTruthy()
    expect(await sql()`select 1 from ${sql()(table)} where id = ${used?.id}`).toHaveLength(1)
    const asked = await (await staff.get(`${path}?delete=${used?.id}`)).text()
    expect(asked).toContain('was not deleted, because a page uses it')
    await post(path, { id: used?.id, move: 'off' })
    const list = noun === 'sector_id' ? 'published-projects' : 'insights'
    const editor = await (await staff.get(`/lead_admin/${list}/${used?.record}`)).text()
    expect(editor).toContain(`value="${used?.id}" selected`)
    await post(path, { id: used?.id, move: 'on' })
  }
})

test('links with a former slug redirect, and a slug that is used again belongs to the new term', async () => {
  const visitor = other.client()
  const moved = async (path: string) => {
    const answer = await visitor.get(path)
    return [answer.status, answer.headers.get('location')]
  }
  const id = await idOf('sectors', 'health')
  const name = 'Health'
  expect((await visitor.get('/projects?sector=health')).status).toBe(200)
  await post(taxonomyPath, { id, name, slug: 'care' })
  await post(taxonomyPath, { id, name, slug: 'public-health' })
  const link = '?sector=health&capability=cloud-infrastructure'
  await soon(async () =>
    expect(await moved(`/projects${link}`)).toEqual([
      301,
      '/projects?capability=cloud-infrastructure&sector=public-health',
    ]),
  )
  expect(await moved('/projects?sector=care')).toEqual([301, '/projects?sector=public-health'])
  await post(taxonomyPath, { name: 'Care homes', slug: 'care' })
  await soon(async () => expect((await moved('/projects?sector=care'))[0]).toBe(200))
  await post(taxonomyPath, { id, name, slug: 'health' })
  await soon(async () => expect((await moved('/projects?sector=health'))[0]).toBe(200))
  expect(await moved('/projects?sector=public-health')).toEqual([301, '/projects?sector=health'])
  const type = await idOf('content_types', 'guide')
  await post(`${taxonomyPath}/content-types`, { id: type, name: 'Guide', slug: 'how-to' })
  await soon(async () =>
    expect(await moved('/blog?type=guide')).toEqual([301, '/blog?type=how-to']),
  )
  await post(`${taxonomyPath}/content-types`, { id: type, name: 'Guide', slug: 'guide' })
})

test('a generated slug does not take over the links of a former one', async () => {
  const moved: string = crypto.randomUUID()
  const second: string = crypto.randomUUID()
  await post('/lead_admin/insights/new', { id: moved, title: 'Moving on' })
  await sql()`update insights set slug = 'moved-on', is_published = true, published_at = now() where id = ${moved}`
  await post('/lead_admin/insights/new', { id: second, title: 'Moving on' })
  const [made] = await sql()`select slug from insights where id = ${second}`
  expect(made?.slug).toBe(`moving-on-${second.slice(0, 4)}`)
  const link = await staff.get('/blog/moving-on')
  expect(link.headers.get('location')).toBe('/blog/moved-on')
})

test('the list of a hidden term still works with its link', async () => {
  const id = await idOf('sectors', 'health')
  await post(taxonomyPath, { id, move: 'off' })
  await soon(async () => expect(await read('/projects')).not.toContain('?sector=health'))
  const html = await read('/projects?sector=health')
  expect(html).toContain('Telemedicine for one district')
  expect(html).toContain('Clear Filters')
  await post(taxonomyPath, { id, move: 'on' })
})

test('invalid fields have their messages beside them, and the form keeps what was typed', async () => {
  const [sector] = await sql()`select id, name, slug from sectors limit 1`
  const wrong: [Record<string, string>, string][] = [
    [{ name: ' ' }, 'Please enter a name'],
    [{ name: 'Fine', slug: 'No Good' }, 'Use only small letters'],
    [
      { name: String(sector?.name).toUpperCase(), slug: 'free' },
      'Another entry already has this name',
    ],
    [{ name: 'Free', slug: sector?.slug }, 'Another entry already has this address'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
  ]
  for (const [fields, message] of wrong) {
    const answer = await post(taxonomyPath, fields)
    expect(answer.status, message).toBe(422)
    const html = await answer.text()
    expect(html).toContain(message)
    if (fields.slug) expect(html).toContain(`value="${fields.slug}"`)
  }
  const id = await idOf('capabilities', 'digital-identity')
  const fixed = await post(`${taxonomyPath}/capabilities?edit=${id}`, {
    id,
    name: 'Identity',
    slug: 'id',
  })
  expect(fixed.status).toBe(422)
  expect(await fixed.text()).toContain('A page of the site has this address')
  const missing = crypto.randomUUID()
  expect((await post(taxonomyPath, { id: missing, name: 'Nothing' })).status).toBe(404)
  expect((await post(taxonomyPath, { id: missing, move: 'up' })).status).toBe(404)
})

test('a capability without a page of its own links to the list of its projects', async () => {
  await post(`${taxonomyPath}/capabilities`, { name: 'Cartography' })
  const capability = await idOf('capabilities', 'cartography')
  const [project] =
    await sql()`select id, slug from public_projects where visible_from <= now() limit 1`
  await sql()`insert into project_capabilities (project_id, capability_id) values (${project?.id}, ${capability})`
  await soon(async () =>
    expect(await read(`/projects/${project?.slug}`)).toContain('/projects?capability=cartography'),
  )
})

test('the page sends one query, and nobody else reaches it', async () => {
  const counting = countingQueries(product.app)
  const person = { sessionId: 'x', email: 'x', fullName: 'x', clientId: null }
  const userId: string = crypto.randomUUID()
  const actor = { kind: 'user', role: 'admin', userId, ...person } as const
  await listTerms(counting.app, actor, 'capabilities')
  expect(counting.count()).toBeLessThanOrEqual(2)
  const password = 'a-long-enough-phrase-3'
  for (const role of ['visitor', 'client_admin'] as const) {
    const client = product.client()
    if (role !== 'visitor') {
      const { email } = await createAccount(product, role, password)
      await client.signIn(email, password)
    }
    await expectClosed(client, taxonomyPath, 'admin-sectors', 'Content types')
    await expectClosed(
      client,
      `${taxonomyPath}/capabilities`,
      'admin-capabilities',
      'Content types',
    )
  }
})
