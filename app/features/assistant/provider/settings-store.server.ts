import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import type { AssistantMode, AssistantSettings, Usage } from './assistant-settings.ts'

export async function selectSettings(tx: Reader): Promise<AssistantSettings> {
  const [row] = (await tx.execute(sql`select version, mode from assistant_settings
    order by version desc limit 1`)) as unknown as AssistantSettings[]
  if (!row) throw new Error('there are no settings of the assistant')
  return row
}

/** @throws when that version exists: `isUniqueViolation` knows that fault */
export async function insertSettings(
  tx: Tx,
  version: number,
  mode: AssistantMode,
  userId: string,
): Promise<void> {
  await tx.execute(sql`insert into assistant_settings (version, mode, changed_by)
    values (${version}, ${mode}, ${userId})`)
}

export async function selectUsage(tx: Reader, day: string): Promise<Usage> {
  const [row] = (await tx.execute(sql`select tokens::float8 as tokens, calls from assistant_usage
    where day = ${day}::date`)) as unknown as Usage[]
  return row ?? { tokens: 0, calls: 0 }
}

/** Counts a call if the day's bound allows it; false when it does not. */
export async function reserveUsage(
  tx: Tx,
  day: string,
  tokens: number,
  bound: number,
): Promise<boolean> {
  if (tokens > bound) return false
  const result = await tx.execute(sql`
    insert into assistant_usage as u (day, tokens, calls) values (${day}::date, ${tokens}, 1)
    on conflict (day) do update set tokens = u.tokens + excluded.tokens, calls = u.calls + 1
      where u.tokens + excluded.tokens <= ${bound}`)
  return result.count === 1
}

/** Puts what a call really took in the place of what was reserved for it. */
export async function correctUsage(tx: Tx, day: string, difference: number): Promise<void> {
  await tx.execute(sql`update assistant_usage set tokens = greatest(0, tokens + ${difference})
    where day = ${day}::date`)
}
