import { afterAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { startTestApp } from '#test/app.ts'
import { queuedMails } from '#test/mails.ts'

const product = await startTestApp()
afterAll(() => product.close())
const sql = product.app.db.client
const password = 'a-long-enough-phrase-3'
const page = '/dashboard/account/close'

async function newPerson(role: 'client_user' | 'client_admin', clientId?: string | null) {
  const account = await createAccount(product, role, password)
  if (clientId)
    await sql`update profiles set client_id = ${clientId} where user_id = ${account.userId}`
  const client = product.client()
  await client.signIn(account.email, password)
  const close = (given = password) => client.post(page, { intent: 'close', password: given })
  return { ...account, clientId: clientId ?? account.clientId, client, close }
}

const isClosed = async (userId: string) => {
  const [row] = await sql`select deactivated_at, deactivated_by_colleague as by_colleague
    from profiles where user_id = ${userId}`
  expect(row?.by_colleague).toBe(false)
  return row?.deactivated_at !== null
}

/** A decision that waits for somebody. */
async function awaits(person: { userId: string; clientId: string | null }, title: string) {
  const id = crypto.randomUUID()
  await sql`insert into client_decisions (id, client_id, kind, title, body, due_on, in_turn, shown_sha256, author_name)
    values (${id}, ${person.clientId}, 'approval', ${title}, 'A text', current_date + 5, false, ${'a'.repeat(64)}, 'Staff')`
  await sql`insert into client_decision_people (client_id, decision_id, position, user_id, person_name, is_awaited)
    values (${person.clientId}, ${id}, 1, ${person.userId}, 'Clo', true)`
  return id
}

test('a closed account ends at once, is told to staff with what waits for it, and staff open it again', async () => {
  const person = await newPerson('client_user')
  const elsewhere = product.client()
  await elsewhere.signIn(person.email, password)
  await person.client.post('/dashboard/account', { intent: 'calendar-make' })
  await person.client.post('/dashboard/account', {
    ...{ intent: 'address', email: 'elsewhere@ministry.example', password },
  })
  const decision = await awaits(person, 'New opening hours')
  expect(await (await person.client.get(page)).text()).toContain('One decision waits for you')

  const wrong = await person.close('not my password')
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('This is not your current password')
  expect(await isClosed(person.userId)).toBe(false)

  const closed = await person.close()
  expect(closed.headers.get('location')).toBe('/auth')
  expect(await isClosed(person.userId)).toBe(true)
  for (const one of [person.client, elsewhere])
    expect((await one.get('/dashboard/account')).status).toBe(302)
  expect((await product.client().signIn(person.email, password)).status).toBe(401)
  const [left] = await sql`select
    (select count(*)::int from auth_sessions where user_id = ${person.userId}) as sessions,
    (select count(*)::int from calendar_feeds where user_id = ${person.userId}) as calendars,
    (select count(*)::int from address_changes where user_id = ${person.userId}) as changes`
  expect(left).toEqual({ sessions: 0, calendars: 0, changes: 0 })

  const own = await queuedMails(product, { to: person.email, kind: 'account.closed' })
  expect(own).toHaveLength(1)
  const [told] = await queuedMails(product, { kind: 'account.closedTold' })
  expect(told?.subject).toContain('has closed their account')
  expect(told?.text).toContain('New opening hours')
  const [event] =
    await sql`select actor_id, details from audit_events where action = 'account.closed'`
  expect(event).toMatchObject({ actor_id: person.userId, details: { decisions: 1 } })
  const activity =
    await sql`select by_client from client_activity where client_id = ${person.clientId}
    and action = 'account.closed'`
  expect(activity).toEqual([{ by_client: true }])

  const staff = product.client()
  await staff.signIn()
  const shown = await (await staff.get(`/lead_admin/decisions/${decision}`)).text()
  expect(shown).toContain('Has no access any more')
  const [{ id } = {}] = await sql`select id from profiles where user_id = ${person.userId}`
  await staff.post(`/lead_admin/users/${id}/access`, { access: 'active' })
  expect((await product.client().signIn(person.email, password)).status).toBe(302)
})

test('the only administrator of a client cannot leave it without one', async () => {
  const boss = await newPerson('client_admin')
  const alone = await (await boss.client.get(page)).text()
  expect(alone).toContain('the only person of your organization')
  expect((await boss.close()).status).toBe(409)
  await newPerson('client_user', boss.clientId)
  const refused = await boss.close()
  expect(await refused.text()).toContain('Make a colleague an administrator first')
  expect(await isClosed(boss.userId)).toBe(false)

  const other = await newPerson('client_admin', boss.clientId)
  const answers = await Promise.all([boss.close(), other.close()])
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409])
  expect([await isClosed(boss.userId), await isClosed(other.userId)].sort()).toEqual([false, true])
})

test('staff have no page to close their account', async () => {
  const staff = product.client()
  await staff.signIn()
  expect((await staff.get(page)).status).not.toBe(200)
  const own = await (await staff.get('/lead_admin/account')).text()
  expect(own).not.toContain('Close your account')
})
