import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from './app.server.ts'
import type { Database } from './db.server.ts'
import { AppError } from './errors.ts'
import { type NetworkCircle, networkCircles } from './network-address.ts'
import { db as builder } from './query-builder.server.ts'
import { clientIp } from './request-scope.server.ts'

/** At most `hits` in `seconds`, counted per key in a fixed window. */
export type Limit = { hits: number; seconds: number }

type Parts = Pick<App, 'db' | 'secret'>

/**
 * The key that is stored: what is counted, then a hash of whom it is counted for. An email address or a
 * network address could be guessed from a hash without the secret.
 *
 * @param key such as `booking-email:a@b.example`
 */
export function storedKey(secret: string, key: string): string {
  const [what = key] = key.split(':')
  if (what === key) return key
  return `${what}:${createHmac('sha256', secret).update(`limit:${key}`).digest('base64url')}`
}

/**
 * Counts one hit, on every instance alike.
 * @param key what is counted, a colon, and whom it is counted for; stored as `storedKey` says
 * @throws AppError `rate_limited` with the seconds left in the window, once the limit is passed
 */
export async function countHit(
  { db, secret }: Parts,
  named: string,
  limit: Limit,
  now: Date,
): Promise<void> {
  const { start, end } = windowOf(limit, now)
  const key = storedKey(secret, named)
  const counted = builder
    .insertInto('rate_limits')
    .values({ key, window_start: start, hits: 1, expires_at: end })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ hits: eb('rate_limits.hits', '+', 1) })),
    )
  const row = await db.owner.first(counted.returning('hits'))
  if (row && row.hits > limit.hits) throw tooMany(end, now)
}

/** Takes one hit back, because it turned out to be harmless. */
export async function takeBackHit({ db, secret }: Parts, key: string): Promise<void> {
  const oneLess = builder.updateTable('rate_limits').set((eb) => ({ hits: eb('hits', '-', 1) }))
  const current = oneLess
    .where('key', '=', storedKey(secret, key))
    .where('expires_at', '>', sql<string>`now()`)
  await db.owner.run(current.where('hits', '>', 0))
}

/**
 * Counts one hit of the address that the request comes from. The networks around the address have their
 * own limits, which count only hits that the address's own limit accepted, so that one address alone
 * cannot block its neighbours. A network at its limit gets no further rows.
 *
 * @param what is done, as a part of the key
 * @throws AppError `rate_limited` with the seconds left in the window
 */
export async function countVisit(app: Parts, what: string, limit: Limit, now: Date): Promise<void> {
  const { start, end } = windowOf(limit, now)
  const [own, ...around] = circlesOf(what, limit)
  const full = await app.db.owner.first(
    builder
      .selectFrom('rate_limits')
      .select('hits')
      .where('window_start', '=', start.toISOString())
      .where((eb) =>
        eb.or(
          around.map(({ key, hits }) =>
            eb.and([eb('key', '=', storedKey(app.secret, key)), eb('hits', '>=', hits)]),
          ),
        ),
      )
      .limit(1),
  )
  if (full) throw tooMany(end, now)
  for (const { key, hits } of [own, ...around])
    await countHit(app, key, { hits, seconds: limit.seconds }, now)
}

/** Takes a visit back, as `takeBackHit` does. */
export async function takeBackVisit(app: Parts, what: string): Promise<void> {
  for (const { key } of circlesOf(what, { hits: 0, seconds: 0 })) await takeBackHit(app, key)
}

type Circle = { key: string; hits: number }

/** The address and its networks, each once. */
function circlesOf(what: string, { hits }: Limit): [Circle, ...Circle[]] {
  const circle = ({ name, share }: NetworkCircle) => ({
    key: `${what}:${name}`,
    hits: hits * share,
  })
  const [own, ...around] = networkCircles(clientIp())
  return [circle(own), ...around.map(circle)]
}

function windowOf({ seconds }: Limit, now: Date): { start: Date; end: Date } {
  const length = seconds * 1000
  const start = new Date(Math.floor(now.getTime() / length) * length)
  return { start, end: new Date(start.getTime() + length) }
}

export async function deleteExpiredHits(db: Database, now: Date): Promise<void> {
  await db.owner.run(builder.deleteFrom('rate_limits').where('expires_at', '<', now.toISOString()))
}

/** The message for a person who has done something too often: how long to wait. */
export function tooMany(end: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new AppError(
    'rate_limited',
    `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    seconds,
  )
}
