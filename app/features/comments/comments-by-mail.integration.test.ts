import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { daysAfter, officeDay } from '#app/platform/office-day.ts'
import { startWithDocuments } from '#test/documents.ts'
import { pdfBytes } from '#test/files.ts'
import { answerTo, type MailServer, startMailServer } from '#test/mail-server.ts'
import { soon } from '#test/patience.ts'

let server: MailServer
let house: Awaited<ReturnType<typeof startWithDocuments>>
let own: { email: string; user_id: string }
let admin: { email: string }
beforeAll(async () => {
  server = await startMailServer()
  house = await startWithDocuments(server.env)
  const people = await house.sql`select email, user_id, role from profiles
    where client_id = ${house.fields.client} or role = 'admin'`
  own = people.find(({ role }) => role === 'client_admin') as typeof own
  admin = people.find(({ role }) => role === 'admin') as typeof admin
})
afterAll(async () => {
  await house.product.close()
  await server.close()
})
beforeEach(() => house.sql`delete from rate_limits`)

const said = (comment: string, more = {}) => ({ formId: crypto.randomUUID(), comment, ...more })

/** The next mail to somebody after `work`. */
async function mailAfter(to: string, work: () => Promise<unknown>) {
  const before = server.mailsTo(to).length
  await work()
  await expect.poll(() => server.mailsTo(to).length, soon).toBeGreaterThan(before)
  const mail = server.mailsTo(to)[before]
  if (!mail) throw new Error('no mail')
  return mail
}
const stateOf = (messageId: string) =>
  expect.poll(
    async () =>
      (
        await house.sql`select state from inbound_mails
          where message_id = ${messageId.replace(/^<|>$/g, '')} and state <> 'waiting'`
      )[0]?.state,
    soon,
  )
const commentsOn = (page: string) => house.sql`select body, from_staff, internal, by_mail, author_id
  from comments where page = ${page} order by created_at`

test('client and staff talk about a document by mail alone, internal words stay internal', async () => {
  const id = await house.upload('talk.pdf', pdfBytes)
  const [portal, panel] = [`/dashboard/documents/${id}`, `/lead_admin/documents/${id}`]
  const first = await mailAfter(own.email, () => house.staff.post(panel, said('Please read.')))
  expect(first.text).toContain('which everybody of your organization who sees this can read')
  const told = await mailAfter(admin.email, async () => {
    await stateOf(await server.send(answerTo(first, own.email, 'Read, and it is fine.'))).toBe(
      'taken',
    )
  })
  expect(told.text).toContain('Read, and it is fine.')
  expect(told.text).toContain('which the client reads')
  const back = await mailAfter(own.email, async () => {
    await stateOf(await server.send(answerTo(told, admin.email, 'Thank you.'))).toBe('taken')
  })
  expect(back.text).toContain('Thank you.')
  expect(back.text).not.toContain('> ')
  expect(
    (await commentsOn(portal)).map(({ body, from_staff, by_mail }) => [body, from_staff, by_mail]),
  ).toEqual([
    ['Please read.', true, false],
    ['Read, and it is fine.', false, true],
    ['Thank you.', true, true],
  ])
  // The same mail again, and one of somebody else with the stolen address, add nothing.
  await stateOf(await server.send(answerTo(first, 'thief@elsewhere.example', 'Mine'))).toBe(
    'quarantined',
  )
  expect(await commentsOn(portal)).toHaveLength(3)
})

test('an answer to a new update is a comment on it; after access ended it waits for staff', async () => {
  const update = crypto.randomUUID()
  const mail = await mailAfter(own.email, () =>
    house.staff.post(`/lead_admin/engagements/${house.fields.project}`, {
      ...{ intent: 'update.post', id: update, title: 'Half way', body: 'Gates stand.' },
    }),
  )
  const page = `/dashboard/projects/${house.fields.project}/updates/${update}`
  expect(mail.text).toContain(page)
  await stateOf(await server.send(answerTo(mail, own.email, 'Good news.'))).toBe('taken')
  expect((await commentsOn(page)).map(({ body }) => body)).toEqual(['Good news.'])
  await house.sql`update profiles set deactivated_at = now() where user_id = ${own.user_id}`
  await stateOf(await server.send(answerTo(mail, own.email, 'And more.'))).toBe('quarantined')
  await house.sql`update profiles set deactivated_at = null where user_id = ${own.user_id}`
  expect(await commentsOn(page)).toHaveLength(1)
})

test('an answer to a request puts its files at the first line that misses a document, and its words beside', async () => {
  const id = crypto.randomUUID()
  const mail = await mailAfter(own.email, () =>
    house.staff.post('/lead_admin/requests/new', {
      ...{ client: house.fields.client, intent: 'send', id, title: 'Kick-off', reason: '' },
      ...{
        due_on: daysAfter(officeDay(new Date()), 7),
        'line-0-kind': 'answer',
        'line-0-title': 'Who decides?',
      },
      ...{ 'line-1-kind': 'document', 'line-1-title': 'A plan' },
      ...{ 'line-2-kind': 'document', 'line-2-title': 'A budget' },
    }),
  )
  const plan = { filename: 'plan.pdf', content: pdfBytes as Buffer }
  const program = { filename: 'run.exe', content: Buffer.from('MZ program') }
  const answer = answerTo(mail, own.email, 'Here is the plan.')
  await stateOf(await server.send({ ...answer, attachments: [plan, program] })).toBe('taken')
  const given = () => house.sql`select l.title, d.name, d.project_id from client_request_files f
    join client_request_lines l on l.id = f.line_id join documents d on d.id = f.document_id
    where l.request_id = ${id}`
  expect((await given()).map(({ title, name }) => [title, name])).toEqual([['A plan', 'plan.pdf']])
  const [comment] = await commentsOn(`/dashboard/requests/${id}`)
  expect(comment?.body).toMatch(/^Here is the plan\.\n\n\[Files that were not taken\]\n.*run\.exe/)
  // The same file in another mail changes nothing.
  const again = answerTo(mail, own.email, 'Once more.')
  await stateOf(await server.send({ ...again, attachments: [plan] })).toBe('taken')
  expect(await given()).toHaveLength(1)
  // With a new one beside it both go to the next line that misses something.
  const budget = { filename: 'budget.pdf', content: Buffer.concat([pdfBytes, Buffer.from('\n')]) }
  const both = answerTo(mail, own.email, 'And the budget.')
  await stateOf(await server.send({ ...both, attachments: [plan, budget] })).toBe('taken')
  expect((await given()).map(({ title, name }) => `${title}: ${name}`).toSorted()).toEqual([
    ...['A budget: budget.pdf', 'A budget: plan.pdf', 'A plan: plan.pdf'],
  ])
})
