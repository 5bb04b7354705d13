import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { queuedMails } from '#test/mails.ts'
import { settingsAsFields } from './booking-settings.ts'
import { sendReminder } from './reminder-service.server.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp({ NOTIFY_EMAIL: 'office@unordin.example' })
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())
beforeEach(() => product.app.db.client`delete from rate_limits`)

const offered = async (client: Client, address: string) => {
  const html = await (await client.get(address)).text()
  return [...html.matchAll(/type="radio"[^>]*value="(\d+)"/g)].map(([, slot]) => slot ?? '')
}

async function book(email: string, fullName = 'Mary Somerville', address = '/book') {
  const client = product.client()
  const [slot = ''] = await offered(client, address)
  const fields = { slot, zone: 'UTC', fullName, email, formId: crypto.randomUUID() }
  expect((await client.post('/book', fields)).status).toBe(302)
  return rowOf(email)
}
const rowOf = async (email: string) => {
  const [row] = await product.app.db.client`select * from bookings where email = ${email}`
  return row ?? {}
}
const mailKinds = async (email: string) =>
  (await queuedMails(product, { to: email })).map(({ kind }) => kind)

test('staff find a call, move it without notice and cancel it; the visitor is told, and it is recorded', async () => {
  const { id } = await book('mary@example.org')
  const page = `/lead_admin/bookings/${id}`
  for (const search of ['?q=SOMERVILLE', '?state=all', ''])
    expect(await (await staff.get(`/lead_admin/bookings${search}`)).text()).toContain(page)
  expect(await (await staff.get('/lead_admin/bookings?q=%25')).text()).not.toContain(page)
  expect(await (await staff.get('/lead_admin/bookings?state=past')).text()).not.toContain(page)
  const [slot = ''] = await offered(staff, page)
  expect((await staff.post(page, { intent: 'move', slot, zone: 'UTC' })).status).toBe(302)
  expect(await rowOf('mary@example.org')).toMatchObject({ sequence: 1, status: 'booked' })
  expect((await staff.post(page, { intent: 'move', slot: '123456', zone: 'UTC' })).status).toBe(409)
  expect((await staff.post(page, { intent: 'cancel' })).status).toBe(302)
  expect(await rowOf('mary@example.org')).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'staff',
  })
  expect(await mailKinds('mary@example.org')).toEqual([
    'booking.booked',
    'booking.moved',
    'booking.cancelled',
  ])
  const events = await product.app.db.client`select action, actor_email from audit_events
    where subject_id = ${id} order by created_at`
  expect(events.map(({ action }) => action)).toEqual([
    'booking.created',
    'booking.moved',
    'booking.cancelled',
  ])
  expect(events.at(-1)?.actor_email).toBe('admin@example.com')
})

test('reminders wait in the queue for their time and are sent once, for the time that stands', async () => {
  const { id, starts_at } = await book('remind@example.org')
  const jobs = await product.app.db
    .client`select data, to_json(start_after) #>> '{}' as at from pgboss.job
    where name = 'booking-reminder' and data->>'bookingId' = ${id} order by start_after`
  const start = new Date(starts_at).getTime()
  const hour = 3_600_000
  // The first free time is at least the notice of 24 hours away.
  expect(jobs.map(({ at }) => start - new Date(at).getTime())).toEqual([24 * hour, hour])
  const now = vi.spyOn(product.app, 'now')
  now.mockReturnValue(new Date(start - hour))
  try {
    const stale = { ...jobs[1]?.data, sequence: 7 }
    for (const data of [stale, jobs[0]?.data, jobs[1]?.data, jobs[1]?.data])
      await asSystem(() => sendReminder(product.app, data))
    // The one for a day before came an hour before: too late to be true.
    expect(await mailKinds('remind@example.org')).toEqual(['booking.booked', 'booking.hour'])
    await product.app.db
      .client`update bookings set status = 'cancelled', cancelled_by = 'staff', hour_reminder_at = null where id = ${id}`
    await asSystem(() => sendReminder(product.app, jobs[1]?.data))
    expect(await mailKinds('remind@example.org')).toHaveLength(2)
  } finally {
    now.mockRestore()
  }
})

async function settings() {
  const [row] = await product.app.db
    .client`select * from booking_settings order by version desc limit 1`
  return row as never as Parameters<typeof settingsAsFields>[0]
}
const save = (change: Record<string, string>, version: number, fields: Record<string, string>) =>
  staff.post('/lead_admin/settings', {
    intent: 'settings',
    version: String(version),
    ...fields,
    ...change,
  })

test('settings are checked field by field, versioned, and change what is offered', async () => {
  const before = await settings()
  const fields = settingsAsFields(before)
  const refused = async (change: Record<string, string>) => {
    const answer = await save(change, before.version, fields)
    expect(answer.status).toBe(422)
    return answer.text()
  }
  const page = await refused({
    buffer_after: '121',
    zone: 'Mars/Olympus',
    place: ' ',
    'time-0-1': '08:00',
    'time-2-2': '',
  })
  expect(page).toContain('from 0 to 120')
  expect(page).toContain('time zone from the list')
  expect(page).toContain('must be after its start')
  expect(page).toContain('enter both times')
  expect(page).toContain('value="08:00"')
  expect((await settings()).version).toBe(before.version)

  expect((await save({ buffer_after: '15' }, before.version, fields)).status).toBe(302)
  const second = await save({ notice_hours: '48' }, before.version, fields)
  expect(second.status).toBe(409)
  expect(await second.text()).toContain('Minutes kept free after a call: 15')
  expect(await settings()).toMatchObject({ buffer_after: 15, notice_hours: 24 })
  const closed = Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name.startsWith('time-'))
      .map((name) => [name, '']),
  )
  expect((await save(closed, before.version + 1, fields)).status).toBe(302)
  expect(await offered(product.client(), '/book')).toEqual([])
  expect((await save({}, before.version + 2, fields)).status).toBe(302)
  expect((await offered(product.client(), '/book')).length).toBeGreaterThan(0)
})

test('a closed day offers nothing; what is booked on it stays, and staff are told', async () => {
  const zone = (await settings()).zone
  const next = new Date(product.app.now())
  next.setUTCMonth(next.getUTCMonth() + 1, 1)
  const page = `/book?zone=${zone}&month=${next.toISOString().slice(0, 7)}`
  const days = await (await product.client().get(page)).text()
  // Of the next month, because this one may end with a single day; and not the first one of it.
  const [, day = ''] = new Set(
    [...days.matchAll(/day=(\d{4}-\d\d-\d\d)/g)].map(([, one]) => one ?? ''),
  )
  await book('holiday@example.org', undefined, `/book?zone=${zone}&day=${day}`)
  const close = (fields: Record<string, string>) =>
    staff.post('/lead_admin/settings', { intent: 'close', day, label: 'Stocktaking', ...fields })
  expect((await close({})).status).toBe(302)
  expect((await close({})).status).toBe(409)
  expect((await close({ day: '2020-01-01' })).status).toBe(422)
  expect((await close({ day: '2027-02-30' })).status).toBe(422)
  expect((await close({ label: '' })).status).toBe(422)
  const html = await (await product.client().get(page)).text()
  expect(html).not.toContain(`day=${day}`)
  expect(html).not.toContain('Stocktaking')
  expect(await rowOf('holiday@example.org')).toMatchObject({ status: 'booked' })
  expect((await staff.post('/lead_admin/settings', { intent: 'open', day })).status).toBe(302)
  expect(await (await product.client().get(page)).text()).toContain(`day=${day}`)
})

test('a pass fills in who a lead is and ties the booking to it; a forged one is nobody', async () => {
  const leadId = crypto.randomUUID()
  await product.app.db.client`insert into leads (id, source, full_name, email, company_name)
    values (${leadId}, 'get_started', 'Émilie du Châtelet', 'emilie@example.org', 'Cirey')`
  const { bookingPass } = await import('./visitor-booking-service.server.ts')
  const pass = bookingPass(product.app, leadId)
  expect(await (await product.client().get(`/book?for=${pass}`)).text()).toContain(
    'Émilie du Châtelet',
  )
  const forged = pass.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect(await (await product.client().get(`/book?for=${forged}`)).text()).not.toContain('Émilie')
  for (const [email, value, expected] of [
    ['tied@example.org', pass, leadId],
    ['loose@example.org', forged, null],
  ] as const) {
    const client = product.client()
    const [slot = ''] = await offered(client, '/book')
    const fields = { slot, zone: 'UTC', fullName: 'Émilie', email, pass: value }
    expect((await client.post('/book', fields)).status).toBe(302)
    expect((await rowOf(email)).lead_id ?? null).toBe(expected)
  }
})

test('a program that fills in every field books nothing and is told so', async () => {
  const client = product.client()
  const [slot = ''] = await offered(client, '/book')
  const fields = { slot, zone: 'UTC', fullName: 'Bot', email: 'bot@example.org', homepage: 'x' }
  const answer = await client.post('/book', fields)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('please write to us')
  expect(await rowOf('bot@example.org')).toEqual({})
})
