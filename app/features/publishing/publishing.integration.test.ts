import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'
import { patience } from '#test/patience.ts'
import { countingQueries } from '#test/query-count.ts'
import { hostileHtml } from '../insights/hostile-html.data.ts'
import { publicationLists } from './publication-list-query.ts'
import { listPublications } from './publication-service.server.ts'

const insights = '/lead_admin/insights'
const projects = '/lead_admin/published-projects'
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
const post = (path: string, fields: Record<string, string> | [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
    form.append(name, value)
  return staff.form(path, form)
}
async function draft(fields: Record<string, string> = {}, list = insights) {
  const id: string = crypto.randomUUID()
  const answer = await post(`${list}/new`, { id, title: 'A new thing', ...fields })
  expect(answer.headers.get('location')).toBe(`${list}/${id}`)
  return id
}
const rowOf = async (id: string, table = 'insights') => {
  const [row] = await sql()`select * from ${sql()(table)} where id = ${id}`
  return row ?? expect.fail('no row')
}
async function save(id: string, fields: Record<string, string>, list = insights) {
  const { version, title, slug } = await rowOf(
    id,
    list === insights ? 'insights' : 'public_projects',
  )
  return post(`${list}/${id}`, { version: String(version), title, slug, ...fields })
}
const audited = async (id: string) =>
  (
    await sql()`select action from audit_events where subject_id = ${id} order by created_at, action`
  ).map(({ action }) => action)
const read = async (from: TestApp, path: string) => (await from.client().get(path)).text()
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patience, interval: 20 })

test('nobody else reaches the pages of the editor', async () => {
  const id = await draft()
  const records = [
    [insights, 'admin-insights'],
    [`${insights}/new`, 'admin-insight-new'],
    [`${insights}/${id}`, 'admin-insight'],
    [projects, 'admin-projects'],
    [`${projects}/new`, 'admin-project-new'],
  ] as const
  const password = 'a-long-enough-phrase-3'
  for (const role of ['visitor', 'client_user', 'client_admin'] as const) {
    const client = product.client()
    if (role !== 'visitor') {
      const { email } = await createAccount(product, role, password)
      await client.signIn(email, password)
    }
    for (const [path, route] of records) await expectClosed(client, path, route, 'A new thing')
  }
  expect((await rowOf(id)).title).toBe('A new thing')
})

test('a draft is created once, is not public, and changes its state; each change is audited', async () => {
  const id = crypto.randomUUID() as string
  const [type] = await sql()`select id from content_types where slug = 'guide'`
  const capabilities = await sql()`select id from capabilities order by display_order limit 2`
  const fields: [string, string][] = [
    ['id', id],
    ['title', "  What isn't counted "],
    ['excerpt', 'Short'],
    ['content', '<h2>One</h2><p onclick="x()">Text</p><script>alert(1)</script>'],
    ['author', 'Ada'],
    ['contentType', type?.id],
    ...capabilities.map((one): [string, string] => ['capability', one.id]),
    ['imageUrl', '/illustrations/cloud.svg'],
    ['imageAlt', 'Rings'],
    ['imageWidth', '1200'],
    ['imageHeight', '675'],
  ]
  for (const _ of [1, 2]) expect((await post(`${insights}/new`, fields)).status).toBe(302)
  expect(await rowOf(id)).toMatchObject({
    title: "What isn't counted",
    slug: 'what-isnt-counted',
    content: '<h2>One</h2><p>Text</p>',
    is_published: false,
    featured_image_width: 1200,
    version: 1,
  })
  expect(await sql()`select 1 from insight_capabilities where insight_id = ${id}`).toHaveLength(2)
  const page = `/blog/what-isnt-counted`
  expect((await product.client().get(page)).status).toBe(404)
  const again = fields.filter(([name]) => name !== 'id')
  expect(
    (await post(`${insights}/${id}`, [...again, ['version', '1'], ['move', 'publish']])).status,
  ).toBe(302)
  expect(await read(product, page)).toContain('Rings')
  await save(id, { move: 'unpublish' })
  await soon(async () => expect((await product.client().get(page)).status).toBe(404))
  expect((await save(id, { move: 'schedule' })).status).toBe(422)
  expect((await save(id, { move: 'schedule', publishAt: '2020-01-01T10:00' })).status).toBe(422)
  expect((await save(id, { move: 'schedule', publishAt: '2096-01-01T10:00' })).status).toBe(302)
  expect((await rowOf(id)).visible_from).toBe('2096-01-01 10:00:00+00')
  expect(await (await staff.get(`${insights}?state=scheduled`)).text()).toContain(id)
  const version = String((await rowOf(id)).version)
  expect((await post(`${insights}/${id}`, { move: 'delete', version: '1' })).status).toBe(409)
  expect((await post(`${insights}/${id}`, { move: 'delete', version })).status).toBe(302)
  expect(await sql()`select 1 from insights where id = ${id}`).toHaveLength(0)
  expect((await staff.get(`${insights}/${id}`)).status).toBe(404)
  expect(await audited(id)).toEqual(
    ['created', 'published', 'unpublished', 'scheduled', 'deleted'].map(
      (verb) => `insight.${verb}`,
    ),
  )
})

test('when two people edit, the second is told, nothing is overwritten and nothing typed is lost', async () => {
  const id = await draft({ excerpt: 'First', slug: 'edited-twice' })
  const opened = String((await rowOf(id)).version)
  const common = { version: opened, slug: 'edited-twice', title: 'A new thing' }
  expect((await post(`${insights}/${id}`, { ...common, excerpt: 'Theirs' })).status).toBe(302)
  const refused = await post(`${insights}/${id}`, { ...common, excerpt: 'Mine', move: 'publish' })
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain('Someone else changed this while you were editing.')
  expect(html).toContain('>Theirs<')
  expect(html).toMatch(/<textarea[^>]*name="excerpt"[^>]*>Mine</)
  expect(await rowOf(id)).toMatchObject({ excerpt: 'Theirs', is_published: false })
  const [, version = ''] = /name="version" value="(\d+)"/.exec(html) ?? []
  const again = await post(`${insights}/${id}`, { ...common, version, excerpt: 'Mine' })
  expect(again.status).toBe(302)
  expect((await rowOf(id)).excerpt).toBe('Mine')
})

test('invalid fields have their messages beside them, and the form keeps what was typed', async () => {
  const id = await draft({ slug: 'wrong' })
  await draft({ slug: 'occupied' })
  const wrong: [Record<string, string>, string][] = [
    [{ title: ' ' }, 'Please enter a title'],
    [{ slug: 'No Good' }, 'Use only small letters'],
    [{ slug: 'occupied' }, 'Another page already has this address'],
    [{ imageUrl: 'https://x.example/x', imageAlt: 'x' }, 'Please enter an address on'],
    [{ imageUrl: '/x.png' }, 'Please describe the picture'],
    [{ publishedOn: '2026-02-30' }, 'Please enter a valid date'],
    [{ contentType: 'x' }, 'Please select from the list'],
    [{ excerpt: 'x'.repeat(601) }, 'Use at most 600 characters'],
    [{ imageWidth: '0' }, 'Please enter a whole number from 1 to 20000'],
    [{ content: '&'.repeat(79_000) }, 'This article is too long to save.'],
  ]
  for (const [fields, message] of wrong) {
    const answer = await save(id, { author: 'Kept Author', ...fields })
    expect(answer.status, message).toBe(422)
    const html = await answer.text()
    expect(html).toContain(message)
    expect(html).toContain('value="Kept Author"')
  }
  expect((await rowOf(id)).version).toBe(1)
})

test('a project has its lists, sector and order; its former address redirects', async () => {
  const [sector] = await sql()`select id from sectors limit 1`
  const fields = {
    slug: 'harbour',
    outcomes: 'Half the time\r\n\r\n  Twice the ships ',
    kpis: '40 ports',
    sector: sector?.id,
    featured: 'on',
    displayOrder: '7',
    challenge: 'One\r\n\r\nTwo',
  }
  const id = await draft(fields, projects)
  expect(await rowOf(id, 'public_projects')).toMatchObject({
    outcomes: ['Half the time', 'Twice the ships'],
    kpis: ['40 ports'],
    sector_id: sector?.id,
    is_featured: true,
    display_order: 7,
    challenge: 'One\n\nTwo',
  })
  await save(id, { ...fields, move: 'publish' }, projects)
  expect(await read(product, '/projects/harbour')).toContain('Twice the ships')
  await save(id, { ...fields, slug: 'harbours' }, projects)
  await soon(async () => {
    const moved = await product.client().get('/projects/harbour')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/projects/harbours'])
  })
  expect((await post(`${projects}/${id}`, { move: 'delete', version: '3' })).status).toBe(302)
  expect(await audited(id)).toEqual(
    ['created', 'published', 'updated', 'deleted'].map((verb) => `public_project.${verb}`),
  )
})

test('another instance soon shows what is published, edited and unpublished', async () => {
  expect(await read(other, '/blog')).not.toContain('Told across')
  const id = await draft({ title: 'Told across', excerpt: 'First words' })
  await save(id, { move: 'publish', excerpt: 'First words' })
  await soon(async () => expect(await read(other, '/blog')).toContain('Told across'))
  expect(await read(other, '/blog/told-across')).toContain('First words')
  await soon(async () => {
    const kept = other.app.pages.stats.hits
    await read(other, '/blog/told-across')
    expect(other.app.pages.stats.hits).toBe(kept + 1)
  })
  await save(id, { excerpt: 'Second words' })
  await soon(async () => expect(await read(other, '/blog/told-across')).toContain('Second words'))
  await save(id, { move: 'unpublish' })
  await soon(async () => {
    expect((await other.client().get('/blog/told-across')).status).toBe(404)
    expect(await read(other, '/blog')).not.toContain('Told across')
  })
  const project = await draft({ title: 'Shown across' }, projects)
  await read(other, '/projects')
  await save(project, { move: 'publish' }, projects)
  await soon(async () => expect(await read(other, '/projects')).toContain('Shown across'))
})

test('a scheduled publication appears at its time, on pages that were cached before', async () => {
  const id = await draft({ title: 'Right on time' })
  await save(id, { move: 'schedule', publishAt: '2090-01-01T10:00' })
  let at = new Date(0)
  for (let wait = 1_500; Date.now() >= at.getTime(); wait *= 2) {
    at = new Date(Date.now() + wait)
    await sql()`update insights set published_at = ${at.toISOString()}, publish_at = ${at.toISOString()} where id = ${id}`
    await save(await draft({ title: `Else ${wait}` }), { move: 'publish' })
    await soon(async () => expect(await read(other, '/blog')).toContain(`Else ${wait}`))
    const before = await read(other, '/blog')
    if (Date.now() < at.getTime()) expect(before).not.toContain('Right on time')
  }
  await soon(async () => expect(await read(other, '/blog')).toContain('Right on time'))
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
})

test('hostile HTML posted to the editor is not stored', async () => {
  for (const list of [insights, projects]) {
    const id = await draft({ title: `Hostile ${list.length}` }, list)
    // A picture without a description is refused, hostile or not.
    const bare = hostileHtml.join('\n')
    if (list === insights) expect((await save(id, { content: bare })).status).toBe(422)
    const content = bare.replaceAll(/<img(?=[\s/])/gi, '<img alt="x"')
    const answer = await save(
      id,
      {
        content,
        challenge: content.slice(0, 9_000),
        excerpt: '<img src=x onerror=alert(1)>',
        move: 'publish',
      },
      list,
    )
    expect(answer.status).toBe(302)
    const row = await rowOf(id, list === insights ? 'insights' : 'public_projects')
    if (list === insights)
      for (const [tag] of String(row.content).matchAll(/<[a-z][^>]*>/gi)) {
        expect(tag).not.toMatch(/^<(script|style|svg|iframe|form|input|object|embed)/i)
        expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=/i)
        expect(tag).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
      }
    const html = await read(product, `${list === insights ? '/blog' : '/projects'}/${row.slug}`)
    expect(html).not.toMatch(/<[^>"]*\sonerror=/i)
    const editor = await (await staff.get(`${list}/${id}`)).text()
    expect(editor).not.toContain('<img src=x onerror')
  }
})

test('the list searches, filters, sorts and pages with three queries at most', async () => {
  await sql()`insert into insights (slug, title, author) select 'row-' || i, 'Row ' || lpad(i::text, 3, '0'), 'Grace' from generate_series(1, 60) i`
  const titles = async (query: string) => {
    const found = (await (await staff.get(insights + query)).text()).matchAll(/>(Row \d+)</g)
    return [...found].map(([, one]) => one)
  }
  const first = await titles('?q=grace&sort=title')
  expect([first.length, first[0]]).toEqual([25, 'Row 001'])
  const html = await (await staff.get(`${insights}?q=grace&sort=title`)).text()
  const [, next = ''] = /href="[^"]*(\?[^"]*after=[^"]*)"/.exec(html) ?? []
  expect((await titles(next.replaceAll('&amp;', '&')))[0]).toBe('Row 026')
  expect(await titles('?q=grace&state=published')).toEqual([])
  const counting = countingQueries(product.app)
  const ids = { userId: `${crypto.randomUUID()}`, clientId: null, sessionId: 'x' }
  const actor = { kind: 'user', role: 'admin', email: 'x', fullName: 'x', ...ids } as const
  const query = readListQuery(publicationLists.insight, new URLSearchParams('q=row'))
  expect((await listPublications(counting.app, actor, 'insight', query)).rows).toHaveLength(25)
  expect(counting.count()).toBeLessThanOrEqual(3)
})
