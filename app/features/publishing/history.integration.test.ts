import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'
import { countingQueries } from '#test/query-count.ts'
import { versionList } from './version-list-query.ts'
import { listVersions } from './version-service.server.ts'

const insights = '/lead_admin/insights'
const projects = '/lead_admin/published-projects'
let product: TestApp
let staff: Client

beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const sql = () => product.app.db.client
const post = (path: string, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return staff.form(path, form)
}
const tableOf = (list: string) => (list === insights ? 'insights' : 'public_projects')
const rowOf = async (id: string, list = insights) =>
  (await sql()`select * from ${sql()(tableOf(list))} where id = ${id}`)[0] ?? expect.fail('no row')
async function draft(fields: Record<string, string>, list = insights) {
  const id: string = crypto.randomUUID()
  expect((await post(`${list}/new`, { id, title: 'A new thing', ...fields })).status).toBe(302)
  return id
}
async function save(id: string, fields: Record<string, string>, list = insights) {
  const { version, title, slug } = await rowOf(id, list)
  const saved = { version: String(version), title, slug, ...fields }
  expect((await post(`${list}/${id}`, saved)).status).toBe(302)
}
const versionsOf = (id: string) =>
  sql()`select v.*, p.email from insight_versions v left join profiles p on p.user_id = v.editor_id
    where insight_id = ${id} order by version`

test('every save stores a version with editor, time and changes; an unchanged form stores none', async () => {
  const id = await draft({ excerpt: 'First', content: '<p>One two three</p>' })
  await save(id, { excerpt: 'Second', content: '<p>One two three</p>' })
  await save(id, { excerpt: 'Second', content: '<p>One two three</p>' })
  await save(id, { excerpt: 'Second', content: '<p>One 2 three</p>', move: 'publish' })
  await save(id, { excerpt: 'Second', content: '<p>One 2 three</p>', move: 'unpublish' })
  const kept = await versionsOf(id)
  expect(kept.map(({ version, move }) => [version, move])).toEqual([
    [1, 'create'],
    [2, 'save'],
    [3, 'publish'],
    [4, 'unpublish'],
  ])
  expect(kept.map(({ changed }) => changed)).toEqual([
    ['title', 'slug', 'excerpt', 'content'],
    ['excerpt'],
    ['content', 'publishedOn'],
    [],
  ])
  expect(kept.every(({ email }) => email === 'admin@example.com' || email)).toBe(true)
  const page = await (await staff.get(`${insights}/${id}`)).text()
  for (const word of ['Created', 'Saved', 'Published', 'Unpublished', 'Version 4'])
    expect(page).toContain(word)
  const one = `${insights}/${id}/versions/${kept[2]?.id}`
  const compared = await (await staff.get(one)).text()
  expect(compared).toMatch(/<del[^>]*>.*two.*<\/del>/)
  expect(compared).toMatch(/<ins[^>]*>.*2.*<\/ins>/)
  const preview = await staff.get(`${insights}/${id}/preview?version=${kept[0]?.id}`)
  const html = await preview.text()
  expect(html).toContain('First')
  expect(html).toContain('Version 1 from')
  expect(preview.headers.get('cache-control')).toContain('no-store')
})

test('restoring stores a new version and loses none; with a conflict nothing changes', async () => {
  const id = await draft({ excerpt: 'First', slug: 'restored-one' })
  await save(id, { excerpt: 'Second', slug: 'restored-two', move: 'publish' })
  const [first] = await versionsOf(id)
  const here = `${insights}/${id}/versions/${first?.id}`
  expect((await post(here, { version: '1' })).status).toBe(409)
  const other = await draft({ slug: 'restored-one' })
  expect((await post(here, { version: '2' })).status).toBe(409)
  expect(await rowOf(id)).toMatchObject({ excerpt: 'Second', version: 2 })
  const { version } = await rowOf(other)
  await post(`${insights}/${other}`, { move: 'delete', version: String(version) })
  const answer = await post(here, { version: '2' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${insights}/${id}`])
  expect(await rowOf(id)).toMatchObject({
    excerpt: 'First',
    slug: 'restored-one',
    version: 3,
    is_published: true,
  })
  expect((await versionsOf(id)).map(({ move, restored_from }) => [move, restored_from])).toEqual([
    ['create', null],
    ['publish', null],
    ['restore', 1],
  ])
  const [event] =
    await sql()`select details from audit_events where subject_id = ${id} and action = 'insight.restored'`
  expect(event?.details).toMatchObject({ restoredVersion: 1 })
  expect((await staff.get(`${insights}/${crypto.randomUUID()}/versions/${first?.id}`)).status).toBe(
    404,
  )
  expect((await staff.get(`${insights}/${id}/versions/x`)).status).toBe(404)
})

test('values that were not written in the editor are stored as a version before the first save', async () => {
  for (const [list, table] of [
    [insights, 'insight_versions'],
    [projects, 'project_versions'],
  ] as const) {
    const [row] = await sql()`select id, title from ${sql()(tableOf(list))} limit 1`
    const before = await (await staff.get(`${list}/${row?.id}`)).text()
    expect(before).toContain('No versions yet')
    const [, content = ''] = /name="content"[^>]*>([^<]*)</.exec(before) ?? []
    await save(row?.id, { title: 'Another title', content }, list)
    const owner = sql()(list === insights ? 'insight_id' : 'project_id')
    const kept =
      await sql()`select move, content, editor_id from ${sql()(table)} where ${owner} = ${row?.id} order by version`
    expect(kept.map(({ move }) => move)).toEqual(['found', 'save'])
    expect(kept[0]).toMatchObject({ content: { title: row?.title }, editor_id: null })
  }
})

test('a long history is read in pages, one query each', async () => {
  const id = await draft({})
  await sql()`insert into insight_versions (insight_id, version, move, content)
    select ${id}, i, 'save', '{}' from generate_series(2, 35) i`
  const read = async (query: string) => {
    const page = await (await staff.get(`${insights}/${id}${query}`)).text()
    const numbers = [...page.matchAll(/>Version (\d+)</g)].map(([, number]) => Number(number))
    const [links = ''] = /<nav aria-label="Pages of the history".*?<\/nav>/s.exec(page) ?? []
    const hrefs = [...links.matchAll(/href="[^"?]*([^"#]*)#history"/g)].map(([, href]) => href)
    return { numbers, hrefs: hrefs.map((href = '') => href.replaceAll('&amp;', '&')) }
  }
  const first = await read('')
  expect(first.numbers).toEqual(Array.from({ length: 10 }, (_, at) => 35 - at))
  const [older = ''] = first.hrefs
  const second = await read(older)
  expect(second.numbers[0]).toBe(25)
  const [newer = ''] = second.hrefs
  expect((await read(newer)).numbers).toEqual(first.numbers)
  expect((await read('?before=end')).numbers).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect((await read('?after=nonsense')).numbers).toEqual(first.numbers)
  const counting = countingQueries(product.app)
  const query = readListQuery(versionList, new URLSearchParams())
  const person = { sessionId: 'x', email: 'x', fullName: 'x', clientId: null }
  const userId: string = crypto.randomUUID()
  const actor = { kind: 'user', role: 'admin', userId, ...person } as const
  await listVersions(counting.app, actor, { kind: 'insight', id }, query)
  expect(counting.count()).toBeLessThanOrEqual(2)
})

test('nobody else sees or restores a version, and nobody changes one', async () => {
  const id = await draft({ title: 'Kept from others' })
  const [version] = await versionsOf(id)
  const password = 'a-long-enough-phrase-3'
  for (const role of ['visitor', 'client_user', 'client_admin'] as const) {
    const client = product.client()
    if (role !== 'visitor') {
      const { email } = await createAccount(product, role, password)
      await client.signIn(email, password)
    }
    const path = `${insights}/${id}/versions/${version?.id}`
    await expectClosed(client, path, 'admin-insight-version', 'Kept from others')
  }
  await post(`${insights}/${id}`, { move: 'delete', version: '1' })
  expect(await versionsOf(id)).toEqual([])
})
