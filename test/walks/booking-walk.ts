import { settingsAsFields } from '#app/features/bookings/booking-settings.ts'
import type { Walk, Walker } from './walk.ts'

const settingsPage = '/lead_admin/settings'

/** Calls that visitors book, and their settings. */
export async function walkBookings(walk: Walk) {
  await keepCall(walk)
  await bookFullDay(walk)
  await changeSettings(walk)
}

/** The start of a time that a page offers. */
async function firstOffer({ read }: Walker, page: string): Promise<string> {
  const [, slot = ''] = /type="radio"[^>]*value="(\d+)"/.exec(await read(page)) ?? []
  return slot
}

async function book(walk: Walk, email: string): Promise<string> {
  const visitor = walk.newVisitor()
  const slot = await firstOffer(visitor, '/book')
  const fields = { slot, zone: 'UTC', fullName: 'Mary Somerville', email }
  const answer = await visitor.send('/book', { ...fields, formId: crypto.randomUUID() })
  return answer.headers.get('location') ?? ''
}

async function keepCall(walk: Walk) {
  const { staff, sql, one } = walk
  await book(walk, 'grace@ports.example')
  const id = await one(sql`select id from bookings where email = 'grace@ports.example'`)
  await staff.send('/lead_admin/bookings/cancel', [['booking', id]])
  const page = await book(walk, 'mary@tides.example')
  const visitor = walk.newVisitor()
  const slot = await firstOffer(visitor, page)
  await visitor.send(page, { intent: 'move', slot, zone: 'UTC' })
  await visitor.send(page, { intent: 'cancel' })
}

/** Until a time gets a hold only, for its address to be confirmed. */
async function bookFullDay(walk: Walk) {
  const count = () => walk.one(walk.sql`select count(*) from bookings where held_until is not null`)
  for (let time = 0; (await count()) === '0'; time += 1) await book(walk, `x@party-${time}.example`)
}

async function changeSettings({ staff, sql }: Walk) {
  const [row] = await sql`select * from booking_settings order by version desc limit 1`
  const fields = settingsAsFields(row as never)
  const version = String(row?.version)
  const changed = { ...fields, buffer_after: '15', version }
  await staff.send(settingsPage, { intent: 'settings', ...changed })
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await staff.send(settingsPage, { intent: 'close', day, label: 'Stocktaking' })
  await staff.send(settingsPage, { intent: 'open', day })
}
