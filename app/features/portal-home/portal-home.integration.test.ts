import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { startTickets } from '#test/tickets.ts'
import { listPortalTickets } from '../tickets/portal-ticket-service.server.ts'
import { portalTicketList } from '../tickets/ticket-list-query.ts'
import { readPortalFrame, readPortalHome } from './portal-home-service.server.ts'
import { visitNoted } from './portal-home-store.server.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets()
})
afterAll(() => t.product.close())

const home = (actor: Actor) => readPortalHome(t.product.app, actor)
const partOf = async (actor: Actor, key: string) =>
  (await home(actor)).needs.find((part) => part.key === key)
const minute = 60_000

/** The product's clock stands at a time from now. */
async function after<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const { app } = t.product
  const before = app.now
  app.now = () => new Date(Date.now() + milliseconds)
  try {
    return await work()
  } finally {
    app.now = before
  }
}

async function bill(
  clientId: string | null,
  invoices: [number: string, status: string, due: string][],
) {
  await t.db.begin(async (tx) => {
    // As after a restore: the numbers are part of the rows.
    await tx`alter table invoices disable trigger user`
    for (const [number, status, due] of invoices)
      await tx`insert into invoices (client_id, status, number, issued_on, issued_at, due_on, currency, bill_name,
          description, issuer, total, paid) values (${clientId}, ${status}, ${number}, current_date, now(), ${due}, 'CAD',
          'Ministry', 'First stage', '{}', 5000, ${status === 'paid' ? 5000 : 0})`
    await tx`alter table invoices enable trigger user`
  })
}

const book = (
  email: string,
  hours: number,
  more: { status?: string; unconfirmed?: boolean } = {},
) =>
  t.db`insert into bookings (full_name, email, note, place, during, blocked, zone, token_hash, status, cancelled_by, held_until)
    select 'Name of the booker', ${email}, 'Words of the booker', 'https://meet.example/room', d, d, 'UTC',
      sha256(gen_random_uuid()::text::bytea), ${more.status ?? 'booked'}, ${more.status ? 'staff' : null}, case when ${more.unconfirmed ?? false} then now() + interval '1 hour' end
    from tstzrange(now() + ${hours} * interval '1 hour', now() + ${hours} * interval '1 hour' + interval '9 minutes') d`

test('a ticket needs its client from our answer until the client writes or it is resolved', async () => {
  const id = await t.raise()
  const waits = async () => (await partOf(t.author, 'tickets'))?.rows.map((row) => row.id) ?? []
  const staff = (fields = {}) => t.say(t.admin, `/lead_admin/tickets/${id}/messages`, fields)
  expect(await waits()).toEqual([])
  await staff({ kind: 'note', body: 'Only we read this' })
  expect(await waits()).toEqual([])
  await staff()
  expect(await waits()).toEqual([id])
  await staff({ kind: 'note', body: 'Only we read this' })
  const noted = await partOf(t.author, 'tickets')
  await staff()
  // The latest answer counts.
  expect((await partOf(t.author, 'tickets'))?.rows[0]?.at).not.toBe(noted?.rows[0]?.at)
  await t.say(t.ours, `/dashboard/support/${id}/messages`)
  expect(await waits()).toEqual([])
  await staff()
  await t.settle(id, 'open', 'resolved')
  expect(await waits()).toEqual([])
  await t.settle(id, 'resolved', 'closed')
  expect(await waits()).toEqual([])
})

test('what waits longest is first, five of a kind are shown, and all are counted', async () => {
  const raised: string[] = []
  for (let i = 0; i < 6; i += 1) {
    const id = await t.raise()
    raised.push(id)
    await t.say(t.admin, `/lead_admin/tickets/${id}/messages`)
  }
  const part = await partOf(t.author, 'tickets')
  expect(part?.rows.map(({ id }) => id)).toEqual(raised.slice(0, 5))
  expect(part?.count).toBe(6)
  // A colleague can answer them, a stranger has none.
  expect((await partOf(t.colleague, 'tickets'))?.count).toBe(6)
  expect(await partOf(t.stranger, 'tickets')).toBeUndefined()
  const { waiting } = await readPortalFrame(t.product.app, t.author)
  expect(waiting).toEqual({ requests: 0, decisions: 0, tickets: 6, invoices: 0 })
  const page = await (await t.ours.get('/dashboard')).text()
  expect(page).toContain('6 waiting for your answer')
  expect(page).not.toContain('Only we read this')
})

test('the list of what waits for the client leaves out what does not, in a search too', async () => {
  await t.raise()
  const count = async (actor: Actor, query: string) => {
    const asked = readListQuery(portalTicketList, new URLSearchParams(query))
    return (await listPortalTickets(t.product.app, actor, asked)).rows.length
  }
  const [first] =
    await t.db`select title from support_tickets where client_id = ${t.author.clientId}`
  expect(await count(t.author, 'status=yours')).toBe(6)
  expect(await count(t.author, `status=yours&q=${first?.title}`)).toBe(6)
  expect(await count(t.author, `status=all&q=${first?.title}`)).toBeGreaterThan(6)
  expect(await count(t.colleague, 'status=yours&whose=mine')).toBe(0)
  expect(await count(t.stranger, 'status=yours')).toBe(0)
})

test('an answered ticket is new to its client, and to nobody else', async () => {
  await t.db`delete from portal_visits`
  const of = async (actor: Actor) => (await home(actor)).changes.map(({ key }) => key)
  expect(await of(t.author)).toContain('tickets')
  expect(await of(t.stranger)).not.toContain('tickets')
})

test('unpaid invoices are listed by their due day, paid ones, drafts and those of others not', async () => {
  await bill(t.author.clientId, [
    ['INV-2001-000001', 'pending', '2100-02-02'],
    ['INV-2001-000002', 'overdue', '2020-01-01'],
    ['INV-2001-000003', 'paid', '2019-01-01'],
  ])
  await bill(t.stranger.clientId, [['INV-2001-000004', 'pending', '2100-01-01']])
  await t.db`insert into invoices (client_id, status, due_on, currency, bill_name, description, issuer)
    values (${t.author.clientId}, 'draft', '2100-01-01', 'CAD', 'Ministry', 'Not issued yet', '{}')`
  const part = await partOf(t.author, 'invoices')
  expect(JSON.stringify(await home(t.author))).not.toContain('Not issued yet')
  expect(part?.rows).toMatchObject([
    { what: 'INV-2001-000002', at: '2020-01-01', isLate: true, more: '5000', currency: 'CAD' },
    { what: 'INV-2001-000001', at: '2100-02-02', isLate: false },
  ])
  expect((await partOf(t.stranger, 'invoices'))?.rows.map(({ what }) => what)).toEqual([
    'INV-2001-000004',
  ])
})

test('calls are those of the confirmed address of who is signed in, and say nothing that the booker wrote', async () => {
  const { author, colleague } = t
  await book(author.email.toUpperCase(), 48)
  await book(author.email, 24)
  await book(author.email, 72, { status: 'cancelled' })
  await book(author.email, 96, { unconfirmed: true })
  await book(author.email, -5)
  const calls = await partOf(author, 'meetings')
  expect(calls?.count).toBe(2)
  const times = calls?.rows.map(({ at }) => at) ?? []
  expect(times).toEqual(times.toSorted())
  expect(calls?.rows[0]?.link).toMatch(/^\/booking\/[\w-]{43}$/)
  expect(JSON.stringify(calls)).not.toContain('booker')
  expect(await partOf(colleague, 'meetings')).toBeUndefined()
  // Staff who view the portal as this client do not see whose calls there are.
  const viewer = {
    ...t.staff,
    role: 'client_admin',
    clientId: author.clientId,
    viewing: true,
  } as const
  expect((await home(viewer)).needs.map(({ key }) => key)).toEqual(['tickets', 'invoices'])
  await t.db`update auth_users set email_verified = false where id = ${author.userId}`
  expect(await partOf(author, 'meetings')).toBeUndefined()
  await t.db`update auth_users set email_verified = true where id = ${author.userId}`
  const [, link = ''] =
    /href="(\/booking\/[^"]+)"/.exec(await (await t.ours.get('/dashboard')).text()) ?? []
  expect(link).toMatch(/^\/booking\//)
})

test('what is new begins where the former visit ended, which half an hour without a request makes former', async () => {
  const { app } = t.product
  const visit = () => readPortalFrame(app, t.author)
  await t.db`delete from portal_visits`
  expect((await home(t.author)).isFirstVisit).toBe(true)
  await visit()
  const [first] = await t.db`select last_at::text from portal_visits`
  await after(29 * minute, visit)
  expect(await after(29 * minute, () => home(t.author))).toMatchObject({ isFirstVisit: true })
  const came = await after(61 * minute, () => home(t.author))
  expect(came.isFirstVisit).toBe(false)
  await after(61 * minute, visit)
  // A reload, and what follows within half an hour, leaves the list as it is.
  await after(85 * minute, visit)
  expect((await after(85 * minute, () => home(t.author))).since).toBe(came.since)
  // Nor do two tabs that are opened at once, and later a second time.
  await after(85 * minute, () => Promise.all([visit(), visit(), visit()]))
  expect((await after(85 * minute, () => home(t.author))).since).toBe(came.since)
  const visits = await t.db`select former_at::text from portal_visits`
  expect(visits).toHaveLength(1)
  expect(visits[0]?.former_at).not.toBe(first?.last_at)
  // Staff who view a portal leave no visit.
  const viewer = {
    ...t.staff,
    role: 'client_admin',
    clientId: t.author.clientId,
    viewing: true,
  } as const
  await readPortalFrame(app, viewer)
  expect(await t.db`select from portal_visits`).toHaveLength(1)
  await app.db.asTogether(viewer, [visitNoted(new Date().toISOString())])
  expect(await t.db`select from portal_visits`).toHaveLength(1)
})

test('changes are seven lines, the newest first, of every kind and of no other client', async () => {
  const { author, stranger } = t
  await t.db`update portal_visits set former_at = now() - interval '1 day', last_at = now()`
  await t.db`update support_tickets set answered_at = now() - interval '3 days' where answered_at is not null`
  const plant = async (clientId: string | null, word: string) => {
    const [project] =
      await t.db`insert into projects (client_id, name) values (${clientId}, ${`${word} project`}) returning id`
    await t.db`insert into project_updates (client_id, project_id, title, body, author_name, created_at)
      values (${clientId}, ${project?.id}, ${`${word} update`}, 'x', 'Ada', now() - interval '1 minute')`
    await t.db`insert into project_milestones (client_id, project_id, title, position, done_at)
      values (${clientId}, ${project?.id}, ${`${word} milestone`}, 1, now() - interval '2 minutes'),
        (${clientId}, ${project?.id}, ${`${word} open`}, 2, null)`
    await t.db`insert into documents (client_id, project_id, name, file_size, mime_type, storage_key, created_at)
      select ${clientId}, ${project?.id}, ${word} || ' file ' || n, 1, 'application/pdf', gen_random_uuid()::text,
        now() - n * interval '3 minutes' from generate_series(1, 6) n`
  }
  await plant(author.clientId, 'Our')
  await plant(stranger.clientId, 'Their')
  const { changes, moreChanges } = await home(author)
  expect(changes).toHaveLength(7)
  expect(moreChanges).toBe(true)
  const times = changes.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  const text = JSON.stringify(changes)
  expect(text).not.toContain('Their')
  expect(text).not.toContain('Our open')
  expect(new Set(changes.map(({ key }) => key))).toEqual(
    new Set(['invoices', 'updates', 'milestones', 'documents']),
  )
  const page = await (await t.ours.get('/dashboard')).text()
  expect(page).toContain('Our milestone')
  for (const kind of ['updates', 'milestones'])
    expect(page).toMatch(
      new RegExp(`href="/dashboard/projects/[0-9a-f-]{36}/${kind}/[0-9a-f-]{36}"`),
    )
  // What the reader has given is not new to them.
  await t.db`update documents set uploaded_by = (select id from profiles where user_id = ${author.userId})
    where name = 'Our file 1'`
  expect(JSON.stringify((await home(author)).changes)).not.toContain('Our file 1')
})

test('the contact is the owner of the organization, while that account is open', async () => {
  const { author, staff, stranger } = t
  expect((await home(author)).contact).toBeNull()
  await t.db`update organisations set owner_id = ${staff.userId} where client_id = ${author.clientId}`
  await t.db`insert into organisations (name, client_id, owner_id) values ('Ours', ${author.clientId}, ${staff.userId})
    on conflict (client_id) do nothing`
  expect((await home(author)).contact).toMatchObject({ email: staff.email })
  expect((await home(stranger)).contact).toBeNull()
  await t.db`update profiles set deactivated_at = now() where user_id = ${staff.userId}`
  expect((await home(author)).contact).toBeNull()
  await t.db`update profiles set deactivated_at = null where user_id = ${staff.userId}`
})

test('an inactive client has no first page', async () => {
  await t.db`update clients set status = 'inactive' where id = ${t.stranger.clientId}`
  const page = await t.theirs.get('/dashboard')
  expect(page.status === 200 ? await page.text() : '').not.toContain('What needs you')
  await t.db`update clients set status = 'active' where id = ${t.stranger.clientId}`
})

test('without a client there is no home', async () => {
  await expect(home({ kind: 'visitor' })).rejects.toMatchObject({ code: 'not_authenticated' })
  await expect(home(t.staff)).rejects.toMatchObject({ code: 'forbidden' })
})
