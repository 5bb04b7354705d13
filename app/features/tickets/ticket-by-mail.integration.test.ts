import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dateTime } from '#app/ui/format-date.ts'
import { pdfBytes, windowsProgram } from '#test/files.ts'
import { answerTo, type MailServer, startMailServer } from '#test/mail-server.ts'
import { patience } from '#test/patience.ts'
import { input, startTickets } from '#test/tickets.ts'

let server: MailServer
let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  server = await startMailServer()
  t = await startTickets(server.env)
})
afterAll(async () => {
  await t.product.close()
  await server.close()
})
beforeEach(() => t.db`delete from rate_limits`)

const patient = { timeout: patience, interval: 100 }
const reply = (id: string) => `/lead_admin/tickets/${id}/messages`

/** A new ticket, and the confirmation that its author got. */
async function raised(to = t.author) {
  const before = server.mailsTo(to.email).length
  const id = await t.raise(to)
  await expect.poll(() => server.mailsTo(to.email).length, patient).toBe(before + 1)
  const mail = server.mailsTo(to.email).at(-1)
  if (!mail) throw new Error('no mail')
  return { id, mail, before: before + 1 }
}

/** A ticket that staff have answered, and the mail about it that its author got. */
async function answered(to = t.author) {
  const { id, before } = await raised(to)
  await t.say(t.admin, reply(id), { kind: 'reply', body: 'Which port?' })
  await expect.poll(() => server.mailsTo(to.email).length, patient).toBe(before + 1)
  const mail = server.mailsTo(to.email).at(-1)
  if (!mail) throw new Error('no mail')
  return { id, mail }
}

const mailOf = async (messageId: string) =>
  (
    await t.db`select * from inbound_mails where message_id = ${messageId.replace(/^<|>$/g, '')}
      and state <> 'waiting'`
  )[0]
const settled = (messageId: string) =>
  expect.poll(async () => (await mailOf(messageId))?.state, patient)

test('an answer by mail is a reply in the ticket, with its files and without the quoted mail', async () => {
  const { id, mail } = await answered()
  expect(mail.text).toContain('Answer this email, or open the ticket, to reply')
  const messageId = await server.send({
    ...answerTo(mail, `Mara <${t.author.email.toUpperCase()}>`, 'Port 8443.'),
    attachments: [
      { filename: 'plan.pdf', content: pdfBytes as Buffer },
      { filename: 'run.pdf', content: windowsProgram as Buffer },
    ],
  })
  await settled(messageId).toBe('taken')
  const message = (await t.messagesOf(id)).at(-1)
  expect(message).toMatchObject({
    ...{ kind: 'reply', from_staff: false, by_mail: true, author_id: t.author.userId },
    body: expect.stringMatching(/^Port 8443\.\n\n\[Files that were not taken\]\n.*run\.pdf/),
  })
  expect(message?.id).toBe((await mailOf(messageId))?.id)
  expect(await t.attachmentsOf(id)).toHaveLength(1)
  expect((await mailOf(messageId))?.body).toContain('> ')
  expect((await mailOf(messageId))?.storage_key).toBeNull()

  // Staff are told as always, and read the whole mail.
  const told = () => server.mailsTo('admin@example.com').map(({ text }) => text)
  await expect.poll(told, patient).toContainEqual(expect.stringContaining('Port 8443.'))
  const page = await (await t.admin.get(`/lead_admin/tickets/${id}`)).text()
  expect(page).toContain(`/lead_admin/inbox/mails/${message?.id}`)
  expect(await (await t.ours.get(`/dashboard/support/${id}`)).text()).not.toContain('inbox/mails')

  const [event] = await t.db`select * from audit_events
    where subject_id = ${id} and action = 'ticket.replied_by_mail'`
  expect(event).toMatchObject({ actor_id: t.author.userId, ip: null, session_id: null })
  expect(event?.details).toMatchObject({ sender: t.author.email, files: 1, reopened: false })

  // The next mail is of the same thread.
  await t.say(t.admin, reply(id), { kind: 'reply', body: 'Thank you.' })
  await expect
    .poll(() => server.mailsTo(t.author.email).at(-1)?.inReplyTo, patient)
    .toBe(mail.messageId)
})

test('the confirmation says the number and when an answer comes, begins the thread and can be answered', async () => {
  const { id, mail, before } = await raised()
  expect(mail.subject).toBe(`Ticket #${id.slice(0, 8)}, received: ${input.title}`)
  for (const text of [
    input.description,
    'within 24 hours',
    `Ticket #${id.slice(0, 8)}`,
    `/dashboard/support/${id}`,
    'Answer this email, or open the ticket, to reply',
  ])
    expect(mail.text).toContain(text)
  const [ticket] = await t.db`
    select extract(epoch from created_at)::float8 * 1000 as ms from support_tickets where id = ${id}`
  const answerBy = dateTime(new Date(ticket?.ms + 24 * 3_600_000).toISOString())
  expect(mail.text?.replace(/\s+/g, ' ')).toMatch(
    new RegExp(`We answer by:? ?${answerBy.slice(0, 12)}`),
  )

  await settled(await server.send(answerTo(mail, t.author.email, 'It is in the hall.'))).toBe(
    'taken',
  )
  expect((await t.messagesOf(id)).map(({ body }) => body)).toEqual(['It is in the hall.'])
  await t.say(t.admin, reply(id), { kind: 'reply', body: 'Thank you.' })
  await expect.poll(() => server.mailsTo(t.author.email).length, patient).toBe(before + 1)
  expect(server.mailsTo(t.author.email).at(-1)?.inReplyTo).toBe(mail.messageId)
})

test('the same mail in the mailbox twice is one reply', async () => {
  const { id, mail } = await answered()
  const message = { ...answerTo(mail, t.author.email, 'Once.'), messageId: '<once@c.example>' }
  await server.send(message)
  await server.send(message)
  await settled('<once@c.example>').toBe('taken')
  const last = await server.send(answerTo(mail, t.author.email, 'Last.'))
  await settled(last).toBe('taken')
  const bodies = (await t.messagesOf(id)).map(({ body }) => body)
  expect(bodies).toEqual(['Which port?', 'Once.', 'Last.'])
})

test('a solved ticket is opened again; a closed one, or one whose author has left, takes no answer', async () => {
  const { id, mail } = await answered()
  await t.settle(id, 'open', 'resolved')
  await settled(await server.send(answerTo(mail, t.author.email, 'Not yet.'))).toBe('taken')
  expect((await t.statusOf(id))?.status).toBe('open')
  await t.settle(id, 'open', 'closed')
  const late = await server.send(answerTo(mail, t.author.email, 'Too late.'))
  await settled(late).toBe('quarantined')
  expect(await mailOf(late)).toMatchObject({ reason: 'closed', about_id: id })

  const leaver = await t.actorOf('client_user', t.author.clientId)
  const theirs = await answered(leaver)
  await t.db`update profiles set deactivated_at = now() where user_id = ${leaver.userId}`
  const gone = await server.send(answerTo(theirs.mail, leaver.email, 'Still here.'))
  await settled(gone).toBe('quarantined')
  expect(await mailOf(gone)).toMatchObject({
    reason: 'gone',
    body: expect.stringContaining('Still'),
  })
})

test('a stolen address is quarantined, and staff put the answer where it belongs', async () => {
  const { id, mail } = await answered()
  const messageId = await server.send(
    answerTo(mail, 'Mara <mara@private.example>', 'From my private mailbox.'),
  )
  await settled(messageId).toBe('quarantined')
  const quarantined = await mailOf(messageId)
  expect(quarantined).toMatchObject({
    reason: 'other_sender',
    sender: 'mara@private.example',
    about_id: id,
  })
  const path = `/lead_admin/inbox/mails/${quarantined?.id}`
  const page = await (await t.admin.get(path)).text()
  for (const text of ['From my private mailbox.', 'Put it into the ticket', 'not who we wrote to'])
    expect(page).toContain(text)
  expect((await t.theirs.get(path)).headers.get('location')).not.toContain('inbox')
  const [first, second] = [
    await t.admin.post(path, { intent: 'put_in' }),
    await t.admin.post(path, { intent: 'put_in' }),
  ]
  expect([first.status, second.status]).toEqual([302, 302])
  expect((await t.messagesOf(id)).map(({ body }) => body)).toEqual([
    'Which port?',
    'From my private mailbox.',
  ])
  const events = await t.db`select action from audit_events where subject_id = ${quarantined?.id}`
  expect(events).toEqual([{ action: 'inbound_mail.put_in' }])
})
