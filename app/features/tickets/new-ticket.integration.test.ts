import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pdfBytes, pngBytes, windowsProgram } from '#test/files.ts'
import { sql } from '#test/sql.ts'
import { type Attached, input, startTickets, type User } from '#test/tickets.ts'

let t: Awaited<ReturnType<typeof startTickets>>
let [project, foreign] = ['', '']
beforeAll(async () => {
  t = await startTickets()
  const add = async (of: User, name: string) =>
    (
      await t.db<
        { id: string }[]
      >`insert into projects (client_id, name) values (${of.clientId}, ${name}) returning id`
    )[0]?.id ?? ''
  project = await add(t.author, 'Visa portal <1>')
  foreign = await add(t.stranger, 'Not theirs')
})
afterAll(() => t.product.close())
beforeEach(() => t.db`delete from rate_limits`)

const page = '/dashboard/support/new'
const raise = (fields = {}, files: Attached[] = [], path = page) =>
  t.say(t.ours, path, { ...input, body: undefined, ...fields }, files)
const named = (title: string) =>
  t.db`select id, project_id from support_tickets where title = ${title}`
const filesOf = (id: string) => t.attachmentsOf(id)

test('a ticket takes files and a project; both are on its page for client and staff, and in the mails', async () => {
  const form = await (await t.ours.get(page)).text()
  for (const text of ['Visa portal &lt;1&gt;', 'No project', 'Up to 5 files of 25 MB each'])
    expect(form).toContain(text)
  expect(form).not.toContain('Not theirs')
  const answer = await raise({ title: 'With files', project }, [
    ['files', 'plan.pdf', pdfBytes],
    ['files', 'fire.png', pngBytes],
  ])
  const path = answer.headers.get('location') ?? ''
  const id = path.split('/').at(-1) ?? ''
  expect(await named('With files')).toEqual([{ id, project_id: project }])
  const panel = `/lead_admin/tickets/${id}`
  for (const [client, at, ofProject] of [
    [t.ours, path, `/dashboard/projects/${project}`],
    [t.admin, panel, `/lead_admin/engagements/${project}`],
  ] as const) {
    const shown = await (await client.get(at)).text()
    for (const text of ['plan.pdf', 'fire.png', ofProject, 'No replies yet.'])
      expect(shown).toContain(text)
  }
  const files = await filesOf(id)
  expect(files).toHaveLength(2)
  for (const file of files) {
    const below = `attachments/${file.id}`
    expect((await t.ours.get(`${path}/${below}`)).status).toBe(200)
    expect((await t.admin.get(`${panel}/${below}`)).status).toBe(200)
    expect((await t.theirs.get(`${path}/${below}`)).status).toBe(404)
    expect(await t.product.app.storage.exists(file.storage_key)).toBe(true)
  }
  for (const { text } of await t.mailsAbout(id))
    for (const name of ['plan.pdf', 'fire.png', 'Visa portal <1>']) expect(text).toContain(name)
  const [event] = await t.db`select details from audit_events where subject_id = ${id}
    and action = 'ticket.created'`
  expect(event?.details).toEqual({ priority: 'medium', files: 2 })
})

test('a wrong file or project is refused beside its field, nothing is stored, and what was typed stays', async () => {
  const typed = { title: 'Refused', description: 'Kept words', project }
  const wrong = await raise(typed, [
    ['files', 'good.png', pngBytes],
    ['files', 'run.pdf', windowsProgram],
  ])
  expect(wrong.status).toBe(422)
  const refused = await wrong.text()
  for (const text of ['We do not accept this type of file: run.pdf.', 'Kept words', 'Refused'])
    expect(refused).toContain(text)
  expect(refused).toMatch(new RegExp(`<option[^>]*value="${project}"[^>]*selected`))
  const six = Array.from({ length: 6 }, (_, i): Attached => ['files', `${i}.png`, pngBytes])
  // Both faults at once have a message each.
  const both = await (await raise({ title: '' }, six)).text()
  for (const text of ['Please enter a title', 'send at most 5 files at once'])
    expect(both).toContain(text)
  for (const one of [foreign, crypto.randomUUID(), 'nonsense']) {
    const answer = await raise({ ...typed, project: one }, [['files', 'a.png', pngBytes]])
    expect(answer.status).toBe(422)
    const text = await answer.text()
    expect(text).toMatch(/id="new-ticket-project-error"[^>]*>Please select a project from the list/)
    expect(text).toContain('Kept words')
  }
  expect(await named('Refused')).toEqual([])
  const left = await t.db`select storage_key from received_files
    where storage_key not in (select storage_key from ticket_attachments)`
  for (const { storage_key } of left)
    expect(await t.product.app.storage.exists(storage_key)).toBe(false)
})

test('the endpoint of the script stores the same form once, and says where the ticket is', async () => {
  const fields = { formId: crypto.randomUUID(), title: 'By script' }
  const send = () => raise(fields, [['files', 'a.png', pngBytes]], `${page}/file-upload`)
  const answers = await Promise.all([send(), send(), send()])
  const rows = await named('By script')
  expect(rows).toHaveLength(1)
  for (const answer of answers)
    expect(await answer.json()).toEqual({ location: `/dashboard/support/${rows[0]?.id}` })
  expect(await filesOf(rows[0]?.id)).toHaveLength(1)
  const refused = await raise({ title: '' }, [], `${page}/file-upload`)
  expect(await refused.json()).toMatchObject({
    refusal: { failed: null, result: { error: { title: ['Please enter a title'] } } },
  })
  expect((await t.ours.get(`${page}/file-upload`)).headers.get('location')).toBe(page)
})

test('only the author adds files to the ticket itself; a deleted project leaves the ticket without one', async () => {
  await raise({ title: 'Own files', project })
  const [row] = await named('Own files')
  const attach = (who: User) =>
    t.product.app.db.as(who, (tx) =>
      tx.all(sql`insert into ticket_attachments (client_id, ticket_id, storage_key, name, size, type)
        values (${who.clientId}, ${row?.id}, ${crypto.randomUUID()}, 'x', 1, 'text/plain') returning name`),
    )
  expect(await attach(t.author)).toHaveLength(1)
  for (const who of [t.colleague, t.stranger])
    await expect(attach(who).catch((e) => Promise.reject(String(e)))).rejects.toMatch(
      /row-level security|foreign key/,
    )
  await t.db`delete from projects where id = ${project}`
  expect(await named('Own files')).toEqual([{ id: row?.id, project_id: null }])
  expect(await (await t.ours.get(`/dashboard/support/${row?.id}`)).text()).not.toContain(
    'Visa portal',
  )
})
