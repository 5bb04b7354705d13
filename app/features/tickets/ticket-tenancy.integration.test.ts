import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#app/platform/actor.ts'
import { storedKey } from '#app/platform/rate-limit.server.ts'
import { askedBy } from '#test/asked-by.ts'
import { stopClock } from '#test/clock.ts'
import { pngBytes } from '#test/files.ts'
import { dataOfRoute } from '#test/route-data.ts'
import { type Statement, sql } from '#test/sql.ts'
import { startTickets, type User } from '#test/tickets.ts'
import { readTicket, replyToTicket } from './portal-ticket-service.server.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets()
})
afterAll(() => t.product.close())

const code = (code: string) => expect.objectContaining({ code })

test('a note is never shown, mailed or sent to a client, and does not change the ticket', async () => {
  const id = await t.raise()
  const secret = `note-${crypto.randomUUID()}`
  const [before] = await t.db`select * from support_tickets where id = ${id}`
  const note = { kind: 'note', body: secret }
  await t.say(t.admin, `/lead_admin/tickets/${id}`, note, [['files', `${secret}.png`, pngBytes]])
  expect(await (await t.admin.get(`/lead_admin/tickets/${id}`)).text()).toContain(secret)
  const path = `/dashboard/support/${id}`
  for (const url of [path, `${path}.data`, '/dashboard/support', '/dashboard/support.data'])
    expect(await (await t.ours.get(url)).text(), url).not.toContain(secret)
  expect(await (await t.ours.get(`/dashboard/support?q=${secret}`)).text()).toContain(
    'No tickets found matching your search.',
  )
  const [file] = await t.db`select id from ticket_attachments where ticket_id = ${id}`
  const got = await t.ours.get(`/dashboard/support/${id}/attachments/${file?.id}`)
  expect(got.status).toBe(404)
  for (const table of ['ticket_messages', 'ticket_attachments']) {
    const seen = await t.product.app.db.as(t.author, (tx) =>
      tx.all(sql`select * from ${sql.id(table)} where ticket_id = ${id}`),
    )
    expect(seen).toHaveLength(0)
  }
  const [after] = await t.db`select * from support_tickets where id = ${id}`
  expect(after).toEqual(before)
  expect((await t.mailsAbout(id)).filter(({ text }) => text.includes(secret))).toEqual([])
  expect(await t.mailsAbout(id)).toHaveLength(2)
})

test('whoever downloads files of tickets without end is told to wait', async () => {
  using _clock = stopClock(t.product)
  const id = await t.raise()
  const note = { kind: 'reply', body: 'With a file' }
  await t.say(t.admin, `/lead_admin/tickets/${id}`, note, [['files', 'limit.png', pngBytes]])
  const [file] = await t.db`select id from ticket_attachments where ticket_id = ${id}`
  const path = `/dashboard/support/${id}/attachments/${file?.id}`
  const client = await t.signedIn(t.author)
  const load = async () => {
    const answer = await client.get(path)
    await answer.arrayBuffer()
    return answer.status
  }
  expect(await load()).toBe(200)
  const key = storedKey(t.product.app.secret, `ticket-file:${t.author.userId}`)
  await t.db`update rate_limits set hits = 2999 where key = ${key}`
  expect([await load(), await load()]).toEqual([200, 429])
  await t.db`delete from rate_limits`
})

test('another client’s ticket is not found: page, data, post, download and SQL', async () => {
  const id = await t.raise()
  await t.say(t.ours, `/dashboard/support/${id}`, { body: 'ours alone' }, [
    ['files', 'a.png', pngBytes],
  ])
  const [file] = await t.db`select id from ticket_attachments where ticket_id = ${id}`
  const path = `/dashboard/support/${id}`
  const own = await t.ours.get(`${path}/attachments/${file?.id}`)
  expect(own.status).toBe(200)
  expect(own.headers.get('content-disposition')).toContain('attachment')
  expect(Buffer.from(await own.arrayBuffer())).toEqual(pngBytes)
  expect((await t.auditOf(id)).at(-1)).toBe('ticket.attachment_downloaded')
  const answers = [
    await t.theirs.get(path),
    await t.theirs.get(`${path}.data`),
    await t.theirs.get(dataOfRoute(path, 'routes/portal/support-ticket')),
    await t.theirs.get(`${path}/attachments/${file?.id}`),
    await t.say(t.theirs, path),
    await t.say(t.theirs, `${path}.data`),
    await t.say(t.theirs, `${path}/messages`),
    await t.theirs.get(`/lead_admin/tickets/${id}.data`),
    await t.theirs.get(`/lead_admin/tickets/${id}/attachments/${file?.id}`),
  ]
  for (const answer of answers) {
    expect([302, 403, 404]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/Printer|ours alone/)
  }
  // The address of the actor's ticket does not open another ticket's file.
  const mine = await t.raise(t.stranger)
  const crossed = await t.theirs.get(`/dashboard/support/${mine}/attachments/${file?.id}`)
  expect(crossed.status).toBe(404)
  expect(await (await t.theirs.get(`/dashboard/support?q=${id.slice(0, 8)}`)).text()).not.toContain(
    'Printer on fire',
  )
  expect(await t.messagesOf(id)).toHaveLength(1)
  const as = (who: Actor, statement: Statement) =>
    t.product.app.db.as(who, (tx) => tx.all(statement))
  for (const table of ['support_tickets', 'ticket_messages', 'ticket_attachments']) {
    const query = sql`select client_id from ${sql.id(table)}`
    for (const row of await as(t.stranger, query)) expect(row.client_id).toBe(t.stranger.clientId)
    expect(await as({ kind: 'visitor' }, query)).toHaveLength(0)
  }
  expect(await as(t.stranger, sql`select * from own_tickets_matching('%printer%', 100)`)).toEqual([
    { own_tickets_matching: mine },
  ])
  const insert = (clientId: string | null, ticketId: string, userId: string) => sql`
    insert into ticket_messages (client_id, ticket_id, author_id, author_name, body)
    values (${clientId}, ${ticketId}, ${userId}, 'x', 'x')`
  const attempts = [
    insert(t.author.clientId, id, t.stranger.userId),
    insert(t.stranger.clientId, id, t.stranger.userId),
    insert(t.stranger.clientId, mine, t.author.userId),
    sql`insert into ticket_messages (client_id, ticket_id, kind, from_staff, author_id, author_name, body)
      values (${t.stranger.clientId}, ${mine}, 'note', true, ${t.stranger.userId}, 'x', 'x')`,
    sql`update support_tickets set status = 'resolved' where id = ${mine}`,
    sql`select assignee_id from support_tickets`,
    sql`delete from ticket_messages`,
  ]
  for (const attempt of attempts)
    await expect(as(t.stranger, attempt).catch((e) => Promise.reject(String(e)))).rejects.toMatch(
      /row-level security|permission denied|foreign key/,
    )
})

test('staff viewing as a client can only read', async () => {
  const id = await t.raise()
  const viewer: User = {
    ...t.staff,
    role: 'client_admin',
    clientId: t.author.clientId,
    viewing: true,
  }
  expect((await readTicket(t.product.app, viewer, id)).ticket.id).toBe(id)
  await expect(t.raise(viewer)).rejects.toEqual(code('forbidden'))
  const reply = { formId: crypto.randomUUID(), body: 'x', files: [] }
  await expect(
    askedBy(viewer, () => replyToTicket(t.product.app, viewer, id, reply)),
  ).rejects.toEqual(code('forbidden'))
})

test('a staff answer reaches everybody of the client who wrote in the ticket, and nobody else', async () => {
  const id = await t.raise()
  const path = `/dashboard/support/${id}`
  const [gone, moved, silent] = [
    await t.actorOf('client_user', t.author.clientId),
    await t.actorOf('client_user', t.author.clientId),
    await t.actorOf('client_user', t.author.clientId),
  ]
  for (const writer of [t.colleague, t.colleague, gone, moved])
    await t.say(await t.signedIn(writer), path, { body: `From ${writer.userId}` })
  await t.db`update profiles set deactivated_at = now() where user_id = ${gone.userId}`
  await t.db`update profiles set client_id = ${t.stranger.clientId} where user_id = ${moved.userId}`
  const before = (await t.mailsAbout(id)).length
  const panel = `/lead_admin/tickets/${id}`
  await t.say(t.admin, panel, { kind: 'note', body: 'Not for them' })
  expect(await t.mailsAbout(id)).toHaveLength(before)
  const fields = { formId: crypto.randomUUID(), kind: 'reply', body: 'For all of you' }
  await t.say(t.admin, panel, fields)
  await t.say(t.admin, panel, fields)
  await t.settle(id, 'open', 'resolved')
  const mails = (await t.mailsAbout(id)).slice(before)
  const readers = [t.author.email, t.colleague.email].sort()
  const to = (words: string) =>
    mails.filter(({ subject }) => subject.includes(words)).map(({ to }) => to)
  expect(to('new reply').sort()).toEqual(readers)
  expect(to('resolved').sort()).toEqual(readers)
  expect(mails).toHaveLength(4)
  const wrote = 'a support ticket you wrote in'
  for (const { to, text } of mails) expect(text.includes(wrote), to).toBe(to === t.colleague.email)
  const told = await t.db`select user_id, kind, url from notifications where url = ${path}
    order by kind, user_id`
  const ids = [t.author.userId, t.colleague.userId].sort()
  expect(told).toEqual(
    ['ticket.replied', 'ticket.resolved'].flatMap((kind) =>
      ids.map((user_id) => ({ user_id, kind, url: path })),
    ),
  )
  expect(told.some(({ user_id }) => user_id === silent.userId)).toBe(false)
})

test('the author is notified when a colleague opens the ticket again, not when the author does', async () => {
  const id = await t.raise()
  const path = `/dashboard/support/${id}`
  const reopenings = async () => [
    (await t.mailsAbout(id)).filter(({ subject }) => subject.includes('reopened')),
    await t.db`select user_id from notifications where url = ${path} and kind = 'ticket.reopened'`,
  ]
  await t.settle(id, 'open', 'resolved')
  await t.say(t.ours, path, { body: 'Mine alone' })
  expect(await reopenings()).toEqual([[], []])
  await t.settle(id, 'open', 'resolved')
  const theirs = await t.signedIn(t.colleague)
  await t.say(theirs, path, { body: 'Still hot.' })
  await t.say(theirs, path, { body: 'Open by now.' })
  const [mails, notices] = await reopenings()
  expect(mails).toEqual([expect.objectContaining({ to: t.author.email })])
  expect(mails?.[0]?.text).toContain('Still hot.')
  expect(notices).toEqual([{ user_id: t.author.userId }])
})
