import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { dataOfRoute } from '#test/route-data.ts'
import { portalProjectList, projectSorts } from './engagement-list-query.ts'
import { listProjects } from './engagement-service.server.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
let ours: Client
let theirs: Client
let reader: Actor
const [ourProject, theirProject] = [crypto.randomUUID(), crypto.randomUUID()]
const secret = 'Lighthouse of the other tenant'

async function clientWith(projectId: string, name: string) {
  const account = await createAccount(product, 'client_user', password)
  const { clientId } = account
  await product.app.db.client`insert into projects (id, client_id, name, created_at)
    values (${projectId}, ${clientId}, ${name}, '2026-03-05T10:00:00Z')`
  await product.app.db
    .client`insert into project_milestones (client_id, project_id, title, position)
    values (${clientId}, ${projectId}, ${`Milestone of ${name}`}, 1)`
  await product.app.db
    .client`insert into project_updates (client_id, project_id, title, body, author_name)
    values (${clientId}, ${projectId}, ${`Update of ${name}`}, 'Text', 'Staff')`
  await product.app.db
    .client`insert into documents (client_id, project_id, name, file_size, mime_type, storage_key)
    values (${clientId}, ${projectId}, ${`File of ${name}`}, 1, 'application/pdf', ${name})`
  const client = product.client()
  await client.signIn(account.email, password)
  return { client, account }
}

beforeAll(async () => {
  product = await startTestApp()
  const { client, account } = await clientWith(ourProject, 'Harbour <registry>')
  ours = client
  reader = { kind: 'user', sessionId: '', fullName: '', role: 'client_user', ...account }
  theirs = (await clientWith(theirProject, secret)).client
})
afterAll(() => product.close())

const text = async (answer: Promise<Response>) => (await answer).text()

test('the list shows what the specification names, and nothing of others', async () => {
  const page = await text(ours.get('/dashboard'))
  expect(page).toContain('Harbour &lt;registry&gt;')
  expect(page).toContain('No description available')
  expect(page).toContain('Mar 5, 2026')
  expect(page).toContain('Client of client_user-')
  for (const url of [
    '/dashboard',
    '/dashboard.data',
    dataOfRoute('/dashboard', 'routes/portal/dashboard'),
  ])
    expect(await text(ours.get(url)), url).not.toContain(secret)
  expect(await text(theirs.get('/dashboard'))).toContain(secret)
})

test('a project shows its course and its files', async () => {
  const page = await text(ours.get(`/dashboard/projects/${ourProject}?part=progress`))
  for (const part of [
    'Milestone of Harbour',
    'Update of Harbour',
    'File of Harbour',
    'March 5, 2026',
  ])
    expect(page).toContain(part)
  expect(page).toMatch(/href="\/dashboard\/documents\/[0-9a-f-]{36}"/)
})

test('what is written of a project are tabs; a part that nobody has written has none', async () => {
  const path = `/dashboard/projects/${ourProject}`
  const tabsOf = (page: string) =>
    [...page.matchAll(/<a[^>]*role="tab"[^>]*href="(\/dashboard\/projects\/[^"]+)"/g)].map(
      ([, href]) => href?.split('?')[1] ?? '',
    )
  const bare = await text(ours.get(`${path}?part=proposal`))
  expect(tabsOf(bare)).toEqual(['', 'part=progress'])
  expect(bare).toMatch(/role="tabpanel" aria-label="Overview"/)
  expect(bare).not.toContain('Milestone of Harbour')
  await product.app.db.client`update projects set timeline = '16+ weeks', budget = 'TBD',
    overview = 'Ships are entered once.', assessment_points = ${'Paper <twice>\nNobody counts'},
    proposal = 'Two stages.' where id = ${ourProject}`
  const overview = await text(ours.get(path))
  expect(tabsOf(overview)).toEqual(['', 'part=assessment', 'part=proposal', 'part=progress'])
  for (const part of ['16+ weeks', 'TBD', 'Ships are entered once.'])
    expect(overview).toContain(part)
  expect(overview).not.toContain('>Nobody counts<')
  const assessment = await text(ours.get(`${path}?part=assessment`))
  expect(assessment).toMatch(/<li[^>]*>Paper &lt;twice&gt;<\/li><li[^>]*>Nobody counts<\/li>/)
  expect(await text(ours.get(`${path}?part=proposal`))).toContain('Two stages.')
  for (const one of [path, `${path}?part=assessment`])
    expect((await theirs.get(one)).status).toBe(404)
})

test('what begins today has started; what begins later has not', async () => {
  const told = async (startsOn: string | null) => {
    await product.app.db.client`update projects set starts_on = ${startsOn}, created_at = now()
      where id = ${ourProject}`
    const page = await text(ours.get(`/dashboard/projects/${ourProject}`))
    return /<dt[^>]*>(Started|Begins)</.exec(page)?.[1]
  }
  expect(await told(null)).toBe('Started')
  expect(await told('2099-01-01')).toBe('Begins')
  expect(await told(new Date().toISOString().slice(0, 10))).toBe('Started')
})

test('the day on which a project was created is the day of whoever reads it', async () => {
  await product.app.db.client`update projects set starts_on = null,
    created_at = '2026-03-05T02:30:00Z' where id = ${ourProject}`
  const [list, page] = ['/dashboard', `/dashboard/projects/${ourProject}`]
  const days = async () => [
    /Mar \d, 2026/.exec(await text(ours.get(list)))?.[0],
    /March \d, 2026/.exec(await text(ours.get(page)))?.[0],
  ]
  expect(await days()).toEqual(['Mar 5, 2026', 'March 5, 2026'])
  ours.cookies.set('zone', 'America/Toronto')
  expect(await days()).toEqual(['Mar 4, 2026', 'March 4, 2026'])
  ours.cookies.delete('zone')
})

test("another client's project is not found: by page, by data, by post", async () => {
  const path = `/dashboard/projects/${theirProject}`
  const answers = {
    page: await ours.get(path),
    data: await ours.get(`${path}.data`),
    'data of the child alone': await ours.get(dataOfRoute(path, 'routes/portal/project')),
    post: await ours.post(path, { intent: 'save', name: 'x' }),
    'data post': await ours.post(`${path}.data`, { intent: 'save', name: 'x' }),
  }
  for (const [way, answer] of Object.entries(answers)) {
    expect(await answer.text(), way).not.toContain(secret)
    expect(way.includes('post') ? [404, 405] : [404], way).toContain(answer.status)
  }
  for (const id of [crypto.randomUUID(), 'nonsense', "'--", `${ourProject}x`])
    expect((await ours.get(`/dashboard/projects/${encodeURIComponent(id)}`)).status, id).toBe(404)
  expect((await ours.get(`/dashboard?client=${theirProject}`)).status).toBe(200)
  const [row] = await product.app.db.client`select name from projects where id = ${theirProject}`
  expect(row?.name).toBe(secret)
})

test('a client without projects is told so', async () => {
  const account = await createAccount(product, 'client_admin', password)
  const empty = product.client()
  await empty.signIn(account.email, password)
  expect(await text(empty.get('/dashboard'))).toContain('No projects available yet.')
})

test('a list that cannot be loaded says so and offers the same address again', async () => {
  await product.app.db.client`revoke select on projects from unordin_request`
  try {
    const answer = await ours.get('/dashboard?sort=name')
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('Error loading projects. Please try again.')
    expect(page).toMatch(/<a [^>]*href="\/dashboard\?sort=name"[^>]*>Try again</)
  } finally {
    await product.app.db.client`grant select on projects to unordin_request`
  }
  expect((await ours.get('/dashboard?sort=name')).status).toBe(200)
})

test.each(
  projectSorts.flatMap((sort) => [
    `sort=${sort}`,
    `sort=${sort}&direction=asc`,
    `sort=${sort}&direction=desc`,
  ]),
)('paging by %s visits every project once, forwards and back', async (order) => {
  const client = await createAccount(product, 'client_user', password)
  const who: Actor = { ...reader, ...client } as Actor
  await product.app.db.client`insert into projects (client_id, name, progress, due_on, created_at)
    select ${client.clientId}, 'Project ' || (i % 7), i % 5, case when i % 4 = 0 then null else current_date + i % 6 end,
      now() - (i / 10) * interval '1 day' from generate_series(1, 60) as i`
  const list = (search: string) =>
    listProjects(product.app, who, readListQuery(portalProjectList, new URLSearchParams(search)))
  const forwards: string[] = []
  let page = await list(order)
  expect(page.matches).toBe(60)
  for (;;) {
    forwards.push(...page.rows.map(({ id }) => id))
    if (!page.next) break
    page = await list(`${order}&after=${encodeURIComponent(page.next)}`)
  }
  expect(new Set(forwards).size).toBe(60)
  expect(forwards).toHaveLength(60)
  const backwards: string[] = []
  for (;;) {
    backwards.unshift(...page.rows.map(({ id }) => id))
    if (!page.previous) break
    page = await list(`${order}&before=${encodeURIComponent(page.previous)}`)
  }
  expect(backwards).toEqual(forwards)
})

test('search and filter narrow; nonsense in the address is the plain list', async () => {
  expect(await text(ours.get('/dashboard?q=HARBOUR'))).toContain('Harbour')
  expect(await text(ours.get('/dashboard?q=%25'))).toContain(
    'No projects found matching your search.',
  )
  expect(await text(ours.get('/dashboard?status=completed'))).toContain(
    'No projects found matching your search.',
  )
  for (const search of [
    'sort=x&status=y&direction=z',
    'after=x',
    `after=${ourProject}~2026-02-30 00:00:00.000000%2B00`,
    `sort=progress&after=${ourProject}~-1`,
    `sort=due_on&before=${ourProject}~infinit`,
    'q=%00%ED%A0%80',
  ])
    expect((await ours.get(`/dashboard?${search}`)).status, search).toBe(200)
})

test('the menu counts what is unread, and marking by post touches only the own', async () => {
  const [me] = await product.app.db.client`select user_id, client_id from profiles
    where user_id = ${reader.kind === 'user' ? reader.userId : ''}`
  const [other] = await product.app.db.client`select p.user_id, p.client_id from profiles p
    join projects on projects.client_id = p.client_id where projects.id = ${theirProject}`
  for (const one of [me, other])
    await product.app.db.client`insert into notifications (client_id, user_id, kind, title, url)
      values (${one?.client_id}, ${one?.user_id}, 'x', 'Told', '/dashboard')`
  expect(await text(ours.get('/dashboard'))).toContain('1 unread')
  const [foreign] = await product.app.db
    .client`select id from notifications where user_id = ${other?.user_id}`
  await ours.post('/dashboard/notifications', { notification: foreign?.id })
  await ours.post('/dashboard/notifications.data', { notification: foreign?.id })
  expect(await text(theirs.get('/dashboard'))).toContain('1 unread')
  const answer = await ours.post('/dashboard/notifications', { notification: 'all' })
  expect(answer.headers.get('location')).toBe('/dashboard/notifications')
  expect(await text(ours.get('/dashboard'))).not.toContain('1 unread')
})
