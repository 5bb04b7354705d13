import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'
import { countingQueries } from '#test/query-count.ts'
import { readProjectQuery } from './public-project-query.ts'
import { findProject, listProjects } from './public-project-service.server.ts'

// How long a busy machine may take until another instance knows of a change.
const soon = { timeout: patience, interval: 50 }

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
})
afterAll(() => product.close())

const read = async (path: string) => (await product.client().get(path)).text()
const shown = (html: string) =>
  [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title = '']) => title)
const draft = {
  title: 'A weekly count that shows what is missing',
  slug: 'a-weekly-count-that-can-be-trusted',
}
const list = (search: string) =>
  listProjects(product.app, readProjectQuery(new URLSearchParams(search)))

test('the published projects are shown as cards, in order', async () => {
  const html = await read('/projects')
  expect(shown(html)).toHaveLength(9)
  expect(shown(html)[0]).toBe('One visa file for every mission')
  for (const text of [
    '>OVF<',
    'Featured',
    'Key Outcomes',
    'View Case Study',
    'Immigration &amp; Borders',
  ])
    expect(html).toContain(text)
  expect(html).not.toContain('Clear Filters')
  const { projects } = (await list('')).list
  for (const { outcomes } of projects) expect(outcomes).toHaveLength(2)
})

test('filters are in the address; choosing one again removes it', async () => {
  const html = await read('/projects?sector=health&capability=cloud-infrastructure')
  expect(shown(html)).toEqual(['Telemedicine for one district'])
  expect(html).toContain('Clear Filters')
  const hrefs = [...html.matchAll(/<a [^>]*aria-current="true"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1],
  )
  expect(hrefs).toEqual(['/projects?capability=cloud-infrastructure', '/projects?sector=health'])
  for (const search of ['sector=archives-legacy&capability=cloud-infrastructure', 'sector=nothing'])
    expect(await read(`/projects?${search}`)).toContain(
      'No projects found with the selected filters.',
    )
})

test('a case study shows all its parts; an unknown one is not found', async () => {
  const html = await read('/projects/one-visa-file-for-every-mission')
  for (const text of [
    'The Challenge',
    'Our Solution',
    'Key Outcomes',
    'Impact Metrics',
    'Get in Touch',
    'href="/capabilities/ai-automation"',
    '"@type":"Article"',
    '"@type":"BreadcrumbList"',
  ])
    expect(html).toContain(text)
  for (const path of ['/projects/nothing', '/projects/%00', '/projects/N%C3%B6', '/projects/-']) {
    const missing = await product.client().get(path)
    expect(missing.status, path).toBe(404)
    expect(await missing.text()).toContain('Project Not Found')
  }
})

test('an unpublished project is not found', async () => {
  const client = product.client()
  await client.signIn()
  expect((await client.get(`/projects/${draft.slug}`)).status).toBe(404)
  expect((await client.get(`/projects/${draft.slug}.data`)).status).toBe(404)
  expect((await client.get(`/share/projects-${draft.slug}.png`)).status).toBe(404)
  for (const path of [
    '/projects',
    '/projects?sector=health',
    '/sitemap.xml',
    '/projects/nothing',
  ]) {
    const text = await (await client.get(path)).text()
    expect(text, path).not.toContain(draft.title)
    expect(text, path).not.toContain(draft.slug)
  }
  expect(await read('/sitemap.xml')).toContain('/projects/one-visa-file-for-every-mission</loc>')
})

test('a scheduled project appears at its time, and then its former address redirects to it', async () => {
  const sql = product.app.db.client
  await sql`insert into public_projects (slug, title, published, publish_at, display_order)
    values ('later', 'Later', true, now() + interval '1 hour', 50)`
  await sql`insert into project_capabilities (project_id, capability_id)
    select p.id, c.id from public_projects p, capabilities c where p.slug = 'later' and c.slug = 'ai-automation'`
  await sql`update public_projects set slug = 'later-on' where slug = 'later'`
  const client = product.client()
  expect((await client.get('/projects/later')).status).toBe(404)
  expect(await read('/projects?capability=ai-automation')).not.toContain('Later')
  await sql`update public_projects set publish_at = now() - interval '1 second' where slug = 'later-on'`
  await vi.waitFor(
    async () => expect(await read('/projects?capability=ai-automation')).toContain('Later'),
    soon,
  )
  const moved = await client.get('/projects/later')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/projects/later-on'])
  await sql`delete from public_projects where slug = 'later-on'`
})

test('many projects are paged, each shown once, with a constant number of queries', async () => {
  const sql = product.app.db.client
  await sql`insert into public_projects (slug, title, published, display_order)
    select 'many-' || i, 'Many ' || i, true, 100 + i / 3 from generate_series(1, 40) i`
  const seen: string[] = []
  let after = ''
  for (let page = 0; page < 6; page += 1) {
    const counting = countingQueries(product.app)
    const found = await listProjects(
      counting.app,
      readProjectQuery(new URLSearchParams(after && { after })),
    )
    expect(counting.count()).toBe(3)
    seen.push(...found.list.projects.map(({ slug }) => slug))
    after = found.list.next ?? ''
    if (!after) break
  }
  expect(seen).toHaveLength(49)
  expect(new Set(seen).size).toBe(49)
  const counting = countingQueries(product.app)
  await findProject(counting.app, 'one-visa-file-for-every-mission')
  expect(counting.count()).toBe(1)
  await sql`delete from public_projects where slug like 'many-%'`
})

test('a start adds the samples only to an empty installation', async () => {
  const sql = product.app.db.client
  const count = async () => (await sql`select count(*)::int as n from public_projects`)[0]?.n
  const { addSamplePublicProjects } = await import('./sample-projects-service.server.ts')
  const before = await count()
  const one = { sectors: [{ name: 'X', slug: 'x' }], capabilities: [], projects: [] }
  await addSamplePublicProjects(product.app, one)
  expect(await count()).toBe(before)
  expect(await sql`select from sectors where slug = 'x'`).toHaveLength(0)
})
