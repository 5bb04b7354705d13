import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { notePastCalls } from '#app/features/bookings/past-call-service.server.ts'
import { migrate } from '#app/platform/migrate.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { chatOf, startWithStaff } from '#test/chats.ts'
import { createTestDatabase } from '#test/database.ts'

const { product, sql, staff, post } = await startWithStaff()
afterAll(() => product.close())

let id: string
beforeEach(async () => {
  id = crypto.randomUUID()
  await sql`insert into leads (id, source, full_name, email, created_at)
    values (${id}, 'contact', 'Ada Lovelace', ${`${id}@works.example`}, now() - interval '5 hours')`
})

const page = () => `/lead_admin/inbox/${id}`
const setStatus = (from: string, status: string) =>
  staff.post(page(), { intent: 'status', from, status })
const answer = async (lead = id) => {
  const [row] = await sql`select first_answer as by,
    round(extract(epoch from first_answered_at - created_at) / 3600)::int as hours from leads where id = ${lead}`
  return row
}
const open = { by: null, hours: null }

test('a status set by staff is the first answer, and back to new takes it back', async () => {
  expect(await answer()).toEqual(open)
  await setStatus('new', 'contacted')
  expect(await answer()).toEqual({ by: 'status', hours: 5 })
  const before = await sql`select first_answered_at from leads where id = ${id}`
  await setStatus('contacted', 'qualified')
  expect(await sql`select first_answered_at from leads where id = ${id}`).toEqual(before)
  await setStatus('qualified', 'new')
  expect(await answer()).toEqual(open)
})

test('a note is no answer; a status for several is one for each', async () => {
  expect((await staff.post(page(), { intent: 'note', note: 'Call her on Monday' })).status).toBe(
    302,
  )
  expect(await answer()).toEqual(open)
  const selected = { lead: `${id}:new`, status: 'contacted' }
  expect((await staff.post('/lead_admin/leads/status', selected)).status).toBe(302)
  expect(await answer()).toEqual({ by: 'status', hours: 5 })
})

test('an answer in the conversation of a lead stays, whatever its status is set to', async () => {
  const chat = chatOf(product)
  await chat.say('I want to talk to a person')
  const { conversationId } = chat
  await sql`update chat_conversations set lead_id = ${id} where id = ${conversationId}`
  await post(staff, conversationId, { intent: 'take' })
  expect(await answer()).toEqual(open)
  await setStatus('new', 'contacted')
  await post(staff, conversationId, { intent: 'reply', body: 'Good morning' })
  expect(await answer()).toEqual({ by: 'conversation', hours: 5 })
  await setStatus('contacted', 'new')
  expect(await answer()).toEqual({ by: 'conversation', hours: 5 })
})

test('a conversion is an answer', async () => {
  await staff.post(`${page()}/convert`, {
    use: 'new',
    name: `Works ${id}`,
    company_name: '',
    contact_email: '',
    contact_phone: '',
  })
  expect(await answer()).toEqual({ by: 'conversion', hours: 5 })
})

test('a confirmed call answers once it has taken place, from when it began', async () => {
  const call = (starts: string, confirmed: string | null) => sql`
    insert into bookings (lead_id, full_name, email, during, blocked, zone, token_hash, confirmed_at)
    select ${id}, 'Ada', 'ada@works.example', d, d, 'UTC', sha256(${starts}::text::bytea), ${confirmed}
    from (select tstzrange(now() + ${starts}::interval, now() + ${starts}::interval + interval '30 minutes') d) as x`
  await call('-4 hours', null)
  await call('1 hour', new Date().toISOString())
  await notePastCalls(product.app)
  expect(await answer()).toEqual(open)
  await call('-2 hours', new Date().toISOString())
  await notePastCalls(product.app)
  expect(await answer()).toEqual({ by: 'call', hours: 3 })
})

test('an application is answered by the status of the application', async () => {
  await sql`insert into job_applications
    (id, lead_id, job, job_title, full_name, email, file_name, file_size, mime_type, storage_key)
    values (${id}, ${id}, 'general', 'General', 'Ada', 'ada@works.example', 'x', 1, 'x', ${id})`
  const move = (from: string, status: string) =>
    staff.post(`/lead_admin/applications/${id}`, { intent: 'status', from, status })
  await move('new', 'reviewing')
  expect(await answer()).toEqual({ by: 'status', hours: 5 })
  await move('reviewing', 'new')
  expect(await answer()).toEqual(open)
})

test('what was answered before this release is known afterwards', async () => {
  const database = await createTestDatabase('template0')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  const old = await openSql(database.url)
  try {
    await cp('db/migrations', folder, {
      recursive: true,
      filter: (file) => !/\/0(13[3-9]|1[4-9]\d|[2-9]\d\d)_/.test(file),
    })
    await migrate(old, folder)
    const lead = async (status: string, more = '') => {
      const [row] =
        await old.unsafe(`with l as (insert into leads (id, source, full_name, email, status, created_at, updated_at)
        values (gen_random_uuid(), 'contact', 'x', 'x@x.example', '${status}', now() - interval '9 hours', now() - interval '2 hours')
        returning id) select id from l`)
      const key = String(row?.id)
      if (more) await old.unsafe(more.replaceAll('$id', `'${key}'`))
      return key
    }
    const moved = `insert into lead_activities (lead_id, kind, from_status, to_status, actor_name, created_at)
      values ($id, 'status', 'new', 'contacted', 'x', now() - interval '6 hours')`
    const kept = [
      await lead('contacted', moved),
      await lead('qualified'),
      await lead('new', moved),
      await lead(
        'new',
        `with c as (insert into chat_conversations (session_hash, lead_id) values (sha256('x'), $id) returning id)
         insert into chat_messages (conversation_id, seq, role, content, author_name, created_at)
         select id, 1, 'staff', 'x', 'x', now() - interval '8 hours' from c`,
      ),
    ]
    const before = await old`select id, updated_at from leads order by id`
    await migrate(old)
    expect(await old`select id, updated_at from leads order by id`).toEqual(before)
    const found = await old`select first_answer as by,
      round(extract(epoch from first_answered_at - created_at) / 3600)::int as hours
      from leads join unnest(${kept}::uuid[]) with ordinality as k (id, n) using (id) order by n`
    expect(found).toEqual([
      { by: 'status', hours: 3 },
      { by: 'status', hours: 7 },
      open,
      { by: 'conversation', hours: 1 },
    ])
  } finally {
    await old.end()
    await database.drop()
    await rm(folder, { recursive: true })
  }
})
