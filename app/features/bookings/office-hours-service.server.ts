import { visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { asNobody } from '#app/platform/request-scope.server.ts'
import { selectOffer } from './booking-store.server.ts'
import { type OfficeHours, officeHours } from './office-hours.ts'

/** Whether people are at work now, by the calendar's settings and closed days, and otherwise when next. */
export async function readOfficeHours(app: App): Promise<OfficeHours> {
  const now = app.now()
  const offer = await asNobody(() => app.db.read(visitor, (tx) => selectOffer(tx, now)))
  return officeHours(offer.timetable, new Set(offer.holidays), now.getTime())
}
