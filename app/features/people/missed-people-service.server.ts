import type { App } from '#app/platform/app.server.ts'
import { meetMissed } from './missed-people-store.server.ts'

// As long as a quarantined submission may wait before it is stored with the time it was sent, and a day.
const days = 31

/**
 * Makes the people whom the database could not note when their records were stored: what a visitor sends
 * is kept all the same (db/migrations/0121_missed_people.sql).
 */
export async function meetMissedPeople({ db, now, log }: App): Promise<void> {
  const since = new Date(now().getTime() - days * 86_400_000).toISOString()
  const found = await db.system((tx) => tx.first(meetMissed({ since })))
  if (found?.met) log.warn(found, 'people who had been missed are known')
  else if (found?.missed) log.error(found, 'people cannot be noted')
}
