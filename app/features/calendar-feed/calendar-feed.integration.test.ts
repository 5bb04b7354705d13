import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { dayFrom, startWithRequests } from '#test/client-requests.ts'
import { stopClock } from '#test/clock.ts'
import { password } from '#test/documents.ts'
import { queuedMails } from '#test/mails.ts'

const account = '/dashboard/account'
let house: Awaited<ReturnType<typeof startWithRequests>>
let ada: Awaited<ReturnType<typeof person>>

async function person() {
  const { email, userId } = await createAccount(house.product, 'client_user', password)
  await house.sql`update profiles set client_id = ${house.fields.client} where user_id = ${userId}`
  const browser = house.product.client()
  await browser.signIn(email, password)
  return { email, userId, browser }
}
const pathIn = (page: string) => /\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0] ?? ''
const pageOf = async (who: typeof ada) => (await who.browser.get(account)).text()
async function made(who: typeof ada): Promise<string> {
  const answer = await who.browser.post(account, { intent: 'calendar-make' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const path = pathIn(await answer.text())
  expect(path).not.toBe('')
  return path
}
/** As a calendar program does, which is not signed in. Folded lines are put together. */
async function read(path: string) {
  const answer = await house.product.client().get(path)
  return { status: answer.status, answer, text: (await answer.text()).replaceAll('\r\n ', '') }
}
const invoice = (number: string) =>
  house.product.app.db.client.begin(async (tx) => {
    await tx`alter table invoices disable trigger user`
    await tx`insert into invoices (client_id, status, number, issued_on, issued_at, due_on, currency, bill_name, description, total)
      values (${house.fields.client}, 'pending', ${number}, ${dayFrom(-9)}, now(), ${dayFrom(9)}, 'CAD', 'The Treasury', 'Work', 100)`
    await tx`alter table invoices enable trigger user`
  })
const book = (email: string, hours: number) =>
  house.sql`insert into bookings (full_name, email, place, during, blocked, zone, token_hash)
    select 'Name of the booker', ${email}, 'https://meet.example/room', d, d, 'UTC', sha256(gen_random_uuid()::text::bytea)
    from tstzrange(now() + ${hours} * interval '1 hour', now() + ${hours} * interval '1 hour' + interval '9 minutes') d`

beforeAll(async () => {
  house = await startWithRequests()
})
afterAll(() => house.product.close())
beforeEach(async () => {
  await house.sql`delete from rate_limits`
  ada = await person()
})

test('what is due and when we meet is in the calendar, as days and as hours, and hostile titles stay one line', async () => {
  const hostile = 'Plan, first; second\\n'
  const { id } = await house.asked(undefined, { title: hostile, due_on: dayFrom(7) })
  const done = await house.asked(undefined, { title: 'Cancelled long ago' })
  await house.sql`update client_requests set status = 'cancelled' where id = ${done.id}`
  await book(ada.email, 48)
  await book('somebody@else.example', 50)
  const { status, answer, text } = await read(await made(ada))
  expect(status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(text).toContain(`DTSTART;VALUE=DATE:${dayFrom(7).replaceAll('-', '')}`)
  expect(text).toContain(`DTEND;VALUE=DATE:${dayFrom(8).replaceAll('-', '')}`)
  expect(text).toContain('SUMMARY:Request due: Plan\\, first\\; second\\\\n')
  expect(text).toContain(`/dashboard/requests/${id}`)
  expect(text).not.toContain('Cancelled long ago')
  expect(text.match(/SUMMARY:Call with/g)).toHaveLength(1)
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(text.match(/^UID:/gm)?.length)
})

test('the address is shown once, stored as a hash, replaced and revoked; its owner is told', async () => {
  const first = await made(ada)
  expect(pathIn(await pageOf(ada))).toBe('')
  expect(await pageOf(ada)).toContain('Not yet')
  expect((await read(first)).status).toBe(200)
  expect(await pageOf(ada)).not.toContain('Not yet')
  const [row] = await house.sql`select encode(token_hash, 'escape') as hash from calendar_feeds
    where user_id = ${ada.userId}`
  expect(first).not.toContain(String(row?.hash))
  const second = await made(ada)
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  expect((await ada.browser.post(account, { intent: 'calendar-revoke' })).status).toBe(302)
  expect((await read(second)).status).toBe(404)
  expect((await ada.browser.post(account, { intent: 'calendar-revoke' })).status).toBe(302)
  const events = await house.sql`select action, ip from audit_events
    where actor_id = ${ada.userId} and action like 'account.%' order by created_at, id`
  expect(events.map(({ action }) => action)).toEqual([
    ...['account.calendar_made', 'account.calendar_replaced', 'account.calendar_revoked'],
  ])
  expect(events.every(({ ip }) => ip)).toBe(true)
  const told = await queuedMails(house.product, { to: ada.email, kind: 'account.calendarMade' })
  expect(told).toHaveLength(2)
})

test('of addresses that are made at once, the last one works', async () => {
  const paths = await Promise.all([1, 2, 3].map(() => made(ada)))
  const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status))
  expect(statuses.toSorted()).toEqual([200, 404, 404])
})

test('every address that does not work gets the same answer', async () => {
  const path = await made(ada)
  expect((await read(path)).status).toBe(200)
  const answers: string[] = []
  const note = async (one: string) => {
    const { status, text } = await read(one)
    answers.push(`${status} ${text}`)
  }
  await note(`/calendar/${'x'.repeat(43)}.ics`)
  await note('/calendar/x.ics')
  await note(`/calendar/${'x'.repeat(2_000)}.ics`)
  await house.sql`update profiles set deactivated_at = now() where user_id = ${ada.userId}`
  await note(path)
  await house.sql`update profiles set deactivated_at = null where user_id = ${ada.userId}`
  await house.sql`update clients set status = 'inactive' where id = ${house.fields.client}`
  await note(path)
  await house.sql`update clients set status = 'active' where id = ${house.fields.client}`
  expect((await read(path)).status).toBe(200)
  await house.sql`update profiles set role = 'admin', client_id = null where user_id = ${ada.userId}`
  await note(path)
  expect(new Set(answers)).toEqual(new Set(['404 There is no such calendar.']))
})

test('the calendar shows what its owner sees now, and nothing of other projects, people and clients', async () => {
  const [row] = await house.sql`insert into projects (client_id, name)
    values (${house.fields.client}, 'Hidden project') returning id`
  const seen = await house.asked(undefined, { title: 'A seen request' })
  await house.asked(undefined, { title: 'A hidden request', project: row?.id as string })
  const path = await made(ada)
  expect((await read(path)).text).toContain('A hidden request')
  await house.sql`update profiles set only_projects = ${[house.fields.project]} where user_id = ${ada.userId}`
  const { text } = await read(path)
  expect(text).toContain(seen.title)
  expect(text).not.toMatch(/hidden/i)
  // With another client, nothing of the former one.
  const [other] = await house.sql`insert into clients (name) values ('Another') returning id`
  await house.sql`update profiles set client_id = ${other?.id} where user_id = ${ada.userId}`
  expect((await read(path)).text).not.toContain('BEGIN:VEVENT')
})

test('invoices are in the calendar of those who see invoices', async () => {
  const grace = await person()
  await invoice('INV-2030-000007')
  const [adas, graces] = [await made(ada), await made(grace)]
  const isIn = async (path: string) =>
    (await read(path)).text.includes('Invoice INV-2030-000007 is due')
  expect([await isIn(adas), await isIn(graces)]).toEqual([true, true])
  await house.sql`update profiles set billing_contact = true where user_id = ${ada.userId}`
  expect([await isIn(adas), await isIn(graces)]).toEqual([true, false])
})

test('a calendar that is read too often is refused for the rest of the hour', async () => {
  using _clock = stopClock(house.product)
  const path = await made(ada)
  const answers = await Promise.all(Array.from({ length: 65 }, () => read(path)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((one) => one === 200)).toHaveLength(60)
  expect(statuses.filter((one) => one === 429)).toHaveLength(5)
})

test('visitors and staff make none', async () => {
  const form = { intent: 'calendar-make' }
  expect((await house.product.client().post(account, form)).status).toBe(302)
  expect((await house.staff.post('/lead_admin/account', form)).status).toBe(403)
  expect(await (await house.staff.get('/lead_admin/account')).text()).not.toContain('calendar-make')
})
