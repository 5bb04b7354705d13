import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversationList } from '#app/features/assistant/admin/admin-conversation-list-query.ts'
import { listConversations } from '#app/features/assistant/admin/admin-conversation-service.server.ts'
import { bookingList } from '#app/features/bookings/admin-booking-list-query.ts'
import { listBookings } from '#app/features/bookings/admin-booking-service.server.ts'
import { readBoard } from '#app/features/leads/board/board-state.ts'
import { readLeadBoard } from '#app/features/leads/board/lead-board-service.server.ts'
import { leadLists } from '#app/features/leads/lead-list-query.ts'
import { listLeads } from '#app/features/leads/lead-service.server.ts'
import { readPerson } from '#app/features/people/person-service.server.ts'
import { readTimelineCursor } from '#app/features/people/timeline/timeline.ts'
import { listAdminTickets } from '#app/features/tickets/admin-ticket-service.server.ts'
import { adminTicketList } from '#app/features/tickets/ticket-list-query.ts'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createAccount, createActor } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { countingQueries, explainingQueries } from '#test/query-count.ts'

let product: TestApp
let staff: Client
let me: Actor & { kind: 'user' }
/** The person, and the organization that they are in. */
let [person, organisation] = ['', '']
const other = { id: '', email: 'other@port.example' }

beforeAll(async () => {
  product = await startTestApp()
  const sql = product.app.db.client
  staff = product.client()
  await staff.signIn()
  me = await createActor(product)
  const account = await createAccount(product, 'client_user', 'a phrase nobody guesses 4')
  for (const email of ['ada@port.example', 'Ada@home.example', other.email])
    await sql`insert into leads (id, source, full_name, email)
      values (gen_random_uuid(), 'contact', ${email === other.email ? 'Other One' : 'Ada Roy'}, ${email})`
  const idOf = async (address: string) =>
    (await sql`select person_id as id from person_addresses where address = ${address}`)[0]?.id
  ;[person, other.id] = [await idOf('ada@port.example'), await idOf(other.email)]
  const [made] = await sql`insert into organisations (id, name)
    values (gen_random_uuid(), 'The Port') returning id`
  organisation = made?.id
  await sql`update people set organisation_id = ${organisation} where id in (${person}, ${other.id})`
  // One person with three addresses, as after two merges: one is that of an account.
  await sql`update person_addresses set person_id = ${person}
    where address in ('ada@home.example', lower(${account.email}))`

  await sql.begin(async (tx) => {
    await tx`alter table chat_conversations disable trigger user`
    await tx`insert into chat_conversations (session_hash, visitor_email, opening, search_text, waits, waits_since, last_message_at)
      select sha256(i::text::bytea), case i % 3000 when 0 then 'ADA@port.example' when 1 then 'ada@home.example'
          when 2 then ${other.email} else 'p' || i || '@crowd.example' end,
        'Registers ' || i, 'registers ' || i, i < 3100, case when i < 3100 then now() end, now() - i * interval '1 minute'
      from generate_series(3, 10002) as i`
    await tx`alter table chat_conversations enable trigger user`
  })
  await sql.begin(async (tx) => {
    const email = tx`case i % 3000 when 0 then 'ADA@port.example' when 1 then 'ada@home.example'
      when 2 then ${other.email} else 'p' || i || '@crowd.example' end`
    await tx`alter table leads disable trigger user`
    await tx`insert into leads (id, source, full_name, email, status, created_at)
      select gen_random_uuid(), case i when 9000 then 'application' when 9001 then 'newsletter' else 'contact' end,
        'Lead ' || i, ${email}, case when i < 6000 then 'new' else 'contacted' end, now() - i * interval '1 minute'
      from generate_series(1, 10000) as i`
    await tx`alter table leads enable trigger user`
    await tx`alter table bookings disable trigger user`
    await tx`insert into bookings (full_name, email, during, blocked, zone, token_hash, confirmed_at)
      select 'Call ' || i, ${email}, d, d, 'UTC', sha256(i::text::bytea), now()
      from (select i, tstzrange(t, t + interval '30 minutes') as d from generate_series(1, 10000) as i,
        lateral (select now() + (i - 5000) * interval '1 hour' + interval '9 minutes' as t) as begins) as calls`
    await tx`alter table bookings enable trigger user`
  })
  // Of one the answers are mailed to an address of theirs.
  await sql`insert into chat_mail_consents (conversation_id, email, consent_text)
    select id, 'ada@port.example', 'x' from chat_conversations where visitor_email = 'p77@crowd.example'`
  await sql`insert into support_tickets (client_id, created_by, title, description, priority, status, created_at, last_activity_at)
    select ${account.clientId}, case when i % 1000 = 0 then ${account.userId}::uuid end,
      'Ticket ' || i, 'Words', 'low', (array['open', 'closed'])[1 + (i / 1000) % 2],
      now() - i * interval '1 minute', now()
    from generate_series(1, 10000) as i`
  await sql.unsafe(
    'vacuum analyze leads, bookings, chat_conversations, support_tickets, person_addresses, people',
  )
})
afterAll(() => product.close())

const conversations = (query: string, app = product.app) =>
  listConversations(app, me, readListQuery(conversationList, new URLSearchParams(query)))
const tickets = (query: string, app = product.app) =>
  listAdminTickets(app, me, readListQuery(adminTicketList, new URLSearchParams(query)))
const leads = (query: string, app = product.app) =>
  listLeads(app, me, 'inbox', readListQuery(leadLists.inbox, new URLSearchParams(query)))
const board = (query: string, app = product.app) =>
  readLeadBoard(
    app,
    me,
    'inbox',
    readListQuery(leadLists.inbox, new URLSearchParams(`view=board&${query}`)),
    readBoard(new URLSearchParams()),
  )
const bookings = (query: string, app = product.app) =>
  listBookings(app, me, readListQuery(bookingList, new URLSearchParams(query)))
const titles = async (query: string) => (await tickets(query)).rows.map(({ title }) => title)

test('a list shows what belongs to all addresses of a person, or to the people of an organization', async () => {
  const theirs = await conversations(`person=${person}`)
  expect(theirs.rows.map(({ opening }) => opening)).toEqual(
    [77, 3000, 3001, 6000, 6001, 9000, 9001].map((i) => `Registers ${i}`),
  )
  expect(theirs.matches).toBe(7)
  expect((await conversations(`organisation=${organisation}`)).matches).toBe(10)
  expect((await conversations(`person=${person}&q=9001`)).matches).toBe(1)
  expect((await conversations(`person=${person}&state=waiting`)).matches).toBe(3)
  expect(await titles(`person=${person}&sort=created_at.asc`)).toEqual(
    [10_000, 8000, 6000, 4000, 2000].map((i) => `Ticket ${i}`),
  )
  expect((await tickets(`person=${person}&status=all`)).matches).toBe(10)
  expect(await titles(`organisation=${organisation}&status=all&q=ticket+7000`)).toEqual([
    'Ticket 7000',
  ])
  expect(await titles(`person=${other.id}&status=all`)).toEqual([])
})

test('leads and calls of a person are listed as well, without what else is counted for itself', async () => {
  const theirs = await leads(`person=${person}`)
  expect(theirs.rows.map(({ full_name }) => full_name)).toEqual([
    ...['Ada Roy', 'Ada Roy'],
    ...[1, 3000, 3001, 6000, 6001].map((i) => `Lead ${i}`),
  ])
  expect(theirs.matches).toBe(7)
  const applied = await leads(`person=${person}&source=application`)
  expect(applied.rows.map(({ full_name }) => full_name)).toEqual(['Lead 9000'])
  expect((await leads(`person=${person}&q=3001`)).matches).toBe(1)
  expect((await leads(`organisation=${organisation}&status=new`)).matches).toBe(8)
  const columns = (await board(`person=${person}`)).columns.map(({ total }) => total)
  expect(columns.slice(0, 2)).toEqual([5, 2])
  const coming = await bookings(`person=${person}`)
  expect(coming.rows.map(({ full_name }) => full_name)).toEqual(
    [6000, 6001, 9000, 9001].map((i) => `Call ${i}`),
  )
  expect((await bookings(`person=${person}&state=all`)).matches).toBe(7)
  expect((await bookings(`organisation=${organisation}&state=past&q=call`)).matches).toBe(5)
})

test('the pages of both records say as many as the lists to which they lead', async () => {
  const page = await (await staff.get(`/lead_admin/people/${person}`)).text()
  const linked = (href: string) =>
    new RegExp(`href="${href.replaceAll('&', '&amp;').replace('?', '\\?')}"[^>]*>([^<]+)<`).exec(
      page,
    )?.[1]
  const [ours, all] = [`/lead_admin/conversations?person=${person}`, '/lead_admin/tickets?']
  expect(linked(`${ours}&state=waiting`)).toBe('3 conversations that wait')
  expect(linked(ours)).toBe('7 conversations')
  expect(linked(`${all}person=${person}`)).toBe('5 open tickets')
  expect(linked(`${all}status=all&person=${person}`)).toBe('10 tickets')
  expect(linked(`/lead_admin/inbox?person=${person}`)).toBe('7 leads')
  expect(linked(`/lead_admin/inbox?person=${person}&status=new&show=open`)).toBe('5 new leads')
  expect(linked(`/lead_admin/bookings?state=all&person=${person}`)).toBe('7 calls')
  expect(linked(`/lead_admin/bookings?person=${person}`)).toBe('4 calls to come')
  const whole = await (await staff.get(`/lead_admin/organisations/${organisation}`)).text()
  expect(whole).toContain(
    `/lead_admin/conversations?organisation=${organisation}&amp;state=waiting"`,
  )
  expect(whole).toContain(`/lead_admin/tickets?organisation=${organisation}"`)
})

test('whom a list is of stands in its head, as a link that takes it away and keeps the rest', async () => {
  const read = async (address: string) => (await staff.get(`/lead_admin/${address}`)).text()
  const page = await read(`tickets?person=${person}&priority=low`)
  const chip = /<ul aria-label="Only"[^>]*>([\s\S]*?)<\/ul>/.exec(page)?.[1] ?? ''
  expect(chip).toContain('href="/lead_admin/tickets?priority=low"')
  expect(chip.replaceAll(/<[^>]*>/g, '')).toBe('Of Ada Roy×, remove this filter')
  // What is chosen in the form beside it keeps it.
  expect(page).toContain(`<input type="hidden" name="person" value="${person}"`)
  for (const list of [`inbox?person=${person}`, `inbox?view=board&person=${person}`])
    expect(await read(list)).toContain('Of Ada Roy, without applications and the newsletter')
  const chosen = await read(`inbox?source=contact&person=${person}`)
  expect(chosen).not.toContain('without applications')
  expect(await read(`bookings?person=${person}`)).toContain('Of Ada Roy<')
  expect(await read(`conversations?organisation=${organisation}`)).toContain(
    'Of people at The Port',
  )
  const gone = await read(`conversations?person=${crypto.randomUUID()}`)
  expect(gone).toContain('Of a person who no longer exists')
  expect(await read('conversations?person=nonsense&organisation=%00')).not.toContain('"Only"')
})

test('a page takes three queries at most, and finds their rows by the indexes of addresses', async () => {
  for (const whom of [`person=${person}`, `organisation=${organisation}`])
    for (const rest of ['', '&q=registers', '&q=ticket', '&sort=last_activity_at']) {
      const counted = countingQueries(product.app)
      await conversations(whom + rest, counted.app)
      expect(counted.count(), whom + rest).toBeLessThanOrEqual(3)
      const counting = countingQueries(product.app)
      await tickets(`status=all&${whom}${rest}`, counting.app)
      expect(counting.count(), whom + rest).toBeLessThanOrEqual(3)
      for (const read of [leads, board, bookings]) {
        const each = countingQueries(product.app)
        await read(whom + rest, each.app)
        expect(each.count(), whom + rest).toBeLessThanOrEqual(3)
      }
      const { app, plans } = explainingQueries(product.app)
      await conversations(whom + rest, app)
      await tickets(`status=all&${whom}${rest}`, app)
      await leads(whom + rest, app)
      await board(whom + rest, app)
      await bookings(`state=all&${whom}${rest}`, app)
      const all = plans.join('\n\n')
      for (const index of [
        'chat_conversations_email',
        'chat_conversations_pkey',
        'leads_email',
        'bookings_email',
      ])
        expect(all).toContain(index)
      expect(all).toContain('support_tickets_author')
      expect(all).not.toMatch(/Seq Scan on (chat_conversations|support_tickets|leads|bookings)/)
      expect(all).not.toMatch(
        /chat_conversations_(last|search)|support_tickets_(created|activity|search)/,
      )
    }
})

test('the page of a person finds all of it by indexes', async () => {
  const { app, plans } = explainingQueries(product.app)
  const found = await readPerson(app, me, person, readTimelineCursor(null))
  expect('person' in found && [found.counts.leads, found.staff.length > 0]).toEqual([7, true])
  const all = plans.join('\n\n')
  expect(all).toContain('leads_email')
  expect(all).not.toMatch(/Seq Scan on (leads|bookings|chat_conversations|support_tickets)/)
})

test('nobody but staff sees them', async () => {
  const client = { ...me, role: 'client_admin' as const }
  const query = readListQuery(conversationList, new URLSearchParams(`person=${person}`))
  expect(() => listConversations(product.app, client, query)).toThrow('Not allowed')
})
