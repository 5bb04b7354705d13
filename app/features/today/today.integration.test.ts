import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteGivenUp } from '#app/features/mail/failed-mail-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { startTestApp } from '#test/app.ts'
import { startTickets } from '#test/tickets.ts'
import { type TodaySection, todaySections } from './today.ts'
import { sectionViews } from './today-row.ts'
import { readToday } from './today-service.server.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets({ SEED: 'sample' })
  const { db, staff } = t
  await db`insert into leads (id, source, full_name, email, created_at)
    select gen_random_uuid(), s, 'Lead ' || s || n, s || n || '@works.example', now() - n * interval '5 hours'
    from unnest(array['blueprint', 'contact', 'get_started', 'assistant', 'application', 'newsletter']) s,
      generate_series(1, 6) n`
  await db`update leads set status = 'contacted' where full_name = 'Lead contact6'`
  await db`update leads set owner_id = ${staff.userId}, next_step = 'Send the offer', next_step_on = current_date - 1
    where full_name = 'Lead contact1'`
  await db`update leads set next_step = 'Call', next_step_on = current_date + 3 where full_name = 'Lead contact2'`
  await db`insert into job_applications
    (id, lead_id, job, job_title, full_name, email, file_name, file_size, mime_type, storage_key)
    select id, id, 'general', 'General', full_name, email, 'x', 1, 'x', id from leads where source = 'application'`
  await db`update job_applications set status = 'reviewing' where full_name = 'Lead application1'`
  await db`insert into chat_conversations (session_hash, opening, waits, taken_by, taken_by_name, state)
    select sha256(n::text::bytea), 'Opening ' || n, n < 3, case when n = 2 then ${staff.userId}::uuid end,
      case when n = 2 then 'Grace' end, case when n = 2 then 'staff' else 'requested' end
    from generate_series(1, 3) n`
  await db`insert into record_tasks (person_id, title, due_on, owner_id, author_name)
    select p.id, 'Call ' || n, current_date - 1 + n, case when n = 0 then ${staff.userId}::uuid end, 'Grace'
    from generate_series(0, 2) n, (select id from people order by email limit 1) p`
  await db`insert into held_submissions
    (id, form, sender_name, sender_email, payload, reasons, consent_text, consent_page, consent_at, state, decided_at)
    select gen_random_uuid(), 'contact', 'Sender ' || n, 's@s.example', '{}', '{links}', 'x', '/contact', now(),
      case when n = 1 then 'released' else 'held' end, case when n = 1 then now() end from generate_series(1, 3) n`
  await db`insert into inbound_mails (id, message_id, state, reason, sender, subject)
    select gen_random_uuid(), 'm' || n, case when n = 1 then 'ignored' else 'quarantined' end, 'automatic', 'x@x.example', 'Re'
    from generate_series(1, 2) n`
  await db`insert into bookings (full_name, email, during, blocked, zone, token_hash)
    select 'Caller ' || n, 'c@c.example', d, d, 'UTC', sha256(('c' || n)::bytea)
    from (select n, tstzrange(now() + n * interval '1 day', now() + n * interval '1 day' + interval '5 minutes') d
      from generate_series(0, 2) n) x`
  await db`insert into mail_deliveries (id, kind, recipient, undelivered_at)
    select gen_random_uuid(), 'lead.confirmation', n || '@works.example', case when n > 1 then now() end
    from generate_series(1, 3) n`
  const [project] = await db`select id, client_id from projects order by created_at limit 1`
  await db`insert into client_requests (id, client_id, title, due_on, author_id, author_name)
    select gen_random_uuid(), ${project?.client_id}, 'Request ' || n, current_date - 8 + 3 * n,
      case when n = 1 then ${staff.userId}::uuid end, 'Grace' from generate_series(1, 4) n`
  // Something is missing of each; of the second one something was given. The third and fourth are not due yet.
  await db`insert into client_request_lines (client_id, request_id, position, kind, title, status, given_at)
    select client_id, id, n, 'answer', 'Line', case when n = 1 then 'given' else 'missing' end, now()
    from client_requests, generate_series(0, 1) n where title = 'Request 2' or n = 0 and title like 'Request _'`
  // Of four decisions two are due already, and one of them is mine.
  await db`insert into client_decisions (client_id, kind, title, body, due_on, author_id, author_name)
    select ${project?.client_id}, 'approval', 'Decision ' || n, 'Words', current_date - 8 + 3 * n,
      case when n = 1 then ${staff.userId}::uuid end, 'Grace' from generate_series(1, 4) n`
  // Of four comments of the client one is answered, and the oldest of the others names me.
  await db`insert into project_milestones (client_id, project_id, title, position)
    select client_id, id, 'Opening', 9000 from projects where id = ${project?.id}`
  await db`insert into comments (client_id, project_id, milestone_id, author_name, body, created_at, answered_at)
    select client_id, project_id, id, 'Ada', 'Comment ' || n, now() - make_interval(hours => 5 - n),
      case when n = 4 then now() end
    from project_milestones, generate_series(1, 4) n where position = 9000`
  await db`insert into comment_mentions (client_id, comment_id, user_id, name)
    select client_id, id, ${staff.userId}, 'Grace' from comments where body = 'Comment 1'`
  const [old, answered] = [await t.raise(), await t.raise()]
  await t.settle(old, 'open', 'open', staff.userId)
  await t.say(t.admin, `/lead_admin/tickets/${answered}/messages`)
})
afterAll(() => t.product.close())

const read = (scope: 'all' | 'mine' = 'all') => readToday(t.product.app, t.staff, scope)
const partOf = async (key: TodaySection, scope: 'all' | 'mine' = 'all') =>
  (await read(scope)).parts.find((part) => part.key === key)

test('counts every source truly, and shows the oldest promises first', async () => {
  const { parts, zone } = await read()
  expect(zone).toBe('America/Toronto')
  expect(parts.map(({ key }) => key)).toEqual([...todaySections])
  const counted = Object.fromEntries(parts.map(({ key, count, late }) => [key, [count, late]]))
  // Of 24 leads one is contacted; those of 25 and 30 hours are late. The samples have tickets and invoices.
  expect(counted).toMatchObject({
    ...{
      leads: [23, 7],
      followUps: [1, 1],
      conversations: [2, 0],
      comments: [3, 0],
      reviews: [1, 0],
      requests: [2, 2],
      decisions: [2, 2],
      tasks: [2, 1],
      applications: [5, 0],
    },
    ...{ submissions: [2, 0], mails: [1, 0], failures: [2, 0] },
  })
  const [tickets] =
    await t.db`select count(*)::int as n from support_tickets t where status in ('open', 'in_progress')
    and not exists (select from ticket_messages m where m.ticket_id = t.id and m.kind = 'reply' and m.from_staff
      and not exists (select from ticket_messages c where c.ticket_id = t.id and c.kind = 'reply'
        and not c.from_staff and c.created_at > m.created_at))`
  const [invoices] = await t.db`select count(*)::int as n from invoices where status = 'overdue'`
  expect(counted.tickets).toEqual([tickets?.n, 0])
  expect(counted.invoices).toEqual([invoices?.n, invoices?.n])
  expect(invoices?.n).toBeGreaterThan(0)
  for (const { key, rows, count } of parts) {
    expect(rows.length, key).toBe(Math.min(6, count))
    const order = rows.map(({ since, due }) => (due ?? since).slice(0, 19))
    expect(order, key).toEqual(order.toSorted())
  }
})

describe.each(['all', 'mine'] as const)('the whole list of %s', (scope) => {
  test('has exactly the records of its section', async () => {
    for (const { key, count, rows } of (await read(scope)).parts) {
      const { list, href } = sectionViews[key]
      const path = list(scope)
      if (!path || ['tasks', 'failures', 'comments'].includes(key)) continue
      const html = await (await t.admin.get(path)).text()
      const shown = new Set(html.match(new RegExp(`${path.split('?')[0]}/[0-9a-f-]{36}`, 'g')))
      expect(shown.size, path).toBe(count)
      for (const row of rows) expect([...shown], path).toContain(href(row))
    }
  })
})

test.each(['tasks', 'failures'] as const)('the list of %s has all of them', async (key) => {
  const { count } = (await partOf(key)) ?? {}
  expect(count).toBe(2)
  const html = await (await t.admin.get(sectionViews[key].list('all'))).text()
  expect(html.match(/<td[^>]*data-place="title"/g)).toHaveLength(count ?? 0)
})

test.each(['all', 'mine'] as const)(
  'the list of comments has exactly those of %s',
  async (scope) => {
    const { list, href } = sectionViews.comments
    const { rows = [], count } = (await partOf('comments', scope)) ?? {}
    const html = await (await t.admin.get(list(scope))).text()
    const shown = new Set(html.match(/\/lead_admin\/engagements\/[^"]*#comment-[0-9a-f-]{36}/g))
    expect(shown.size).toBe(count)
    expect([...shown]).toEqual(rows.map((row) => href(row)))
  },
)

test('what is mine is what I have taken over, look after or am to do', async () => {
  const { parts } = await read('mine')
  expect(parts.map(({ key, count }) => [key, count])).toEqual([
    ['leads', 1],
    ['followUps', 1],
    ['conversations', 1],
    ['tickets', 1],
    ['comments', 1],
    ['reviews', 0],
    ['requests', 1],
    ['decisions', 1],
    ['tasks', 1],
  ])
})

test('the rail counts the same leads, whatever form they came from', async () => {
  const html = await (await t.admin.get('/lead_admin/users')).text()
  const waits = (path: string) =>
    new RegExp(`href="${path}"[^>]*>.*?<span[^>]*hidden[^>]*>(\\d+) waiting`, 's').exec(html)?.[1]
  expect(waits('/lead_admin/leads')).toBe('6')
  expect(waits('/lead_admin/inbox')).toBe(String(23 + 2 + 1))
})

test('a button does what it says once; the second of two who press it is told so', async () => {
  const press = async (section: TodaySection, intent: string, more = {}) => {
    const record = (await partOf(section))?.rows[0]?.id ?? ''
    const count = async () => (await partOf(section))?.count ?? 0
    const before = await count()
    const post = () => t.admin.post('/lead_admin?index', { intent, record, ...more })
    const answer = await post()
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/lead_admin'])
    expect(await count()).toBe(before - 1)
    await post()
    expect(await count()).toBe(before - 1)
    return record
  }
  const lead = await press('leads', 'contacted')
  expect((await t.db`select status, first_answer from leads where id = ${lead}`)[0]).toEqual({
    status: 'contacted',
    first_answer: 'status',
  })
  const [task] = (await partOf('tasks'))?.rows ?? []
  await press('tasks', 'done', { kind: 'person', subject: task?.more ?? '' })
  const mail = await press('failures', 'seenTo')
  expect(await t.auditOf(mail)).toEqual(['mail.seen_to'])
  expect(await (await t.admin.get('/lead_admin')).text()).toContain('Someone else has done this')
  const refused = await t.admin.post('/lead_admin?index', { intent: 'seenTo', record: 'x' })
  expect(refused.status).toBe(302)
  expect((await t.admin.post('/lead_admin?index', { intent: 'all' })).status).toBe(422)
})

test('a mail that was given up stands beside those that came back', async () => {
  const { app } = t.product
  const mail = {
    kind: 'lead.confirmation' as const,
    to: 'gone@works.example',
    subject: 'x',
    html: 'x',
    text: 'x',
  }
  const id = crypto.randomUUID()
  await app.db.system((tx) => queueMail(app, tx, mail, undefined, id))
  await t.db`insert into pgboss.job (id, name, data)
    select gen_random_uuid(), 'failed', data from pgboss.job where id = ${id} and name = 'mail'`
  await noteGivenUp(app)
  await noteGivenUp(app)
  const rows = (await partOf('failures'))?.rows ?? []
  expect(rows.filter(({ who }) => who === 'gone@works.example')).toHaveLength(1)
})

test('nobody but staff reads it', async () => {
  await expect(readToday(t.product.app, t.author, 'all')).rejects.toMatchObject({
    code: 'forbidden',
  })
  const { app } = t.product
  for (const statement of ['select waits_since from support_tickets', 'select 1 from leads'])
    await expect(
      app.db.as(t.author, (tx) =>
        tx.all({ compile: () => ({ sql: statement, parameters: [] }) as never }),
      ),
    ).rejects.toThrow(/permission denied/)
})

test('says well that nothing waits', async () => {
  const product = await startTestApp()
  try {
    const staff = product.client()
    await staff.signIn()
    expect(await (await staff.get('/lead_admin')).text()).toContain('Everything is answered.')
    const mine = await (await staff.get('/lead_admin?whose=mine')).text()
    expect(mine).toContain('Nothing of yours is waiting.')
  } finally {
    await product.close()
  }
})
