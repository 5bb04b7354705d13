import { sql } from 'drizzle-orm'
import type { Database } from './db.server.ts'
import { AppError } from './errors.ts'

/** At most `hits` in `seconds`, counted per key in a fixed window. */
export type Limit = { hits: number; seconds: number }

/**
 * Counts one hit, on every instance alike.
 * @throws AppError `rate_limited` with the seconds left in the window, once the limit is passed
 */
export async function countHit(db: Database, key: string, limit: Limit, now: Date): Promise<void> {
  const length = limit.seconds * 1000
  const start = new Date(Math.floor(now.getTime() / length) * length)
  const end = new Date(start.getTime() + length)
  const [row] = await db.owner.execute<{ hits: number }>(sql`
    insert into rate_limits as r (key, window_start, hits, expires_at)
    values (${key}, ${start.toISOString()}, 1, ${end.toISOString()})
    on conflict (key, window_start) do update set hits = r.hits + 1 returning hits`)
  if (row && row.hits > limit.hits) throw tooMany(end, now)
}

/** Takes one hit back: it turned out to be no reason for suspicion. */
export async function takeBackHit(db: Database, key: string): Promise<void> {
  await db.owner.execute(
    sql`update rate_limits set hits = hits - 1 where key = ${key} and hits > 0 and expires_at > now()`,
  )
}

export async function deleteExpiredHits(db: Database, now: Date): Promise<void> {
  await db.owner.execute(sql`delete from rate_limits where expires_at < ${now.toISOString()}`)
}

function tooMany(end: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new AppError(
    'rate_limited',
    `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    seconds,
  )
}
