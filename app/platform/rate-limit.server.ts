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

/** Fails as `countHit` would, without counting. For limits on failures rather than on tries. */
export async function refuseWhenOver(
  db: Database,
  key: string,
  limit: Limit,
  now: Date,
): Promise<void> {
  const length = limit.seconds * 1000
  const start = new Date(Math.floor(now.getTime() / length) * length)
  const [row] = await db.owner.execute<{ hits: number }>(
    sql`select hits from rate_limits where key = ${key} and window_start = ${start.toISOString()}`,
  )
  if (row && row.hits >= limit.hits) throw tooMany(new Date(start.getTime() + length), now)
}

/** Forgets a key: its owner has shown that they are welcome. */
export async function clearHits(db: Database, key: string): Promise<void> {
  await db.owner.execute(sql`delete from rate_limits where key = ${key}`)
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
