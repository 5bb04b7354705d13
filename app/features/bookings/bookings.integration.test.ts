import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ NOTIFY_EMAIL: 'office@unordin.example' })
  // In the night, so that the first day has all its times: in the evening it has few or one.
  const night = new Date(Date.now() + 86_400_000).setUTCHours(3)
  const ahead = night - Date.now()
  product.app.now = () => new Date(Date.now() + ahead)
})
afterAll(() => product.close())
beforeEach(async () => {
  await product.app.db.client`delete from rate_limits`
  // What earlier tests booked does not make the day a busy one.
  await product.app.db.client`update bookings set confirmed_at = now(), held_until = null`
})

const words = {
  taken: 'Someone else has just booked this time.',
  slot: 'Please choose a time',
}
const minute = 60_000

/** The starts that a visitor's page offers, in minutes since 1970. */
async function offered(client: Client, address = '/book'): Promise<number[]> {
  const html = await (await client.get(address)).text()
  const chosen = [...html.matchAll(/type="radio"[^>]*value="(\d+)"/g)].map(([, slot]) =>
    Number(slot),
  )
  return chosen
}

/** Books as a page without a script does; `/book.data` is how one with a script asks. */
const send = (
  client: Client,
  slot: number | string,
  more: Record<string, string> = {},
  path = '/book',
  headers: Record<string, string> = {},
) => {
  const fields = {
    slot: String(slot),
    zone: 'Europe/Paris',
    fullName: 'Ada Lovelace',
    email: 'ada@engine.example',
    companyName: 'Analytical Engines',
    note: 'Looms & cards',
    formId: crypto.randomUUID(),
    ...more,
  }
  return client.post(path, fields, headers)
}

async function book(more: Record<string, string> = {}) {
  const client = product.client()
  const [slot = 0] = await offered(client)
  const answer = await send(client, slot, more)
  expect(answer.status).toBe(302)
  const page = answer.headers.get('location') ?? ''
  expect(page).toMatch(/^\/booking\/[\w-]{43}$/)
  return { client, slot, page }
}

/** The mails to an address, with their calendar entries, once there are so many. */
async function mailsTo(address: string, count: number) {
  const folder = path.join(product.dataDir, 'outbox')
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const all = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    )
    return all.filter((mail) => mail.to?.[0]?.address === address)
  }
  await vi.waitUntil(async () => (await read()).length >= count, patience)
  return (await read()).map((mail) => {
    const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    const text = part ? new TextDecoder().decode(part.content as ArrayBuffer) : ''
    return { ...mail, method: part?.method, entry: text.replaceAll(/\r?\n /g, '') }
  })
}

const rowOf = async (email: string) => {
  const [row] = await product.app.db.client`select * from bookings where email = ${email}`
  return row
}

test('a call is booked once, told to both sides with an entry for their calendars, and recorded', async () => {
  const client = product.client()
  const [slot = 0] = await offered(client)
  const formId = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => send(client, slot, { formId })))
  const pages = new Set(answers.map((answer) => answer.headers.get('location')))
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
  expect(pages.size).toBe(1)
  const row = await rowOf('ada@engine.example')
  expect(new Date(row?.starts_at).getTime()).toBe(slot * minute)
  const [mine] = await mailsTo('ada@engine.example', 1)
  const [theirs] = await mailsTo('office@unordin.example', 1)
  const time = new Date(slot * minute).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  for (const mail of [mine, theirs]) {
    expect(mail?.method?.toUpperCase()).toBe('REQUEST')
    expect(mail?.entry).toContain('METHOD:REQUEST')
    expect(mail?.entry).toContain(`UID:${row?.id}@unordin.example`)
    expect(mail?.entry).toContain('SEQUENCE:0')
    expect(mail?.entry).toContain(`DTSTART:${time}`)
    expect(mail?.entry).toMatch(/ATTENDEE;.*ada@engine\.example/i)
  }
  expect(mine?.text).toContain([...pages][0])
  expect(theirs?.replyTo?.[0]?.address).toBe('ada@engine.example')
  const events = await product.app.db
    .client`select action from audit_events where subject_id = ${row?.id}`
  expect(events.map(({ action }) => action)).toEqual(['booking.created'])
  expect(await offered(product.client())).not.toContain(slot)
})

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  const client = product.client()
  const [slot = 0] = await offered(client)
  const answer = await send(client, '', { email: 'nobody', note: 'Kept & safe' })
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain(words.slot)
  expect(html).toContain('Please enter a valid email address')
  expect(html).toContain('Kept &amp; safe')
  for (const wrong of ['1', '999999999', `${slot + 7}`, '-5', 'x'.repeat(9000)]) {
    const refused = await send(client, wrong, { email: 'grid@example.org' })
    expect([409, 422]).toContain(refused.status)
  }
  expect(await rowOf('grid@example.org')).toBeUndefined()
  const zone = await send(client, slot, { zone: 'Mars/Olympus', email: 'grid@example.org' })
  expect(zone.status).toBe(422)
})

test('a time that somebody took meanwhile is refused with fresh ones', async () => {
  const { slot } = await book({ email: 'first@example.org' })
  const second = await send(product.client(), slot, { email: 'second@example.org' })
  const html = await second.text()
  expect(second.status).toBe(409)
  expect(html).toContain(words.taken)
  expect(html).toContain('second@example.org')
  expect(html).toContain('type="radio"')
  expect(html).not.toContain(`value="${slot}"`)
})

test('opening the link changes nothing; posting moves and cancels, and calendars are told in order', async () => {
  const { client, page, slot } = await book({ email: 'grace@example.org' })
  const before = await rowOf('grace@example.org')
  for (const address of [page, `${page}?cancel=1`, `${page}?intent=cancel`, `${page}/call.ics`])
    expect((await product.client().get(address)).status).toBe(200)
  expect(await rowOf('grace@example.org')).toEqual(before)
  const [next = 0] = await offered(client, page)
  expect(next).not.toBe(slot)
  const moved = await client.post(page, { intent: 'move', slot: String(next), zone: 'Asia/Tokyo' })
  expect(moved.status).toBe(302)
  expect(await rowOf('grace@example.org')).toMatchObject({ sequence: 1, zone: 'Asia/Tokyo' })
  expect(await offered(product.client())).toContain(slot)
  for (const _ of [1, 2]) expect((await client.post(page, { intent: 'cancel' })).status).toBe(302)
  const mails = await mailsTo('grace@example.org', 3)
  const told = mails.map(({ entry }) => [
    /METHOD:(\w+)/.exec(entry)?.[1],
    /SEQUENCE:(\d)/.exec(entry)?.[1],
    /STATUS:(\w+)/.exec(entry)?.[1],
  ])
  expect(told.sort((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
    ['REQUEST', '0', 'CONFIRMED'],
    ['REQUEST', '1', 'CONFIRMED'],
    ['CANCEL', '2', 'CANCELLED'],
  ])
  const again = await client.post(page, { intent: 'move', slot: String(slot), zone: 'UTC' })
  expect(again.status).toBe(422)
  expect(await (await client.get(page)).text()).toContain('This call is cancelled.')
  expect(await offered(product.client())).toContain(next)
})

test('after its time a booking says so and cannot be changed', async () => {
  const { client, page } = await book({ email: 'late@example.org' })
  await product.app.db
    .client`update bookings set during = tstzrange('2020-01-01 10:00Z', '2020-01-01 10:30Z'),
    blocked = tstzrange('2020-01-01 10:00Z', '2020-01-01 10:30Z') where email = 'late@example.org'`
  expect(await (await client.get(page)).text()).toContain('This call is over.')
  expect((await client.post(page, { intent: 'cancel' })).status).toBe(422)
  expect(await rowOf('late@example.org')).toMatchObject({ status: 'booked' })
})

test('a wrong token is a 404, whatever is done with it', async () => {
  for (const token of ['x', 'A'.repeat(43), '%00', `${'B'.repeat(42)}'`]) {
    expect((await product.client().get(`/booking/${token}`)).status).toBe(404)
    expect((await product.client().post(`/booking/${token}`, { intent: 'cancel' })).status).toBe(
      404,
    )
  }
})

test('500 visitors race for 20 times: 20 bookings, 480 clear messages', async () => {
  const client = product.client()
  const month = /href="\/book\?month=[\d-]+&amp;day=([\d-]+)"/g
  const days: string[] = []
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const first = new Date(
      Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + ahead, 1),
    )
    const html = await (await client.get(`/book?month=${first.toISOString().slice(0, 7)}`)).text()
    days.push(...[...html.matchAll(month)].map(([, one]) => one ?? ''))
  }
  const slots: number[] = []
  // Of each day one: few stand on one day before their addresses are confirmed.
  for (const one of new Set(days))
    if (slots.length < 20) slots.push(...(await offered(client, `/book?day=${one}`)).slice(0, 1))
  const wanted = [...new Set(slots)].slice(0, 20)
  expect(wanted).toHaveLength(20)
  const [before] = await product.app.db.client`select count(*)::int as total from bookings`
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      const [email, formId] = [`racer-${index}@example.org`, crypto.randomUUID()]
      const slot = wanted[index % 20] ?? 0
      // From everywhere: of one network, only so many are let in within an hour.
      const from = { 'x-forwarded-for': `172.16.${index % 250}.${Math.floor(index / 250)}` }
      const again = async () => send(product.client(), slot, { email, formId }, '/book.data', from)
      let answer = await again()
      // Who waits too long for the database is told so, and sends the same form once more.
      while (answer.status === 503) answer = await again()
      return { status: answer.status, text: await answer.text() }
    }),
  )
  const milliseconds = Math.round(performance.now() - start)
  const by = (status: number) => answers.filter((answer) => answer.status === status)
  console.log(`500 for 20: ${by(202).length} booked, ${by(409).length} told, ${milliseconds} ms`)
  expect(by(202)).toHaveLength(20)
  expect(by(409)).toHaveLength(480)
  expect(by(409).every(({ text }) => text.includes(words.taken))).toBe(true)
  const [after] = await product.app.db.client`select count(*)::int as total from bookings`
  expect(after?.total - before?.total).toBe(20)
})
