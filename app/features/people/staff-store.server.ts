import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { NamedRecord } from './person.ts'

const most = 200

/** The active staff by name, and one more even when no longer active. */
export const staffWith = (ownerId: string | null) =>
  db
    .selectFrom('profiles')
    .select(['user_id as id', 'full_name as name'])
    .where('role', '=', 'admin')
    .where((eb) => eb.or([eb('deactivated_at', 'is', null), eb('user_id', '=', ownerId)]))
    .orderBy((eb) => eb.fn<string>('lower', ['full_name']))
    .orderBy('user_id')
    .limit(most)

export const selectStaff = (tx: Tx, ownerId: string | null): Promise<NamedRecord[]> =>
  tx.all(staffWith(ownerId))

/** Whether an account is one of the active staff. */
export async function isActiveStaff(tx: Tx, userId: string): Promise<boolean> {
  const staff = db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
  return (await tx.first(staff)) !== undefined
}
