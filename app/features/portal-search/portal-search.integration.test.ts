import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#test/app.ts'
import { startWithRequests, textOf } from '#test/client-requests.ts'

let house: Awaited<ReturnType<typeof startWithRequests>>
const search = (words: string, who: Client = house.ours) =>
  textOf(who.get(`/dashboard/search?${new URLSearchParams({ q: words })}`))
const titles = (page: string) =>
  [...page.matchAll(/<h2 id="found-[a-z]+"[^>]*>([^<]+)</g)].map(([, title]) => title)

beforeAll(async () => {
  house = await startWithRequests()
  const { client, project } = house.fields
  const { sql } = house
  await sql`update projects set name = 'Sluice renewal' where id = ${project}`
  await house.upload('sluice-plan.txt', 'a')
  for (let at = 0; at < 6; at += 1) await house.asked(undefined, { title: `Sluice drawings ${at}` })
  await sql`update client_requests set status = 'cancelled' where title like 'Sluice drawings%'`
  await sql`insert into client_decisions (client_id, project_id, kind, title, body, due_on, author_name)
    values (${client}, ${project}, 'approval', 'Sluice colours', 'Green.', '2030-01-01', 'A'),
      (${client}, null, 'approval', 'Sluice hours', 'Day and night.', '2030-01-01', 'A')`
  await sql`insert into help_articles (title, slug, content, audience, is_published, publish_at)
    values ('How a sluice opens', 'sluice-opens', '<p>Slowly.</p>', 'clients', true, now()),
      ('How a sluice closes', 'sluice-closes', '<p>Slowly.</p>', 'clients', false, null)`
  for (let at = 0; at < 7; at += 1)
    await sql`insert into support_tickets (client_id, project_id, title, description, created_by)
      select ${client}, ${project}, ${`Sluice stuck ${at}`}, 'words', user_id from profiles where client_id = ${client}`
  await sql`insert into project_updates (client_id, project_id, title, body, author_name)
    values (${client}, ${project}, 'Gates', 'The SLUICE stands 100% ready.', 'A')`
  await sql`insert into projects (client_id, name)
    select id, 'Sluice of others' from clients where id <> ${client}`
})
afterAll(() => house.product.close())
beforeEach(() => house.sql`delete from rate_limits`)

test('finds everything of the own client by its words, newest first, and leads to all of a kind', async () => {
  const page = await search('sluice')
  expect(titles(page)).toEqual([
    ...['Projects', 'Updates', 'Documents', 'Tickets', 'Requests', 'Decisions', 'Help articles'],
  ])
  expect(page).not.toContain('Sluice of others')
  expect(page).toContain('19 results')
  // The page of the update itself: the project's shows the newest ones only.
  expect(page).toMatch(
    new RegExp(`href="/dashboard/projects/${house.fields.project}/updates/[0-9a-f-]{36}"`),
  )
  expect(page).toContain('href="/dashboard/support?status=all&amp;q=sluice"')
  expect(page).toContain('See all 7 tickets')
  expect([...page.matchAll(/Sluice stuck \d/g)].map(([hit]) => hit)).toEqual(
    [6, 5, 4, 3, 2].map((at) => `Sluice stuck ${at}`),
  )
  const list = await textOf(house.ours.get('/dashboard/support?status=all&q=sluice'))
  expect([...new Set(list.match(/Sluice stuck \d/g))]).toHaveLength(7)
  const requests = /href="(\/dashboard\/requests[^"]+)"[^>]*>See all 6 requests/.exec(page)?.[1]
  const all = await textOf(house.ours.get(requests?.replaceAll('&amp;', '&') ?? ''))
  expect([...new Set(all.match(/Sluice drawings \d/g))]).toHaveLength(6)
  expect(page).toContain('href="/dashboard/help/sluice-opens"')
  expect(page).not.toContain('sluice-closes')
})

test('its own signs are letters, and nothing found says so', async () => {
  expect(titles(await search('100%'))).toEqual(['Updates'])
  expect(titles(await search('%'))).toEqual(['Updates'])
  expect(titles(await search('__'))).toEqual([])
  expect(await search('<b>none</b>')).toContain(
    'Nothing found for &quot;&lt;b&gt;none&lt;/b&gt;&quot;.',
  )
  expect(await search('   ')).toContain('Finds projects, updates, documents')
  expect(await search(`${'x'.repeat(5_000)}\0`)).toContain('Nothing found')
})

test('another client, a visitor and staff find nothing of it; who asks too often is told', async () => {
  expect(await search('sluice', house.theirs)).toContain('Sluice of others')
  expect(titles(await search('sluice', house.theirs))).toEqual(['Projects', 'Help articles'])
  expect((await house.product.client().get('/dashboard/search?q=sluice')).status).toBe(302)
  // Two windows of a minute at most.
  let refused: Response | undefined
  for (let at = 0; at < 121 && !refused; at += 1) {
    const answer = await house.theirs.get('/dashboard/search?q=x')
    if (answer.status === 429) refused = answer
  }
  expect(await refused?.text()).toContain('You have searched too often in a short time.')
})
