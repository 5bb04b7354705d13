import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '#app/platform/db.server.ts'

/** Waits until as many transactions of this database wait for a lock that another one holds. */
export async function lockWait({ client }: Pick<Database, 'client'>, count = 1): Promise<void> {
  for (;;) {
    const waiting = await client`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    if (waiting.length >= count) return
    await turn()
  }
}
