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
  await house.asked(undefined, { title: 'Sluice drawings' })
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
  expect(titles(page)).toEqual(['Projects', 'Updates', 'Documents', 'Tickets', 'Requests'])
  expect(page).not.toContain('Sluice of others')
  expect(page).toContain('11 results')
  expect(page).toContain('href="/dashboard/support?status=all&amp;q=sluice"')
  expect(page).toContain('See all 7 tickets')
  expect([...page.matchAll(/Sluice stuck \d/g)].map(([hit]) => hit)).toEqual(
    [6, 5, 4, 3, 2].map((at) => `Sluice stuck ${at}`),
  )
  const list = await textOf(house.ours.get('/dashboard/support?status=all&q=sluice'))
  expect([...new Set(list.match(/Sluice stuck \d/g))]).toHaveLength(7)
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
  expect(titles(await search('sluice', house.theirs))).toEqual(['Projects'])
  expect((await house.product.client().get('/dashboard/search?q=sluice')).status).toBe(302)
  // Two windows of a minute at most.
  let refused: Response | undefined
  for (let at = 0; at < 121 && !refused; at += 1) {
    const answer = await house.theirs.get('/dashboard/search?q=x')
    if (answer.status === 429) refused = answer
  }
  expect(await refused?.text()).toContain('You have searched too often in a short time.')
})
