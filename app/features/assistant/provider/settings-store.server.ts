import { sql } from 'kysely'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { AssistantSettings, Usage } from './assistant-settings.ts'

export async function selectSettings(tx: Reader): Promise<AssistantSettings> {
  const row = await tx.first(
    db
      .selectFrom('assistant_settings')
      .select([
        'version',
        'mode',
        'daily_tokens as dailyTokens',
        'conversation_tokens as conversationTokens',
      ])
      .orderBy('version', 'desc')
      .limit(1),
  )
  if (!row) throw new Error('there are no settings of the assistant')
  return row
}

/** @throws when that version exists: `isUniqueViolation` recognises that error */
export async function insertSettings(
  tx: Tx,
  { version, mode, dailyTokens, conversationTokens }: AssistantSettings,
  userId: string,
): Promise<void> {
  await tx.run(
    db.insertInto('assistant_settings').values({
      ...{ version, mode, changed_by: userId },
      ...{ daily_tokens: dailyTokens, conversation_tokens: conversationTokens },
    }),
  )
}

/** @param day in UTC, as `2026-11-22` */
export async function selectUsage(tx: Reader, day: string): Promise<Usage> {
  const row = await tx.first(
    db.selectFrom('assistant_usage').select(['tokens', 'calls']).where('day', '=', day),
  )
  return { tokens: Number(row?.tokens ?? 0), calls: row?.calls ?? 0 }
}

/** Counts a call if the day's limit allows it; false when it does not. @param bound tokens a day */
export async function addDayUse(
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

/** The same for a conversation. @param bound tokens of the whole conversation */
export async function addConversationUse(
  tx: Tx,
  conversationId: string,
  tokens: number,
  bound: number,
): Promise<boolean> {
  if (tokens > bound) return false
  const rows = await tx.run(
    db
      .insertInto('assistant_conversation_usage')
      .values({ conversation_id: conversationId, tokens })
      .onConflict((conflict) =>
        conflict
          .column('conversation_id')
          .doUpdateSet((eb) => ({
            tokens: eb('assistant_conversation_usage.tokens', '+', eb.ref('excluded.tokens')),
          }))
          .where((eb) =>
            eb(
              eb('assistant_conversation_usage.tokens', '+', eb.ref('excluded.tokens')),
              '<=',
              String(bound),
            ),
          ),
      ),
  )
  return rows === 1
}

/** Replaces what was reserved for a call by what it took. @param difference tokens, less than 0 for fewer */
export async function correctDayUse(tx: Tx, day: string, difference: number): Promise<void> {
  await tx.run(
    db
      .updateTable('assistant_usage')
      .set((eb) => ({ tokens: sql<string>`greatest(0, ${eb.ref('tokens')} + ${difference})` }))
      .where('day', '=', day),
  )
}

/** The same for a conversation. */
export async function correctConversationUse(
  tx: Tx,
  conversationId: string,
  difference: number,
): Promise<void> {
  await tx.run(
    db
      .updateTable('assistant_conversation_usage')
      .set((eb) => ({ tokens: sql<string>`greatest(0, ${eb.ref('tokens')} + ${difference})` }))
      .where('conversation_id', '=', conversationId),
  )
}
