import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'

const insights = '/lead_admin/insights'
const projects = '/lead_admin/published-projects'
const password = 'a-long-enough-phrase-3'
let product: TestApp
let ada: Client
let grace: Client

beforeAll(async () => {
  product = await startTestApp()
  const enter = async () => {
    const client = product.client()
    const { email } = await createAccount(product, 'admin', password)
    await client.signIn(email, password)
    return client
  }
  ada = await enter()
  grace = await enter()
})
afterAll(() => product.close())

const sql = () => product.app.db.client
function form(fields: Record<string, string>) {
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields)) filled.append(name, value)
  return filled
}
const post = (by: Client, path: string, fields: Record<string, string>) =>
  by.form(path, form(fields))
async function make(list = insights) {
  const id: string = crypto.randomUUID()
  await post(ada, `${list}/new`, { id, title: 'Written by two' })
  return { id, path: `${list}/${id}` }
}
async function keep(by: Client, path: string, fields: Record<string, string>) {
  const answer = await post(by, `${path}/draft`, { version: '1', ...fields })
  const { savedAt = '', ...rest } = (await answer.json()) as Record<string, string>
  return { status: answer.status, savedAt, ...rest }
}
const draftsOf = (id: string) => sql()`select * from publication_drafts where insight_id = ${id}`

test('a draft is kept, offered to its editor only, continued, and deleted when it is saved', async () => {
  const { id, path } = await make()
  const typed = { title: 'Half a tit', slug: 'No Good', excerpt: 'Half a thought' }
  const first = await keep(ada, path, typed)
  expect(first).toMatchObject({ status: 200, behind: null })
  const second = await keep(ada, path, { ...typed, title: 'Half a title', since: first.savedAt })
  expect(second.status).toBe(200)
  expect(await draftsOf(id)).toHaveLength(1)
  expect(await sql()`select title, version from insights where id = ${id}`).toMatchObject([
    { title: 'Written by two', version: 1 },
  ])
  expect(await sql()`select 1 from insight_versions where insight_id = ${id}`).toHaveLength(1)
  const offered = await (await ada.get(path)).text()
  expect(offered).toContain('You have an unsaved draft.')
  expect(offered).toContain('value="Written by two"')
  const continued = await (await ada.get(`${path}?draft=1`)).text()
  expect(continued).toContain('value="Half a title"')
  expect(continued).toContain('value="No Good"')
  expect(await (await grace.get(`${path}?draft=1`)).text()).not.toContain('Half a t')
  const saved = await post(ada, path, { version: '1', title: 'A whole title', slug: 'whole' })
  expect(saved.status).toBe(302)
  expect(await draftsOf(id)).toHaveLength(0)
  expect(await (await ada.get(path)).text()).not.toContain('unsaved draft')
})

test('two windows do not overwrite each other, and a discarded draft does not come back', async () => {
  const { id, path } = await make()
  const here = await keep(ada, path, { title: 'Typed here' })
  const there = await keep(ada, path, { title: 'Typed there' })
  expect(there).toMatchObject({ status: 409, fault: expect.stringContaining('another window') })
  expect((await draftsOf(id))[0]?.content).toMatchObject({ title: 'Typed here' })
  const discarded = await post(ada, `${path}/draft`, { move: 'discard' })
  expect([discarded.status, discarded.headers.get('location')]).toEqual([302, path])
  expect((await keep(ada, path, { title: 'Late', since: here.savedAt })).status).toBe(409)
  expect(await draftsOf(id)).toHaveLength(0)
})

test('when two people edit, the second is told at once and overwrites nothing', async () => {
  const { id, path } = await make()
  const { savedAt: since } = await keep(grace, path, { title: 'By Grace' })
  await post(ada, path, { version: '1', title: 'By Ada', slug: 'by-ada' })
  expect(await keep(grace, path, { title: 'By Grace too', since })).toMatchObject({ behind: 2 })
  const offered = await (await grace.get(path)).text()
  expect(offered).toContain('You started it from version 1. The saved version is now 2.')
  const continued = await (await grace.get(`${path}?draft=1`)).text()
  expect(continued).toContain('name="version" value="1"')
  const refused = await post(grace, path, { version: '1', title: 'By Grace too', slug: 'by-grace' })
  expect(refused.status).toBe(409)
  expect(await draftsOf(id)).toHaveLength(1)
  await post(ada, path, { move: 'delete', version: '2' })
  expect(await draftsOf(id)).toHaveLength(0)
})

test('a new publication of each kind has a draft too, and dangerous HTML is not kept', async () => {
  for (const list of [insights, projects]) {
    const path = `${list}/new`
    const kept = await keep(ada, path, {
      version: '',
      title: `New in ${list}`,
      content: '<p>Good</p><script>alert(1)</script>',
    })
    expect(kept.status).toBe(200)
    const continued = await (await ada.get(`${path}?draft=1`)).text()
    expect(continued).toContain(`value="New in ${list}"`)
    expect(continued).not.toContain('alert(1)')
    await post(ada, path, { id: crypto.randomUUID(), title: 'Made' })
    expect(await (await ada.get(path)).text()).not.toContain('unsaved draft')
  }
})

test('a draft has size and rate limits, and nobody else reads it', async () => {
  const { path } = await make()
  expect((await keep(ada, path, { since: 'yesterday' })).status).toBe(422)
  const long = await post(ada, `${path}/draft`, { content: 'x'.repeat(300_000) })
  expect(long.status).toBe(422)
  const nobody = `${insights}/${crypto.randomUUID()}/draft`
  expect((await post(ada, nobody, { title: 'x' })).status).toBe(404)
  expect((await ada.get(`${path}/draft`)).headers.get('location')).toBe(path)
  await keep(ada, path, { title: 'For nobody else' })
  for (const role of ['visitor', 'client_admin'] as const) {
    const client = product.client()
    if (role !== 'visitor') {
      const { email } = await createAccount(product, role, password)
      await client.signIn(email, password)
    }
    await expectClosed(client, `${path}/draft`, 'admin-insight-draft', 'For nobody else')
  }
})
