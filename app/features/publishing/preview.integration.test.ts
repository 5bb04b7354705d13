import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOnRows } from '#content/next-steps.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'

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
function form(fields: Record<string, string>) {
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields)) filled.append(name, value)
  return filled
}
async function draft(list: string, fields: Record<string, string>) {
  const id: string = crypto.randomUUID()
  await staff.form(`${list}/new`, form({ id, ...fields }))
  return id
}
/**
 * The content of a page without the parts that differ between two requests, and without the pages that a
 * publication is about: they are ranked by the search index, which has only what is published.
 */
const mainOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<aside class="preview-banner.*?<\/aside>/s, '')
    .replace(/<p role="status".*?<\/p>/, '')
    .replace(new RegExp(`<aside aria-label="${readOnRows.pages}".*?</aside>`, 's'), '')

test('a preview has the same content as the public page, before anybody else sees it', async () => {
  const [type] = await sql()`select id from content_types limit 1`
  const [one] = await sql()`select id from capabilities order by display_order limit 1`
  const insight = {
    title: 'Seen before',
    slug: 'seen-before',
    excerpt: 'In short',
    content: '<h2>First</h2><p>Text</p><h2>Second</h2><p>More</p>',
    author: 'Ada',
    contentType: type?.id,
    capability: one?.id,
    publishedOn: '2026-01-02',
    imageUrl: '/illustrations/cloud.svg',
    imageAlt: 'Rings',
  }
  const project = {
    title: 'Seen too',
    slug: 'seen-too',
    challenge: 'One\n\nTwo',
    outcomes: 'Half the time\nTwice the ships',
    capability: one?.id,
    featured: 'on',
  }
  for (const [list, site, fields] of [
    [insights, '/blog', insight],
    [projects, '/projects', project],
  ] as const) {
    const id = await draft(list, { title: fields.title })
    const answer = await staff.form(`${list}/${id}/preview`, form({ version: '1', ...fields }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const previewed = await answer.text()
    expect(previewed).toContain('name="robots" content="noindex"')
    expect(previewed).toContain('It is not saved.')
    expect((await product.client().get(`${site}/${fields.slug}`)).status).toBe(404)
    const { slug } = fields
    const publish = form({ version: '1', move: 'publish', ...fields })
    expect((await staff.form(`${list}/${id}`, publish)).status).toBe(302)
    const published = await (await product.client().get(`${site}/${slug}`)).text()
    expect(mainOf(previewed)).toBe(mainOf(published))
    const stored = await (await staff.get(`${list}/${id}/preview`)).text()
    expect(stored).toContain('This preview shows what is saved now.')
    expect(mainOf(stored)).toBe(mainOf(published))
    expect((await sql()`select 1 from audit_events where subject_id = ${id}`).length).toBe(2)
  }
})

test('an incomplete form can be previewed, also of a new publication, and stores nothing', async () => {
  const answer = await staff.form(
    `${insights}/new/preview`,
    form({
      title: ' ',
      slug: 'No Good',
      publishedOn: '2026-02-30',
      contentType: 'x',
      imageUrl: 'https://elsewhere.example/x.png',
      content: '<p onclick="x()">Kept</p><script>alert(1)</script>',
    }),
  )
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('<p>Kept</p>')
  expect(html).not.toMatch(/onclick|alert\(1\)|elsewhere\.example/)
  expect(await sql()`select 1 from insights where content like '%Kept%'`).toHaveLength(0)
  expect(await (await staff.get(`${projects}/new/preview`)).text()).toContain('Not Found')
  const nobody = `${insights}/${crypto.randomUUID()}/preview`
  expect((await staff.get(nobody)).status).toBe(404)
  expect((await staff.form(nobody, form({ title: 'x' }))).status).toBe(404)
})

test('nobody else sees a preview', async () => {
  const id = await draft(insights, { title: 'Hidden from most' })
  const project = await draft(projects, { title: 'Hidden from most' })
  const password = 'a-long-enough-phrase-3'
  for (const role of ['visitor', 'client_user', 'client_admin'] as const) {
    const client = product.client()
    if (role !== 'visitor') {
      const { email } = await createAccount(product, role, password)
      await client.signIn(email, password)
    }
    const closed = (path: string, route: string) =>
      expectClosed(client, path, route, 'Hidden from most')
    await closed(`${insights}/${id}/preview`, 'routes/admin/insight-preview')
    await closed(`${projects}/${project}/preview`, 'routes/admin/published-project-preview')
  }
})
