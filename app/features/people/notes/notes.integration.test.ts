import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordNotes } from '#content/record-notes.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { queuedMails } from '#test/mails.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())
const sql = () => product.app.db.client
const text = async (path: string) => (await staff.get(path)).text()

async function newPerson() {
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@port.example`
  await sql()`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Ada Roy', ${email})`
  const [row] = await sql()<{ person_id: string }[]>`
    select person_id from person_addresses where address = ${email}`
  return { email, id: row?.person_id ?? '', path: `/lead_admin/people/${row?.person_id}` }
}

test('a note is on the timeline, and whoever is named in it is told by mail, nobody else', async () => {
  const { path, email } = await newPerson()
  const [named, other] = [
    await createAccount(product, 'admin', 'tulip anvil 1'),
    await createAccount(product, 'admin', 'tulip anvil 1'),
  ]
  const [local] = named.email.split('@')
  const body = `Spoke to her, @${local}: please send <b>the plan</b>.`
  expect((await staff.post(path, { intent: 'note', body })).status).toBe(302)
  expect(await text(path)).toContain('please send &lt;b&gt;the plan&lt;/b&gt;.')
  const [mail] = await queuedMails(product, { to: named.email, kind: 'note.mention' })
  expect(mail?.text).toContain('Spoke to her')
  expect(mail?.text).toContain(path)
  expect(await queuedMails(product, { to: other.email, kind: 'note.mention' })).toEqual([])
  // With the person the note goes, and the mail that waits with it.
  await sql()`delete from leads where email = ${email}`
  expect(await queuedMails(product, { to: named.email, kind: 'note.mention' })).toEqual([])
})

test('an empty and a long note are refused with what was typed', async () => {
  const { path } = await newPerson()
  const empty = await staff.post(path, { intent: 'note', body: ' \n ' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain(recordNotes.errors.body)
  const long = await staff.post(path, { intent: 'note', body: `${'y'.repeat(5_001)}` })
  expect(await long.text()).toContain(recordNotes.errors.bodyLong)
  expect((await staff.post(`${path.slice(0, -1)}g`, { intent: 'note', body: 'x' })).status).toBe(
    404,
  )
})

test('a task has a day and an owner, who is told; it is done and opened again, each time once', async () => {
  const { id, path } = await newPerson()
  const colleague = await createAccount(product, 'admin', 'tulip anvil 1')
  const typed = {
    intent: 'task',
    title: 'Send the plan',
    due: '2020-01-31',
    owner: colleague.userId,
  }
  expect((await staff.post(path, typed)).status).toBe(302)
  const page = await text(path)
  for (const said of ['Send the plan', 'Due Jan 31, 2020', recordNotes.tasks.late])
    expect(page, said).toContain(said)
  expect(await queuedMails(product, { to: colleague.email, kind: 'task.added' })).toHaveLength(1)
  const [row] = await sql()<{ id: string }[]>`select id from record_tasks where person_id = ${id}`
  const done = { intent: 'task_done', task: row?.id ?? '' }
  await Promise.all([staff.post(path, done), staff.post(path, done)])
  expect(await text(path)).toContain('Task done: Send the plan')
  await staff.post(path, { ...done, intent: 'task_open' })
  const events = await sql()<{ action: string }[]>`select action from audit_events
    where subject_id = ${id} and action like 'task.%' order by created_at`
  expect(events.map(({ action }) => action)).toEqual(['task.added', 'task.done', 'task.reopened'])
})

test('a task without a title, with a day that is none, or for a stranger is refused beside its field', async () => {
  const { path } = await newPerson()
  const client = await createAccount(product, 'client_user', 'tulip anvil 1')
  for (const due of ['', '2026-02-30', 'soon', '9999-01-01']) {
    const refused = await staff.post(path, { intent: 'task', title: '', due, owner: client.userId })
    expect(refused.status, due).toBe(422)
    const page = await refused.text()
    for (const said of [recordNotes.errors.title, recordNotes.errors.due, recordNotes.errors.owner])
      expect(page, said).toContain(said)
  }
})

test('an organization has notes and tasks as well, and one of another record stays as it is', async () => {
  const made = await staff.post('/lead_admin/organisations/new', {
    ...{ intent: 'save', name: 'Noted Port', domains: '', owner: '', client: '', based: '0' },
  })
  const path = made.headers.get('location') ?? ''
  await staff.post(path, { intent: 'note', body: 'A port.' })
  await staff.post(path, { intent: 'task', title: 'Visit', due: '2030-01-31', owner: '' })
  for (const said of ['A port.', 'Visit', 'Due Jan 31, 2030'])
    expect(await text(path)).toContain(said)
  const other = await newPerson()
  const [task] = await sql()<{ id: string }[]>`select id from record_tasks where title = 'Visit'`
  await staff.post(other.path, { intent: 'task_done', task: task?.id ?? '' })
  const [row] = await sql()`select done_at from record_tasks where title = 'Visit'`
  expect(row?.done_at).toBe(null)
})
