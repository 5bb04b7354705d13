import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import type { Challenge } from '#app/features/intake/intake.ts'
import { challengeFor } from '#app/features/intake/intake-service.server.ts'
import { visitor } from '#app/platform/actor.ts'
import { wallTime } from '#app/platform/zoned-time.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { mailsAbout } from '#test/mails.ts'
import { patience } from '#test/patience.ts'
import { readBookingPage } from './visitor-booking-service.server.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ NOTIFY_EMAIL: 'office@unordin.example' })
})
afterAll(() => product.close())
beforeEach(async () => {
  const { client: sql } = product.app.db
  await sql`delete from rate_limits`
  await sql`delete from visitor_mails`
  await sql`delete from bookings`
})

/** Rows as plain records. */
const sql = (text: TemplateStringsArray, ...values: (string | string[])[]) =>
  product.app.db.client(text, ...values) as unknown as Promise<Record<string, unknown>[]>

/** Every free start, by the office's day. */
async function offered(): Promise<Map<string, string[]>> {
  const view = { zone: null, month: null, day: null }
  const { slots, officeZone } = await readBookingPage(product.app, visitor, { view })
  const days = new Map<string, string[]>()
  for (const slot of slots) {
    const { day } = wallTime(slot * 60_000, officeZone)
    days.set(day, [...(days.get(day) ?? []), String(slot)])
  }
  return days
}

/** The first of the days of which nothing is over yet. */
const fullDays = async (count: number) => [...(await offered())].slice(1, count + 1)

const book = (
  client: Client,
  slot: string,
  email: string,
  more: Record<string, string> = {},
  from?: string,
) =>
  client.post(
    '/book',
    {
      slot,
      zone: 'UTC',
      fullName: 'Ada Lovelace',
      email,
      formId: crypto.randomUUID(),
      ...more,
    },
    from ? { 'x-forwarded-for': from } : {},
  )

const open = () =>
  sql`select count(*)::int as total, count(*) filter (where held_until is null)::int as standing
    from bookings where status = 'booked'`

const elsewhere = (at: number) => `2001:db8:${(at + 1).toString(16)}::1`

test('one party with another network and domain for each takes a fifth of a day, not all', async () => {
  const days = await fullDays(2)
  let at = 0
  for (const [, slots] of days)
    for (const slot of slots) {
      at += 1
      await book(product.client(), slot, `x@party-${at}.example`, {}, elsewhere(at))
    }
  const total = days.reduce((sum, [, slots]) => sum + slots.length, 0)
  const [found] = await open()
  expect(total).toBeGreaterThan(10)
  expect(found?.standing).toBeLessThanOrEqual(Math.ceil(total * 0.2) + days.length)
  expect(found?.total).toBeLessThanOrEqual(Math.ceil(total * 0.4) + days.length)
  // What was only held is free again soon.
  await sql`update bookings set held_until = now() - interval '1 second' where held_until is not null`
  const after = await offered()
  for (const [day, slots] of days)
    expect(after.get(day)?.length).toBeGreaterThanOrEqual(Math.floor(slots.length * 0.7))
})

test.each([
  ['one /64', (at: number) => `2001:db8:1:1::${(at + 1).toString(16)}`, 6, 8],
  ['one /56', (at: number) => `2001:db8:1:1${at.toString(16).padStart(2, '0')}::1`, 12, 14],
])('from %s few stand at once', async (_, from, most, tries) => {
  // One time of each day, so that no day is a busy one.
  const times = (await fullDays(tries)).map(([, [slot = '']]) => slot)
  for (const [at, slot] of times.entries())
    await book(product.client(), slot, `x@party-${at}.example`, {}, from(at))
  const [found] = await open()
  expect(found?.standing).toBe(most)
})

/** Fills the part of a day that may stand unconfirmed; the rest of its times. */
async function busyDay(): Promise<string[]> {
  const [[, slots] = ['', []]] = await fullDays(1)
  const calm = Math.max(2, Math.ceil(slots.length * 0.2))
  for (let at = 0; at < calm; at += 1)
    await book(product.client(), slots[at] ?? '', `x@calm-${at}.example`, {}, elsewhere(at))
  return slots.slice(calm)
}

test('an ordinary visitor is asked for nothing and told at once', async () => {
  const [[, [slot = '']] = ['', []]] = await fullDays(1)
  const answer = await book(product.client(), slot, 'ordinary@example.org')
  expect(answer.status).toBe(302)
  const [row] = await sql`select * from bookings where email = 'ordinary@example.org'`
  expect(row).toMatchObject({ status: 'booked', held_until: null })
  await vi.waitUntil(
    async () => (await mailsAbout(product.dataDir, 'ordinary@example.org')).length >= 2,
    { timeout: patience },
  )
})

test('the page says that an email comes only while one does', async () => {
  const [[, [first = '', second = '']] = ['', []]] = await fullDays(1)
  const client = product.client()
  const answer = await book(client, first, 'often@example.org')
  const page = answer.headers.get('location') ?? ''
  expect(await (await client.get(page)).text()).toContain('We are sending you an email now.')
  const move = async (slot: string) => {
    expect((await client.post(page, { intent: 'move', slot, zone: 'UTC' })).status).toBe(302)
    return (await client.get(page)).text()
  }
  // One address gets ten confirmations in an hour.
  for (let at = 1; at < 10; at += 1)
    expect(await move(at % 2 ? second : first)).toContain('We are sending you an email now.')
  const shown = await move(first)
  expect(shown).toContain('We could not send you an email. Keep the address of this page')
  expect(shown).not.toContain('We are sending you an email')
  await client.post(page, { intent: 'cancel' })
  expect(await (await client.get(page)).text()).toContain(
    'We could not send you an email about it.',
  )
  // What is sent again changes nothing, and mails nobody.
  await client.post(page, { intent: 'cancel' })
  const again = await (await client.get(page)).text()
  expect(again).toContain('Your call is cancelled')
  expect(again).not.toMatch(/sending you an email|could not send you/)
})

test('on a busy day a time is held, and stands once the mailed link is used', async () => {
  const [slot = ''] = await busyDay()
  const email = `held-${crypto.randomUUID().slice(0, 8)}@example.org`
  const client = product.client()
  const answer = await book(client, slot, email)
  expect(answer.status).toBe(302)
  const page = answer.headers.get('location') ?? ''
  const asking = await (await client.get(page)).text()
  expect(asking).toContain('Please confirm this call')
  // An end, not a span of time.
  expect(asking).toMatch(/Open it by \d\d:\d\d \(UTC/)
  const mail = await vi.waitUntil(
    async () =>
      (await mailsAbout(product.dataDir, email)).find(({ to }) => to?.[0]?.address === email),
    { timeout: patience },
  )
  const link = /\/booking\/[\w-]+\?confirm=[\w-]+/.exec(mail.html ?? '')?.[0] ?? ''
  const code = link.split('confirm=')[1] ?? ''
  // Looking changes nothing, and neither does another code.
  expect(await (await client.get(link)).text()).toContain('Confirm the call')
  expect((await client.post(page, { intent: 'confirm', code: 'x'.repeat(43) })).status).toBe(422)
  expect((await client.post(page, { intent: 'move', slot, zone: 'UTC' })).status).toBe(422)
  const [before] = await sql`select held_until from bookings where email = ${email}`
  expect(before?.held_until).not.toBeNull()
  for (const _ of [1, 2])
    expect((await client.post(page, { intent: 'confirm', code })).status).toBe(302)
  const [row] = await sql`select * from bookings where email = ${email}`
  expect(row).toMatchObject({ status: 'booked', held_until: null })
  expect(row?.confirmed_at).not.toBeNull()
  // Only now staff are told, and once.
  const toStaff = async () =>
    (await mailsAbout(product.dataDir, email)).filter(
      ({ to }) => to?.[0]?.address === 'office@unordin.example',
    )
  await vi.waitUntil(async () => (await toStaff()).length >= 1, { timeout: patience })
  expect(await toStaff()).toHaveLength(1)
})

test('nobody confirms: the time is free again, and another visitor gets it', async () => {
  const [slot = ''] = await busyDay()
  const client = product.client()
  const page = (await book(client, slot, 'late@example.org')).headers.get('location') ?? ''
  await sql`update bookings set held_until = now() - interval '1 second' where email = 'late@example.org'`
  await sql`delete from bookings where email like 'x@calm-%'`
  expect((await book(product.client(), slot, 'next@example.org')).status).toBe(302)
  const [late] =
    await sql`select id, status, cancelled_by from bookings where email = 'late@example.org'`
  expect(late).toMatchObject({ status: 'cancelled', cancelled_by: 'lapse' })
  const events = await sql`select ip, request_id from audit_events
    where action = 'booking.lapsed' and subject_id = ${String(late?.id)}`
  // Not the doing of the visitor who came next.
  expect(events).toEqual([{ ip: null, request_id: null }])
  expect(await (await client.get(page)).text()).toContain('not confirmed in time')
})

test('on a very busy day a script works something out, and others are told what to do', async () => {
  const slots = await busyDay()
  const [wanted = '', ...others] = slots
  for (const [at, slot] of others.entries())
    await book(product.client(), slot, `x@more-${at}.example`, {}, elsewhere(100 + at))
  const refused = await book(product.client(), wanted, 'plain@example.org')
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('turn on JavaScript')
  const token = ownToken(product.app.secret, 'booking', new Date(Date.now() - 30_000))
  const own = { intake_token: token, formId: crypto.randomUUID() }
  const asked = await product.client().post('/book.data', {
    ...{ slot: wanted, zone: 'UTC', fullName: 'Ada Lovelace', email: 'proof@example.org' },
    ...{ ...own, intake_proof: '' },
  })
  expect(asked.status).toBe(422)
  expect(await asked.text()).toContain('PBKDF2')
  const challenge: Challenge = await challengeFor(product.app, token)
  const solution = await solveChallenge({ challenge, deriveKey } as never)
  const proof = JSON.stringify({ challenge, solution })
  const more = { ...own, intake_proof: proof }
  const [first, second] = [
    await book(product.client(), wanted, 'proof@example.org', more),
    await book(product.client(), others.at(-1) ?? '', 'again@example.org', {
      ...more,
      formId: crypto.randomUUID(),
    }),
  ]
  expect(first?.status).toBe(302)
  // A proof counts once.
  expect(second?.status).not.toBe(302)
})

test('thirty at once on one day: no more stand than may', async () => {
  const [[, slots] = ['', []]] = await fullDays(1)
  await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      book(
        product.client(),
        slots[at % slots.length] ?? '',
        `x@rush-${at}.example`,
        {},
        elsewhere(at),
      ),
    ),
  )
  const [found] = await open()
  expect(found?.standing).toBe(Math.max(2, Math.ceil(slots.length * 0.2)))
})

test('staff clear in one step, and each call is on record', async () => {
  const times = (await fullDays(5)).map(([, [slot = '']]) => slot)
  for (const [at, slot] of times.entries())
    await book(product.client(), slot, `x@clear-${at}.example`, {}, elsewhere(at))
  const staff = product.client()
  await staff.signIn()
  const list = await (await staff.get('/lead_admin/bookings?state=unconfirmed')).text()
  const ids = [...list.matchAll(/name="booking"[^>]*value="([^"]+)"/g)].map(([, id = '']) => id)
  expect(ids).toHaveLength(5)
  const ticked = ids.map((id): [string, string] => ['booking', id])
  const answer = await staff.post('/lead_admin/bookings/cancel?state=unconfirmed', ticked)
  expect(answer.headers.get('location')).toBe('/lead_admin/bookings?state=unconfirmed')
  const [found] = await open()
  expect(found?.total).toBe(0)
  const events = await sql`select 1 from audit_events where action = 'booking.cancelled'
    and subject_id = any(${ids}::text[]) and actor_id is not null`
  expect(events).toHaveLength(5)
  const stranger = product.client()
  expect((await stranger.post('/lead_admin/bookings/cancel', ticked)).status).not.toBe(200)
})
