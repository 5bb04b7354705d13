import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHref, readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { actorPassword, createActor } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { listAdminTickets } from './admin-ticket-service.server.ts'
import { listPortalTickets } from './portal-ticket-service.server.ts'
import { ticketSorts } from './ticket.ts'
import { adminTicketList, portalTicketList } from './ticket-list-query.ts'

let product: TestApp
type User = Actor & { kind: 'user' }
let [staff, ours, theirs] = [] as unknown as [User, User, User]
const total = 80

beforeAll(async () => {
  product = await startTestApp()
  staff = await createActor(product, 'admin')
  ours = await createActor(product, 'client_admin')
  theirs = await createActor(product, 'client_user')
  // The rows of one statement have the same timestamp: paging must neither lose nor repeat any.
  for (const { clientId, userId } of [ours, theirs])
    await product.app.db.client`
      insert into support_tickets (client_id, created_by, author_name, assignee_id, title, description, priority,
        status, created_at, last_activity_at)
      select ${clientId}, case when i % 2 = 0 then ${userId}::uuid end, 'A', case when i % 5 = 0 then ${staff.userId}::uuid end,
        'Ticket ' || i || case when i % 10 = 0 then ' 100%_sure' else '' end, 'Words',
        (array['low', 'medium', 'high'])[1 + i % 3],
        (array['open', 'in_progress', 'resolved', 'closed'])[1 + i % 4],
        now() - (i / 20) * interval '1 day', now() - (i % 7) * interval '1 hour'
      from generate_series(1, ${total}) as i`
})
afterAll(() => product.close())

const list = (query: string, actor: Actor = ours) =>
  listPortalTickets(product.app, actor, readListQuery(portalTicketList, new URLSearchParams(query)))
const queue = (query: string) =>
  listAdminTickets(product.app, staff, readListQuery(adminTicketList, new URLSearchParams(query)))

type Page = { rows: { id: string }[]; next: string | null; previous: string | null }
async function walk(read: (query: string) => Promise<Page>, query: string) {
  const [forwards, backwards]: [string[], string[]] = [[], []]
  let page = await read(query)
  for (;;) {
    forwards.push(...page.rows.map(({ id }) => id))
    if (!page.next) break
    page = await read(`${query}&after=${encodeURIComponent(page.next)}`)
  }
  for (;;) {
    backwards.unshift(...page.rows.map(({ id }) => id))
    if (!page.previous) break
    page = await read(`${query}&before=${encodeURIComponent(page.previous)}`)
  }
  return { forwards, backwards }
}

test.each(ticketSorts.flatMap((sort) => [sort, `${sort}.asc`]))(
  'every order walks through all tickets once, there and back: %s',
  async (sort) => {
    const { forwards, backwards } = await walk(list, `sort=${sort}`)
    expect(new Set(forwards).size).toBe(total)
    expect(forwards).toHaveLength(total)
    expect(backwards).toEqual(forwards)
    const both = await walk(queue, `status=all&sort=${sort}`)
    expect(new Set(both.forwards).size).toBe(2 * total)
    expect(both.backwards).toEqual(both.forwards)
  },
)

test('the newest and the most urgent are first', async () => {
  const days = (await list('')).rows.map((one) => one.created_at)
  expect(days).toEqual([...days].sort().reverse())
  const { rows } = await list('sort=priority')
  expect(new Set(rows.map((one) => one.priority))).toEqual(new Set(['high']))
})

test('filters work; a user sees their own tickets or all of the client, never another client', async () => {
  const mine = await walk(list, 'whose=mine')
  expect(mine.forwards).toHaveLength(total / 2)
  const open = await walk(list, 'status=open')
  expect(open.forwards).toHaveLength(total / 4)
  const all = new Set((await walk(list, '')).forwards)
  const foreign = await walk((query) => list(query, theirs), '')
  expect(foreign.forwards.filter((id) => all.has(id))).toEqual([])
  const asked = `client=${theirs.clientId}&assignee=${staff.userId}`
  expect((await walk(list, asked)).forwards.every((id) => all.has(id))).toBe(true)
})

test('staff filter by client, priority, assignee and waiting', async () => {
  const count = async (query: string) => (await walk(queue, query)).forwards.length
  expect(await count('')).toBe(total)
  expect(await count(`status=all&client=${ours.clientId}`)).toBe(total)
  expect(await count('status=all&assignee=me')).toBe((2 * total) / 5)
  expect(await count(`status=all&assignee=${staff.userId}`)).toBe((2 * total) / 5)
  expect(await count('status=all&assignee=none')).toBe((2 * total * 4) / 5)
  expect(await count('status=all&priority=low')).toBe(2 * 26)
  await expect(
    listAdminTickets(product.app, ours, readListQuery(adminTicketList, new URLSearchParams())),
  )
    .rejects //
    .toMatchObject({ code: 'forbidden' })
})

test('a search finds words, numbers and special characters literally, within the own client', async () => {
  expect((await list('q=100%25_SURE')).matches).toBe(total / 10)
  expect((await list('q=%25%25%25')).matches).toBe(0)
  const [one] = (await list('')).rows
  const short = one?.id.slice(0, 8) ?? ''
  for (const q of [short, `Ticket #${short}`, `#${short}`])
    expect((await list(`q=${encodeURIComponent(q)}`)).rows).toEqual([one])
  expect((await list(`q=${short}`, theirs)).rows).toEqual([])
  expect((await queue(`status=all&q=${short}`)).rows.map(({ id }) => id)).toEqual([one?.id])
  expect((await walk(list, 'q=ti')).forwards).toHaveLength(total)
})

test('an invalid address shows the first page, and addresses contain only what differs from the defaults', async () => {
  const first = (await list('')).rows
  const [id, instant] = [crypto.randomUUID(), '2026-02-30 00:00:00.000000+00']
  for (const query of [
    'after=nonsense',
    `after=${id}~~${instant}`,
    `after=${id}~9~2026-01-01 00:00:00.000000%2B00&sort=priority`,
    'status=x&sort=%00&q=%00',
  ])
    expect((await list(query)).rows).toHaveLength(first.length)
  const query = readListQuery(
    portalTicketList,
    new URLSearchParams('q=a&sort=priority.asc&status=open'),
  )
  expect(listHref(portalTicketList, query, { status: 'all' })).toBe(
    '/dashboard/support?q=a&sort=priority&direction=asc',
  )
  expect(listHref(portalTicketList, readListQuery(portalTicketList, new URLSearchParams()))).toBe(
    '/dashboard/support',
  )
})

test('a list that cannot be loaded shows a message, and a link to the same address', async () => {
  const client = product.client()
  await client.signIn(ours.email, actorPassword)
  const url = '/dashboard/support?status=open'
  await product.app.db.client`alter table support_tickets rename to gone`
  try {
    const answer = await client.get(url)
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('Error loading support tickets. Please try again.')
    expect(page).toMatch(/<a[^>]*href="\/dashboard\/support\?status=open"[^>]*>Try again/)
  } finally {
    await product.app.db.client`alter table gone rename to support_tickets`
  }
  expect((await client.get(url)).status).toBe(200)
})
