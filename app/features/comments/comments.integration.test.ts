import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { password, startWithDocuments } from '#test/documents.ts'
import { queuedMails } from '#test/mails.ts'
import { commentsPerPage } from './comment-store.server.ts'

const office = 'office@unordin.example'
let house: Awaited<ReturnType<typeof startWithDocuments>>
beforeAll(async () => {
  house = await startWithDocuments({ NOTIFY_EMAIL: office })
})
afterAll(() => house.product.close())

const portal = (id: string) => `/dashboard/documents/${id}`
const panel = (id: string) => `/lead_admin/documents/${id}`
const said = (comment: string, more = {}) => ({ formId: crypto.randomUUID(), comment, ...more })
const countOf = async (id: string) =>
  (await house.sql`select 1 from comments where document_id = ${id}`).length
const textOf = async (answer: Promise<Response>) => (await answer).text()

test('a client and staff talk on the same document, each on their own page', async () => {
  const id = await house.upload('talk.txt', 'x')
  expect((await house.ours.post(portal(id), said('Where is the gate?'))).status).toBe(302)
  expect(await textOf(house.staff.get(panel(id)))).toContain('Where is the gate?')
  expect((await house.staff.post(panel(id), said('On page two.'))).status).toBe(302)
  const page = await textOf(house.ours.get(portal(id)))
  expect(page.indexOf('Where is the gate?')).toBeLessThan(page.indexOf('On page two.'))
  const actions = (await house.auditOf(id)).map(({ action }) => action)
  expect(actions).toEqual(['document.uploaded', 'document.commented', 'document.commented'])
})

test('each side is told of what the other says, by mail and in the portal, the author never', async () => {
  const id = await house.upload('told.txt', 'x')
  const [admin] = await house.sql`select email from profiles where role = 'admin'`
  const [client] = await house.sql`select email, user_id, full_name from profiles
    where client_id = ${house.fields.client}`
  const told = async () =>
    (await queuedMails(house.product, { kind: 'document.commented' }))
      .filter(({ subject }) => subject === 'New comment on told.txt')
      .map(({ to, text }) => [to, /No\. \d/.exec(text)?.[0]])
  // Nobody of the staff has commented yet.
  await house.ours.post(portal(id), said('No. 1'))
  expect(await told()).toEqual([[office, 'No. 1']])
  await house.staff.post(panel(id), said('No. 2'))
  expect((await told()).slice(1)).toEqual([[client?.email, 'No. 2']])
  await house.ours.post(portal(id), said('No. 3'))
  expect((await told()).slice(2)).toEqual([[admin?.email, 'No. 3']])
  await house.staff.post(panel(id), said('No. 4', { internal: 'on' }))
  expect(await told()).toHaveLength(3)
  const notices = await house.sql`select user_id, title, url from notifications
    where kind = 'document.commented' and url = ${portal(id)}`
  expect(notices.map((row) => [row.user_id, row.url])).toEqual([[client?.user_id, portal(id)]])
  expect(notices[0]?.title).toMatch(/ commented on told\.txt$/)
})

test('the first comment of staff is told to everybody of the client who may sign in', async () => {
  const id = await house.upload('first.txt', 'x')
  const { ids } = await addColleagues()
  await house.staff.post(panel(id), said('Please look'))
  const mails = await queuedMails(house.product, { kind: 'document.commented' })
  const to = mails.filter(({ subject }) => subject.endsWith('first.txt')).map((mail) => mail.to)
  const [own] = await house.sql`select email from profiles
    where client_id = ${house.fields.client} and user_id <> all(${ids})`
  expect(to.sort()).toEqual([own?.email, 'works@ministry.example'].sort())
})

/** One colleague who works there and one whose access was taken away. */
async function addColleagues() {
  const ids: string[] = []
  for (const [name, isGone] of [
    ['works', false],
    ['gone', true],
  ] as const) {
    const { userId } = await createAccount(house.product, 'client_user', password)
    ids.push(userId)
    await house.sql`update profiles set client_id = ${house.fields.client},
      email = ${`${name}@ministry.example`}, deactivated_at = ${isGone ? new Date() : null}
      where user_id = ${userId}`
  }
  return { ids }
}

test('a form sent twice is stored once, also at the same moment', async () => {
  const id = await house.upload('twice.txt', 'x')
  const fields = said('Once is enough')
  await Promise.all([1, 2, 3].map(() => house.ours.post(portal(id), fields)))
  await house.ours.post(portal(id), fields)
  expect(await countOf(id)).toBe(1)
  const mails = await queuedMails(house.product, { kind: 'document.commented', to: office })
  expect(mails.filter(({ text }) => text.includes('Once is enough'))).toHaveLength(1)
})

test('an empty or too long comment is refused beside its field and stays typed', async () => {
  const id = await house.upload('refused.txt', 'x')
  for (const [client, path] of [
    [house.ours, portal(id)],
    [house.staff, panel(id)],
  ] as const) {
    const empty = await client.post(path, said(' \n '))
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain('Please write a comment')
    const long = await client.post(path, said(`Typed ${'x'.repeat(5_000)}`))
    expect(long.status).toBe(422)
    const page = await long.text()
    expect(page).toContain('at most 5,000 characters')
    expect(page).toContain('Typed xxx')
  }
  expect(await countOf(id)).toBe(0)
})

test("another client's people neither read nor write", async () => {
  const id = await house.upload('closed.txt', 'x')
  await house.ours.post(portal(id), said('Only between us'))
  const answer = await house.theirs.get(`${portal(id)}.data`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('Only between us')
  expect((await house.theirs.post(portal(id), said('Me too'))).status).toBe(404)
  expect(await countOf(id)).toBe(1)
})

test('an internal comment is on no page of the client and in no mail, and a client writes none', async () => {
  const id = await house.upload('inside.txt', 'x')
  const secret = 'They will not like the price'
  await house.staff.post(panel(id), said(secret, { internal: 'on' }))
  await house.ours.post(portal(id), said('Not hidden', { internal: 'on' }))
  expect(await textOf(house.staff.get(panel(id)))).toContain(secret)
  const pages = ['/dashboard', '/dashboard/documents', portal(id), '/dashboard/notifications']
  for (const page of [
    ...pages,
    `/dashboard/projects/${house.fields.project}`,
    '/dashboard/support',
  ])
    for (const path of [page, `${page}.data`])
      expect(await textOf(house.ours.get(path)), path).not.toContain(secret)
  expect(await textOf(house.ours.get(portal(id)))).toContain('Not hidden')
  const rows = await house.sql`select internal, from_staff from comments
    where document_id = ${id} order by created_at`
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { internal: true, from_staff: true },
    { internal: false, from_staff: false },
  ])
  const told = await house.sql`select 1 from notifications where title like ${`%${secret}%`}`
  expect(told).toHaveLength(0)
  const [client] = await house.sql`select email from profiles
    where client_id = ${house.fields.client} order by created_at limit 1`
  const mails = await queuedMails(house.product, { to: client?.email })
  expect(mails.filter(({ text }) => text.includes(secret))).toEqual([])
})

test('of 50,000 comments a page reads its own along the index, and earlier ones follow', async () => {
  const id = await house.upload('long.txt', 'x')
  await house.sql`insert into comments (client_id, document_id, author_name, body, from_staff, internal, created_at)
    select ${house.fields.client}, ${id}, 'Ada', 'No. ' || n || '.', n % 2 = 0, n % 2 = 0,
      now() - make_interval(secs => 60000 - n) from generate_series(1, 50000) as n`
  await house.sql`analyze comments`
  const newest = await textOf(house.ours.get(portal(id)))
  expect(newest).toContain('No. 49999.')
  expect(newest).not.toMatch(/No\. 50000\.|No\. 49898\.|No\. 49899\./)
  const earlier = /href="([^"]*\?earlier=[^"#]*)#comments"/.exec(newest)?.[1] ?? ''
  const before = await textOf(house.ours.get(earlier.replaceAll('&amp;', '&')))
  expect(before).toContain('No. 49899.')
  expect(before).not.toMatch(/No\. 49901\.|No\. 49799\./)
  const [old] =
    await house.sql`select id from comments where document_id = ${id} and body = 'No. 25001.'`
  const [recent] =
    await house.sql`select id from comments where document_id = ${id} and body = 'No. 49981.'`
  // Each second one is internal.
  const around = await textOf(house.ours.get(`${portal(id)}?comment=${old?.id}`))
  for (const said of [
    `id="comment-${old?.id}"`,
    'No. 25021.',
    'No. 24923.',
    'earlier=',
    '#comments',
  ])
    expect(around).toContain(said)
  expect(around).not.toMatch(/No\. 25023\.|No\. 24921\.|No\. 49999\./)
  for (const asked of [recent?.id, crypto.randomUUID(), 'no-id'])
    expect(await textOf(house.ours.get(`${portal(id)}?comment=${asked}`))).toContain('No. 49999.')
  const plan = await house.sql.begin(async (tx) => {
    await tx`select set_config('app.client_id', ${house.fields.client}, true)`
    await tx`set local role unordin_request`
    return tx`explain (analyze, costs off, timing off) select id, body from comments
      where client_id = ${house.fields.client} and page = ${portal(id)} and internal = false
      order by created_at desc, id desc limit ${commentsPerPage + 1}`
  })
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(lines).toContain('comments_page')
  expect(lines).not.toMatch(/Seq Scan|Sort/)
})
