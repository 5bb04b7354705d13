import { sql } from 'drizzle-orm'
import type { Database, Tx } from '#app/platform/db.server.ts'

export type OpenSession = {
  id: string
  user_agent: string | null
  ip_address: string | null
  created_at: string
  updated_at: string
}

/** More than anyone has devices for. */
const shown = 100

/** However it is used, a session ends so many days after it was opened. */
const longestDays = 90

/** Sessions that were opened before are over. */
export const oldestBegin = (now: Date): string =>
  new Date(now.getTime() - longestDays * 86_400_000).toISOString()

/** The sessions of a person, the one last used first. */
export async function selectSessions(tx: Tx, userId: string, now: Date): Promise<OpenSession[]> {
  return tx.execute<OpenSession>(sql`
    select id, user_agent, ip_address, to_json(created_at) #>> '{}' as created_at,
      to_json(updated_at) #>> '{}' as updated_at
    from auth_sessions where user_id = ${userId} and expires_at > ${now.toISOString()}
      and created_at > ${oldestBegin(now)}
    order by auth_sessions.updated_at desc, id limit ${shown}`)
}

/** Ends one session of this person. Returns whether there was one. */
export async function deleteSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`delete from auth_sessions where user_id = ${userId} and id = ${id} returning 1`,
  )
  return rows.length > 0
}

/** Ends every session of a person but one. Returns their ids. */
export async function deleteOtherSessions(
  tx: Tx,
  userId: string,
  except: string,
): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`delete from auth_sessions
    where user_id = ${userId} and id <> ${except} returning id`)
  return rows.map(({ id }) => id)
}

/** Notes that a session is in use. */
export async function touchSession(db: Database['owner'], id: string): Promise<void> {
  await db.execute(sql`update auth_sessions set updated_at = now() where id = ${id}`)
}
