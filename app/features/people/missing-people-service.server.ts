import type { App } from '#app/platform/app.server.ts'
import { addMissing } from './missing-people-store.server.ts'

// As long as a quarantined submission may wait before it is stored with the time it was sent, and a day.
const days = 31

/**
 * Adds the people whom the database could not add when their records were stored: what a visitor sends is
 * kept all the same (the trigger `save_people_of_rows`). Housekeeping runs every ten minutes, and this
 * reads a month of records: so it works in the first run of each day (UTC) only.
 */
export async function addMissingPeople({
  db,
  now,
  log,
}: Pick<App, 'db' | 'now' | 'log'>): Promise<void> {
  const time = now()
  if (time.getUTCHours() > 0 || time.getUTCMinutes() >= 10) return
  const since = new Date(time.getTime() - days * 86_400_000).toISOString()
  const found = await db.system((tx) => tx.first(addMissing({ since })))
  if (found?.added) log.warn(found, 'missing people were added')
  else if (found?.missing) log.error(found, 'people cannot be added')
}
