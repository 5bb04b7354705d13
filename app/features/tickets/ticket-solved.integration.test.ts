import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askedBy } from '#test/asked-by.ts'
import { pngBytes } from '#test/files.ts'
import { lockWait } from '#test/lock-wait.ts'
import { sql } from '#test/sql.ts'
import { type Attached, startTickets, type User } from '#test/tickets.ts'
import { reopenTicket, solveTicket } from './portal-ticket-status-service.server.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets()
})
afterAll(() => t.product.close())
beforeEach(() => t.db`delete from rate_limits`)

const code = (code: string) => expect.objectContaining({ code })
const portal = (id: string) => `/dashboard/support/${id}`
const solve = (id: string, fields = {}, client = t.ours) =>
  client.post(`${portal(id)}/solved`, { formId: crypto.randomUUID(), seen: 'open', ...fields })
const reopen = (id: string, fields = {}, files: Attached[] = [], client = t.ours) =>
  t.say(client, portal(id), { kind: 'reopen', body: '', ...fields }, files)
const shown = async (id: string) => (await t.ours.get(portal(id))).text()
const mailsTo = async (id: string, to: string) =>
  (await t.mailsAbout(id)).filter((mail) => mail.to === to)
const thread = async (id: string) =>
  (await t.messagesOf(id)).map((one) => [one.kind, one.from_status, one.to_status, one.from_staff])

test('the client marks a ticket as solved and opens it again without a message; staff are told of both', async () => {
  const id = await t.raise()
  await t.settle(id, 'open', 'in_progress', t.staff.userId)
  expect(await shown(id)).toContain('Mark as resolved')
  const press = { formId: crypto.randomUUID(), seen: 'in_progress' }
  const answers = await Promise.all([1, 2, 3].map(() => solve(id, press)))
  for (const answer of answers) expect(answer.headers.get('location')).toBe(portal(id))
  const solved = await shown(id)
  for (const text of ['Ticket marked as resolved', 'RESOLVED', 'Reopen this ticket'])
    expect(solved).toContain(text)
  expect(solved).not.toContain('Mark as resolved')
  expect(await t.statusOf(id)).toMatchObject({ status: 'resolved', resolved_at: expect.anything() })
  expect((await t.auditOf(id)).filter((one) => one === 'ticket.solved')).toHaveLength(1)
  const toStaff = await mailsTo(id, t.staff.email)
  expect(toStaff.map(({ kind }) => kind)).toEqual(['ticket.client_solved'])
  expect(toStaff[0]?.text).toContain(`/lead_admin/tickets/${id}`)
  const [line] = (await t.messagesOf(id)).slice(-1)
  expect(line).toMatchObject({ author_id: t.author.userId, author_name: t.author.fullName })

  const form = { formId: crypto.randomUUID() }
  for (const _ of [1, 2]) expect((await reopen(id, form)).headers.get('location')).toBe(portal(id))
  expect(await shown(id)).toContain('Ticket reopened')
  expect(await t.statusOf(id)).toMatchObject({ status: 'open', resolved_at: null })
  expect(await thread(id)).toEqual([
    ['status', 'open', 'in_progress', true],
    ['status', 'in_progress', 'resolved', false],
    ['status', 'resolved', 'open', false],
  ])
  const [ticket] = await t.db`select waits_since from support_tickets where id = ${id}`
  expect(ticket?.waits_since).not.toBeNull()
  expect((await mailsTo(id, t.staff.email)).map(({ kind }) => kind)).toEqual([
    'ticket.client_solved',
    'ticket.client_reopened',
  ])
  // Who pressed is told nothing.
  expect((await mailsTo(id, t.author.email)).map(({ kind }) => kind)).toEqual(['ticket.received'])
})

test('a colleague solves it and reopens it with a message and a file: the author is told of both', async () => {
  const id = await t.raise()
  const theirs = await t.signedIn(t.colleague)
  await solve(id, {}, theirs)
  const files: Attached[] = [['files', 'lamp.png', pngBytes]]
  await reopen(id, { body: 'Dark again.' }, files, theirs)
  expect(await t.attachmentsOf(id)).toHaveLength(1)
  expect(await thread(id)).toEqual([
    ['status', 'open', 'resolved', false],
    ['status', 'resolved', 'open', false],
    ['reply', null, null, false],
  ])
  const mails = await mailsTo(id, t.author.email)
  expect(mails.map(({ kind }) => kind)).toEqual([
    'ticket.received',
    'ticket.solved',
    'ticket.reopened',
  ])
  expect(mails.at(-1)?.text).toContain('Dark again.')
  const told =
    await t.db`select kind from notifications where url = ${portal(id)} and user_id = ${t.author.userId}
    order by created_at`
  expect(told.map(({ kind }) => kind)).toEqual(['ticket.solved', 'ticket.reopened'])
  expect((await t.auditOf(id)).sort()).toEqual([
    ...['ticket.created', 'ticket.reopened', 'ticket.replied', 'ticket.solved'],
  ])
})

test('what staff changed meanwhile is a conflict: nothing is changed, and the message stays in the form', async () => {
  const id = await t.raise()
  await t.settle(id, 'open', 'in_progress')
  await solve(id)
  expect(await shown(id)).toContain('Someone else changed this ticket while you were editing.')
  expect(await t.statusOf(id)).toMatchObject({ status: 'in_progress' })
  const late = await reopen(id, { body: 'Kept words' }, [['files', 'a.png', pngBytes]])
  expect(late.status).toBe(409)
  const page = await late.text()
  for (const text of ['Someone else changed the status of this ticket.', 'Kept words'])
    expect(page).toContain(text)
  expect(await t.attachmentsOf(id)).toEqual([])
  await solve(id, { seen: 'nonsense' })
  expect(await shown(id)).toContain('Please select a status from the list')
  expect(await t.auditOf(id)).not.toContain('ticket.solved')
  expect(await thread(id)).toHaveLength(1)

  await t.settle(id, 'in_progress', 'closed')
  const closed = await shown(id)
  expect(closed).not.toMatch(/Mark as resolved|Reopen ticket/)
  expect((await reopen(id)).status).toBe(409)
})

test('a file needs a message, and a long message is refused beside its field', async () => {
  const id = await t.raise()
  await t.settle(id, 'open', 'resolved')
  const alone = await reopen(id, {}, [['files', 'a.png', pngBytes]])
  expect(alone.status).toBe(422)
  expect(await alone.text()).toContain('Please write a message')
  const long = await reopen(id, { body: 'x'.repeat(10_001) })
  expect(await long.text()).toContain('Message must be at most 10,000 characters')
  expect(await t.statusOf(id)).toMatchObject({ status: 'resolved' })
  // Staff have a form of their own for this.
  const staff = await t.say(t.admin, `/lead_admin/tickets/${id}`, { kind: 'reopen', body: 'x' })
  expect(staff.status).toBe(422)
})

test('nobody else moves a ticket: another client, staff who view the portal, or a statement', async () => {
  const id = await t.raise()
  expect((await t.theirs.get(`${portal(id)}/solved`)).status).toBe(404)
  expect((await solve(id, {}, t.theirs)).status).toBe(404)
  const viewer: User = {
    ...t.staff,
    role: 'client_admin',
    clientId: t.author.clientId,
    viewing: true,
  }
  const form = { formId: crypto.randomUUID() }
  await expect(
    askedBy(viewer, () => solveTicket(t.product.app, viewer, id, { ...form, seen: 'open' })),
  ).rejects.toEqual(code('forbidden'))
  await expect(
    askedBy(viewer, () =>
      reopenTicket(t.product.app, viewer, id, { ...form, body: '', files: [] }),
    ),
  ).rejects.toEqual(code('forbidden'))
  const move = (who: User, seen: string, wanted: string) =>
    t.product.app.db.as(who, (tx) =>
      tx.all(sql`select move_own_ticket(gen_random_uuid(), ${id}, ${seen}, ${wanted}) as moved`),
    )
  const refused = [{ moved: false }]
  expect(await move(t.stranger, 'open', 'resolved')).toEqual(refused)
  expect(await move(viewer, 'open', 'resolved')).toEqual(refused)
  for (const wanted of ['closed', 'in_progress', 'open'])
    expect(await move(t.author, 'open', wanted)).toEqual(refused)
  await t.settle(id, 'open', 'closed')
  for (const wanted of ['open', 'resolved'])
    expect(await move(t.author, 'closed', wanted)).toEqual(refused)
  expect(await t.statusOf(id)).toMatchObject({ status: 'closed' })
})

test('two replies to a resolved ticket at the same moment reopen it once, and say so once', async () => {
  const id = await t.raise()
  const portal = `/dashboard/support/${id}`
  await t.settle(id, 'open', 'resolved')
  const colleague = await t.signedIn(t.colleague)
  const { replies } = await t.db.begin(async (lock) => {
    await lock`select 1 from support_tickets where id = ${id} for update`
    const replies = [
      t.say(t.ours, portal, { body: 'Still hot.' }),
      t.say(colleague, portal, { body: 'Here too.' }),
    ]
    await lockWait(t.product.app.db, 2)
    return { replies }
  })
  for (const { status } of await Promise.all(replies)) expect(status).toBe(302)
  expect((await t.auditOf(id)).filter((action) => action === 'ticket.reopened')).toHaveLength(1)
  const mails = (await t.mailsAbout(id)).map(({ text }) => text)
  expect(mails.filter((text) => text.includes('This reply has reopened it'))).toHaveLength(1)
})

test('a reply that meets the closing of its ticket is told so, and is offered again', async () => {
  const id = await t.raise()
  const { reply } = await t.db.begin(async (lock) => {
    // The reply has read its ticket and stands before the thread.
    await lock`lock table ticket_messages in share mode`
    const reply = t.say(t.ours, `/dashboard/support/${id}`, { body: 'Just too late' })
    await lockWait(t.product.app.db)
    await lock`update support_tickets set status = 'closed' where id = ${id}`
    return { reply }
  })
  const answer = await reply
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Just too late')
})
