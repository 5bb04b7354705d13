import { sql } from 'kysely'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { AssistantMode, AssistantSettings, Usage } from './assistant-settings.ts'

export async function selectSettings(tx: Reader): Promise<AssistantSettings> {
  const row = await tx.first(
    db
      .selectFrom('assistant_settings')
      .select(['version', 'mode'])
      .orderBy('version', 'desc')
      .limit(1),
  )
  if (!row) throw new Error('there are no settings of the assistant')
  return row
}

/** @throws when that version exists: `isUniqueViolation` recognises that error */
export async function insertSettings(
  tx: Tx,
  version: number,
  mode: AssistantMode,
  userId: string,
): Promise<void> {
  await tx.run(db.insertInto('assistant_settings').values({ version, mode, changed_by: userId }))
}

/** @param day in UTC, as `2026-11-22` */
export async function selectUsage(tx: Reader, day: string): Promise<Usage> {
  const row = await tx.first(
    db.selectFrom('assistant_usage').select(['tokens', 'calls']).where('day', '=', day),
  )
  return { tokens: Number(row?.tokens ?? 0), calls: row?.calls ?? 0 }
}

/** Counts a call if the day's limit allows it; false when it does not. @param bound tokens a day */
export async function reserveUsage(
  tx: Tx,
  day: string,
  tokens: number,
  bound: number,
): Promise<boolean> {
  if (tokens > bound) return false
  const rows = await tx.run(
    db
      .insertInto('assistant_usage')
      .values({ day, tokens, calls: 1 })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet((eb) => ({
            tokens: eb('assistant_usage.tokens', '+', eb.ref('excluded.tokens')),
            calls: eb('assistant_usage.calls', '+', 1),
          }))
          .where((eb) =>
            eb(eb('assistant_usage.tokens', '+', eb.ref('excluded.tokens')), '<=', String(bound)),
          ),
      ),
  )
  return rows === 1
}

/** Replaces what was reserved for a call by what it took. @param difference tokens, less than 0 for fewer */
export async function correctUsage(tx: Tx, day: string, difference: number): Promise<void> {
  await tx.run(
    db
      .updateTable('assistant_usage')
      .set((eb) => ({ tokens: sql<string>`greatest(0, ${eb.ref('tokens')} + ${difference})` }))
      .where('day', '=', day),
  )
}
