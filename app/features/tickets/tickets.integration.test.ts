import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storedKey } from '#app/platform/rate-limit.server.ts'
import { createAccount } from '#test/accounts.ts'
import { askedBy } from '#test/asked-by.ts'
import { stopClock, windowStart } from '#test/clock.ts'
import { pdfBytes, pngBytes, windowsProgram } from '#test/files.ts'
import { type Attached, input, startTickets } from '#test/tickets.ts'
import { changeTicket } from './admin-ticket-service.server.ts'

let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  t = await startTickets()
})
afterAll(() => t.product.close())
beforeEach(() => t.db`delete from rate_limits`)

const code = (code: string) => expect.objectContaining({ code })

test('the form creates an open ticket of medium priority, shows a toast and mails staff', async () => {
  const form = { formId: crypto.randomUUID(), title: ' Lamp ', description: 'Dark.\r\nVery.' }
  const answer = await t.ours.post('/dashboard/support/new?status=open', form)
  const page = answer.headers.get('location') ?? ''
  const list = await (await t.ours.get(page)).text()
  for (const text of ['Support ticket created', 'Your ticket has been submitted successfully.'])
    expect(list).toContain(text)
  const [row] = await t.db`select * from support_tickets where title = 'Lamp'`
  expect(row).toMatchObject({
    client_id: t.author.clientId,
    created_by: t.author.userId,
    description: 'Dark.\nVery.',
    priority: 'medium',
    status: 'open',
  })
  expect(list).toContain(`Ticket #${row?.id.slice(0, 8)}`)
  expect(page).toBe(`/dashboard/support/${row?.id}`)
  const mails = await t.mailsAbout(row?.id)
  expect(mails.map(({ to }) => to).sort()).toEqual(['admin@example.com', t.author.email].sort())
  const told = mails.find(({ kind }) => kind === 'ticket.created')
  expect(told?.text).toContain(`http://localhost:3000/lead_admin/tickets/${row?.id}`)
  expect(await t.auditOf(row?.id)).toEqual(['ticket.created'])
})

test('twenty simultaneous clicks store one ticket and queue its mails once', async () => {
  const form = { formId: crypto.randomUUID(), ...input, title: 'Clicked often' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => t.ours.post('/dashboard/support/new', form)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
  const rows = await t.db`select id from support_tickets where title = 'Clicked often'`
  expect(rows).toHaveLength(1)
  expect(await t.mailsAbout(rows[0]?.id)).toHaveLength(2)
})

test('missing and too long fields have their messages beside them, and the form keeps what was typed', async () => {
  const form = { formId: crypto.randomUUID(), title: '', description: 'kept words', priority: 'x' }
  const answer = await t.ours.post('/dashboard/support/new', form)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  for (const text of [
    'Please enter a title',
    'Please select a priority from the list',
    'kept words',
  ])
    expect(page).toContain(text)
  const long = await t.ours.post('/dashboard/support/new', {
    title: 'x'.repeat(201),
    description: 'y'.repeat(10_001),
  })
  const words = await long.text()
  expect(words).toContain('Title must be at most 200 characters')
  expect(words).toContain('Description must be at most 10,000 characters')
})

test('an account without a client is refused: Client ID not found', async () => {
  const homeless = { ...t.author, clientId: null }
  await expect(t.raise(homeless)).rejects.toMatchObject({ userMessage: 'Client ID not found' })
  const account = await t.actorOf('client_user')
  await t.db`update profiles set client_id = null where user_id = ${account.userId}`
  const client = await t.signedIn(account)
  const data = await client.post('/dashboard/support/new.data', input)
  expect(data.status).toBe(403)
  expect(await data.text()).toContain('Client ID not found')
  await client.post('/dashboard/support/new', input)
  expect(await (await client.get('/auth')).text()).toContain('Client ID not found')
})

test('too many tickets in a short time are refused in the form', async () => {
  const key = storedKey(t.product.app.secret, `ticket:${t.author.userId}`)
  using clock = stopClock(t.product)
  await t.db`insert into rate_limits (key, window_start, hits, expires_at)
    values (${key}, ${windowStart(clock.now, 600)}, 30, now() + interval '1 hour')`
  const answer = await t.ours.post('/dashboard/support/new', { ...input, title: 'One too many' })
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain('One too many')
})

test('both sides reply, with attachments and mails, and a reply opens a resolved ticket again', async () => {
  const id = await t.raise()
  const [portal, panel] = [`/dashboard/support/${id}`, `/lead_admin/tickets/${id}`]
  const answer = await t.say(t.admin, panel, { kind: 'reply', body: 'Use water.' }, [
    ['files', 'plan.pdf', pdfBytes],
  ])
  expect(answer.headers.get('location')).toBe(panel)
  await t.settle(id, 'open', 'resolved', t.staff.userId)
  expect(await t.statusOf(id)).toMatchObject({ status: 'resolved', resolved_at: expect.anything() })
  expect(await (await t.ours.get(portal)).text()).toContain('This ticket is resolved.')

  const reply = await t.say(await t.signedIn(t.colleague), portal, { body: 'Still hot.' }, [
    ['files', 'fire.png', pngBytes],
  ])
  expect(reply.headers.get('location')).toBe(portal)
  expect(await t.statusOf(id)).toMatchObject({ status: 'open', resolved_at: null })
  const kinds = (await t.messagesOf(id)).map((one) => [one.kind, one.to_status, one.from_staff])
  expect(kinds).toEqual([
    ['reply', null, true],
    ['status', 'resolved', true],
    ['reply', null, false],
    ['status', 'open', false],
  ])
  const page = await (await t.ours.get(portal)).text()
  for (const text of ['Use water.', 'plan.pdf', 'Still hot.', 'fire.png', 'RESOLVED', 'OPEN'])
    expect(page).toContain(text)
  const mails = (await t.mailsAbout(id)).slice(1)
  const to = mails.map((mail) => mail.to)
  expect(to.slice(1, 3)).toEqual([t.author.email, t.author.email])
  // The order of the two mails of one change is not defined.
  expect(to.slice(3).sort()).toEqual([t.staff.email, t.author.email].sort())
  expect(mails[1]?.text).toContain('Use water.')
  expect(mails[1]?.text).toContain(`http://localhost:3000/dashboard/support/${id}`)
  expect(mails[2]?.subject).toContain('resolved')
  expect(mails[2]?.text).toContain('rate our help on its page')
  const last = (to: string) => mails.findLast((mail) => mail.to === to)?.text
  expect(last(t.staff.email)).toContain('This reply has reopened it')
  expect(last(t.author.email)).toContain('has replied, and the ticket is open again')
  expect((await t.auditOf(id)).sort()).toEqual([
    'ticket.assigned',
    'ticket.created',
    'ticket.reopened',
    'ticket.replied',
    'ticket.replied',
    'ticket.status_changed',
  ])
})

test('a closed ticket accepts no reply from either side, and says what to do instead', async () => {
  const id = await t.raise()
  await t.settle(id, 'open', 'closed')
  const page = await (await t.ours.get(`/dashboard/support/${id}`)).text()
  expect(page).toContain('create a new ticket')
  expect(page).not.toContain('name="body"')
  const answer = await t.say(t.ours, `/dashboard/support/${id}`, { body: 'Typed too late' })
  expect(answer.status).toBe(409)
  // Without the data in its scripts: what a page without scripts shows.
  const shown = (await answer.text()).replace(/<script\b.*?<\/script>/gs, '')
  expect(shown).toContain('role="alert"')
  expect(shown).toContain('Typed too late')
  expect((await t.say(t.admin, `/lead_admin/tickets/${id}`)).status).toBe(409)
  expect((await t.say(t.admin, `/lead_admin/tickets/${id}`, { kind: 'note' })).status).toBe(302)
  expect((await t.messagesOf(id)).map(({ kind }) => kind)).toEqual(['status', 'note'])
})

test('files are checked by content, number and size; a refused reply keeps its text', async () => {
  const id = await t.raise()
  const path = `/dashboard/support/${id}`
  const wrong = await t.say(t.ours, path, { body: 'kept' }, [['files', 'a.pdf', windowsProgram]])
  expect(wrong.status).toBe(422)
  const page = await wrong.text()
  expect(page).toContain('kept')
  expect(page).toContain('We do not accept this type of file: a.pdf.')
  const six = Array.from({ length: 6 }, (_, i): Attached => ['files', `${i}.png`, pngBytes])
  expect(await (await t.say(t.ours, path, {}, six)).text()).toContain(
    'send at most 5 files at once',
  )
  const large: Attached = ['files', 'big.png', new Uint8Array(25 * 2 ** 20 + 1)]
  expect(await (await t.say(t.ours, path, {}, [large])).text()).toContain('larger than 25 MB')
  const answer = await t.say(t.ours, `${path}/messages`, { body: ' ' })
  expect(await answer.json()).toMatchObject({
    refusal: { errors: { body: ['Please write a message'] } },
  })
  const long = await t.say(t.ours, `${path}/messages`, { body: 'x'.repeat(10_001) })
  expect(await long.text()).toContain('at most 10,000 characters')
  expect(await t.messagesOf(id)).toHaveLength(0)
  const sent = await t.say(t.ours, `${path}/messages`, {}, [['files', 'a.png', pngBytes]])
  expect(await sent.json()).toEqual({ location: path })
})

test('the same reply from the same form is stored once', async () => {
  const id = await t.raise()
  const fields = { formId: crypto.randomUUID() }
  const path = `/dashboard/support/${id}`
  const answers = await Promise.all(
    [1, 2, 3].map(() => t.say(t.ours, path, fields, [['files', 'a.png', pngBytes]])),
  )
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
  expect(await t.messagesOf(id)).toHaveLength(1)
  const files = await t.db`select storage_key from ticket_attachments where ticket_id = ${id}`
  expect(files).toHaveLength(1)
  expect(await t.product.app.storage.exists(files[0]?.storage_key)).toBe(true)
})

test('the second of two changes gets a conflict; only staff can be assigned', async () => {
  const id = await t.raise()
  await t.settle(id, 'open', 'in_progress')
  await t.settle(id, 'open', 'closed')
  expect(await (await t.admin.get(`/lead_admin/tickets/${id}`)).text()).toContain(
    'Someone else changed this ticket while you were editing.',
  )
  expect(await t.statusOf(id)).toMatchObject({ status: 'in_progress' })
  const to = { seen: 'in_progress', seenAssigneeId: null, status: 'in_progress' } as const
  for (const assigneeId of [t.author.userId, crypto.randomUUID(), 'x'])
    await expect(
      askedBy(t.staff, () => changeTicket(t.product.app, t.staff, id, { ...to, assigneeId })),
    ).rejects.toEqual(code('invalid'))
  await expect(
    askedBy(t.author, () => changeTicket(t.product.app, t.author, id, { ...to, assigneeId: null })),
  ).rejects.toEqual(code('forbidden'))
})

test('assigning a ticket to somebody mails them; assigning it to oneself mails nobody', async () => {
  const id = await t.raise()
  const other = await createAccount(t.product, 'admin', 'a-long-enough-phrase-3')
  const before = (await t.mailsAbout(id)).length
  await t.settle(id, 'open', 'open', t.staff.userId)
  expect(await t.mailsAbout(id)).toHaveLength(before)
  const to = { seen: 'open', status: 'open', assigneeId: other.userId } as const
  const given = { ...to, seenAssigneeId: t.staff.userId }
  await askedBy(t.staff, () => changeTicket(t.product.app, t.staff, id, given))
  const mail = (await t.mailsAbout(id)).at(-1)
  expect(mail?.to).toBe(other.email)
  expect(mail?.text).toContain(`/lead_admin/tickets/${id}`)
  // A form that shows the earlier assignee does not replace the new one.
  const late = { ...given, assigneeId: null }
  await expect(
    askedBy(t.staff, () => changeTicket(t.product.app, t.staff, id, late)),
  ).rejects.toEqual(code('conflict'))
  expect(await t.mailsAbout(id)).toHaveLength(before + 1)
})

test('a notification is read when its ticket is opened, not when the browser prefetches it', async () => {
  const id = await t.raise()
  const other = await t.raise()
  for (const one of [id, other])
    await t.say(t.admin, `/lead_admin/tickets/${one}`, { kind: 'reply', body: 'Done' })
  const unread = async () =>
    (
      await t.db`select url from notifications
        where user_id = ${t.author.userId} and url like ${'/dashboard/support/%'} and read_at is null
          and url in (${`/dashboard/support/${id}`}, ${`/dashboard/support/${other}`})`
    ).map(({ url }) => url.split('/').at(-1))
  await t.ours.get('/dashboard/support')
  await t.ours.get(`/dashboard/support/${id}`, { 'sec-purpose': 'prefetch' })
  expect((await unread()).sort()).toEqual([id, other].sort())
  const page = await (await t.ours.get(`/dashboard/support/${id}`)).text()
  expect(await unread()).toEqual([other])
  expect(page).toContain('Done')
  await t.ours.get(`/dashboard/support/${other}.data`)
  expect(await unread()).toEqual([])
})

test('an address in a message is a link without a referrer, and a script is shown as text', async () => {
  const id = await t.raise()
  const path = `/dashboard/support/${id}`
  const body = 'See https://a.example/x?q=1. Not javascript:alert(1) <b>'
  await t.say(t.ours, path, { body })
  for (const page of [
    await (await t.ours.get(path)).text(),
    await (await t.admin.get(`/lead_admin/tickets/${id}`)).text(),
  ]) {
    expect(page).toContain('href="https://a.example/x?q=1"')
    expect(page).toMatch(/<a [^>]*rel="noopener noreferrer nofollow ugc"[^>]*>https:\/\/a\.example/)
    expect(page).not.toContain('href="javascript:')
  }
})
