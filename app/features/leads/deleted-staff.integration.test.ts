import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { startMailServer } from '#test/mail-server.ts'
import { patience } from '#test/patience.ts'

const server = await startMailServer()
const password = 'another-long-phrase-7'
const patient = { timeout: patience, interval: 100 }
let product: TestApp
let staff: Client

beforeAll(async () => {
  product = await startTestApp(server.env)
  staff = product.client()
  await staff.signIn()
})
afterAll(async () => {
  await product.close()
  await server.close()
})

const sql = (words: TemplateStringsArray, ...values: unknown[]) =>
  product.app.db.client(words, ...values)
const textOf = async (path: string) => {
  const answer = await staff.get(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test('a member of staff is deleted whose answer waits, and who owns leads, tasks and views: all of it stays usable, with the name', async () => {
  const account = await createAccount(product, 'admin', password)
  await sql`update profiles set full_name = 'Greta Gone' where user_id = ${account.userId}`
  const greta = product.client()
  await greta.signIn(account.email, password)
  const [row] = await sql`insert into leads (id, source, full_name, email, next_step, next_step_on)
    values (gen_random_uuid(), 'contact', 'Ida Left', 'ida@left.example', 'Call', '2026-01-31') returning id`
  const lead = `/lead_admin/leads/${row?.id}`
  const [person] =
    await sql`select person_id from person_addresses where address = 'ida@left.example'`
  const people = `/lead_admin/people/${person?.person_id}`
  await greta.post(lead, { intent: 'owner', owner: account.userId, was: '' })
  await greta.post(lead, { intent: 'note', note: 'Wants a call.' })
  await sql`update people set owner_id = ${account.userId} where id = ${person?.person_id}`
  await sql`insert into record_tasks (person_id, title, due_on, owner_id, author_id, author_name)
    values (${person?.person_id}, 'Ring Ida', '2026-01-31', ${account.userId}, ${account.userId}, 'Greta Gone')`
  await greta.post('/lead_admin/views/inbox', {
    intent: 'add',
    name: 'Of Greta',
    search: 'status=new',
  })
  expect(await sql`select 1 from saved_views where name = 'Of Greta'`).toHaveLength(1)
  const words = { intent: 'send', subject: 'A first answer', body: 'Dear Ida' }
  const sent = await greta.post(`${lead}/answer`, { ...words, answer: crypto.randomUUID() })
  expect(sent.status).toBe(302)

  await sql`delete from auth_users where id = ${account.userId}`
  // Signed out at once.
  expect((await greta.get(lead)).status).toBe(302)
  await sql`with due as (update pgboss.job set start_after = now()
    where name = 'lead-answer') select tell_of_job('lead-answer')`
  await expect.poll(() => server.mailsTo('ida@left.example').length, patient).toBe(1)
  const [mail] = server.mailsTo('ida@left.example')
  expect(mail?.text).toContain('Greta Gone')
  const state = async () => (await sql`select state, author_id from lead_mails`)[0]
  await expect.poll(state, patient).toEqual({ state: 'sent', author_id: null })

  for (const path of [lead, people, `${lead}/answer`])
    expect(await textOf(path)).toContain('Greta Gone')
  for (const path of [
    ...['/lead_admin', '/lead_admin?whose=mine', '/lead_admin/leads', '/lead_admin/inbox'],
    ...['/lead_admin/inbox?show=due', '/lead_admin/inbox?view=board', '/lead_admin/people'],
    ...[
      `/lead_admin/inbox?owner=${account.userId}`,
      '/lead_admin/audit',
      '/lead_admin/views/inbox',
    ],
  ])
    await textOf(path)
  // Her own views have gone with her.
  expect(await sql`select 1 from saved_views where name = 'Of Greta'`).toHaveLength(0)
  // The lead is nobody's, and somebody else can take it.
  const [owned] = await sql`select owner_id from leads where id = ${row?.id}`
  expect(owned?.owner_id).toBeNull()
  const [admin] = await sql`select user_id from profiles where email = 'admin@example.com'`
  await staff.post(lead, { intent: 'owner', owner: String(admin?.user_id), was: '' })
  const [taken] = await sql`select owner_id from leads where id = ${row?.id}`
  expect(taken?.owner_id).toBe(admin?.user_id)
})
