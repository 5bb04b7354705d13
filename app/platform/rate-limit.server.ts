import { sql } from 'drizzle-orm'
import type { Database } from './db.server.ts'
import { AppError } from './errors.ts'
import { networkPlace } from './network-address.ts'
import { clientIp } from './request-scope.server.ts'

/** At most `hits` in `seconds`, counted per key in a fixed window. */
export type Limit = { hits: number; seconds: number }

/**
 * Counts one hit, on every instance alike.
 * @throws AppError `rate_limited` with the seconds left in the window, once the limit is passed
 */
export async function countHit(db: Database, key: string, limit: Limit, now: Date): Promise<void> {
  const { start, end } = windowOf(limit, now)
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

// Whoever has a /48 has 65,536 addresses as we count them, and must not get 65,536 times as much. But
// a network is also many people, so it gets more than one of them.
const siteShare = 4
const networkShare = 16

/**
 * Counts one hit of the address the request comes from. The networks around it have limits of their own,
 * of which only what its own limit lets through takes a part: nobody shuts out the neighbours alone.
 * A network that is at its limit gets no further rows.
 * @param what is done, as a part of the key
 * @throws AppError `rate_limited` with the seconds left in the window
 */
export async function countVisit(
  db: Database,
  what: string,
  limit: Limit,
  now: Date,
): Promise<void> {
  const { start, end } = windowOf(limit, now)
  const [own, ...around] = circlesOf(what, limit)
  const isFull = around.map(({ key, hits }) => sql`(key = ${key} and hits >= ${hits})`)
  const [full] = await db.owner.execute(sql`
    select 1 from rate_limits
    where window_start = ${start.toISOString()} and (${sql.join(isFull, sql` or `)}) limit 1`)
  if (full) throw tooMany(end, now)
  for (const { key, hits } of [own, ...around])
    await countHit(db, key, { hits, seconds: limit.seconds }, now)
}

/** Takes a visit back, as `takeBackHit` does. */
export async function takeBackVisit(db: Database, what: string): Promise<void> {
  for (const { key } of circlesOf(what, { hits: 0, seconds: 0 })) await takeBackHit(db, key)
}

type Circle = { key: string; hits: number }

/** The address and the networks around it, each once. */
function circlesOf(what: string, { hits }: Limit): [Circle, ...Circle[]] {
  const { address, site, network } = networkPlace(clientIp())
  const own = { key: `${what}:${address}`, hits }
  const around = { key: `${what}:net:${network}`, hits: hits * networkShare }
  return site === address
    ? [own, around]
    : [own, { key: `${what}:net:${site}`, hits: hits * siteShare }, around]
}

function windowOf({ seconds }: Limit, now: Date): { start: Date; end: Date } {
  const length = seconds * 1000
  const start = new Date(Math.floor(now.getTime() / length) * length)
  return { start, end: new Date(start.getTime() + length) }
}

export async function deleteExpiredHits(db: Database, now: Date): Promise<void> {
  await db.owner.execute(sql`delete from rate_limits where expires_at < ${now.toISOString()}`)
}

/** What somebody is told who has done something too often, until when. */
export function tooMany(end: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new AppError(
    'rate_limited',
    `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    seconds,
  )
}
