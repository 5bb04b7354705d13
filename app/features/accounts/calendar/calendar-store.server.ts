import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import type { OwnCalendar } from './calendar.ts'

/** When somebody's address was made and read, if they have one. */
export const selectCalendar = (tx: Tx, userId: string): Promise<OwnCalendar | undefined> =>
  tx.first(
    db
      .selectFrom('calendar_feeds')
      .select((eb) => [
        exactIso(eb.ref('created_at')).as('created_at'),
        exactIso(eb.ref('read_at')).as('read_at'),
      ])
      .where('user_id', '=', userId),
  )

export async function insertCalendar(
  tx: Tx,
  calendar: { userId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  const { userId, tokenHash, now } = calendar
  await tx.run(
    db
      .insertInto('calendar_feeds')
      .values({ user_id: userId, token_hash: tokenHash, created_at: now }),
  )
}

/** Returns whether there was one. */
export async function deleteCalendar(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.run(db.deleteFrom('calendar_feeds').where('user_id', '=', userId))) > 0
}

/** Whose calendar an address is, while they may sign in to a client's portal. For the owner. */
export function selectCalendarOwner(tx: Tx, tokenHash: Buffer) {
  return tx.first(
    db
      .selectFrom('calendar_feeds as f')
      .innerJoin('profiles as p', 'p.user_id', 'f.user_id')
      .select((eb) => [
        ...(['p.user_id', 'p.email', 'p.full_name', 'p.role', 'p.client_id'] as const),
        exactIso(eb.ref('f.read_at')).as('read_at'),
      ])
      .where('f.token_hash', '=', tokenHash)
      .where('p.deactivated_at', 'is', null)
      .where('p.paused', '=', false)
      .where('p.client_id', 'is not', null)
      .where('p.role', '<>', 'admin'),
  )
}

export async function noteReading(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.run(db.updateTable('calendar_feeds').set({ read_at: now }).where('user_id', '=', userId))
}
