import { promisedHours } from '#app/features/leads/lead.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { readersZone } from '#app/platform/request-scope.server.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import { countedUpTo, rowsShown, type Today, type TodayScope, todaySections } from './today.ts'
import { selectToday } from './today-store.server.ts'

const hour = 3_600_000

/** What waits for staff, or for the actor alone; one statement. @throws AppError `forbidden` */
export async function readToday(app: App, actor: Actor, scope: TodayScope): Promise<Today> {
  const staff = requireStaff(actor, 'overview')
  const now = app.now().toISOString()
  const asked = {
    now,
    today: readersDay(app.now()),
    zone: readersZone(),
    lateBefore: new Date(app.now().getTime() - promisedHours * hour).toISOString(),
    shown: rowsShown,
    me: staff.userId,
  }
  const found = await app.db.read(actor, (tx) => selectToday(tx, asked, scope))
  const inOrder = todaySections.flatMap((key) => found.filter((part) => part.key === key))
  const parts = inOrder.map(({ key, counts: [count, late], rows }) => ({
    ...{ key, late, rows },
    count: Math.min(count, countedUpTo),
    isCapped: count > countedUpTo,
  }))
  return { scope, now, day: asked.today, zone: found[0]?.zone ?? 'UTC', parts }
}
