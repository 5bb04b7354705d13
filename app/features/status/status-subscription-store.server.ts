import { sql } from 'kysely'
import type { Consent } from '#app/features/intake/intake.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call, callOf, rowsFrom } from '#app/platform/sql-functions.server.ts'
import { exactIso, iso, jsonAs, typed } from '#app/platform/sql-helpers.server.ts'
import { withValues } from '#app/platform/typed-queries.server.ts'
import type { Affected } from './status.ts'

// Visitors may not read the table; these functions are in db/migrations/0198_status_subscribers.sql.

/** Stores a request; undefined when no mail is to be sent. */
export async function askFor(tx: Tx, email: string, hash: Buffer, consent: Consent) {
  const asked = rowsFrom(
    'ask_for_status',
    {
      ...{ the_email: email, the_hash: hash },
      ...{ the_text: consent.text, the_page: consent.page, the_at: consent.at },
    },
    'a',
  )
  const rows = db.selectFrom(asked).select(['a.id', 'a.email', 'a.is_confirmed'])
  const found = await tx.all(rows.where('a.id', 'is not', null))
  return withValues(found, 'id', 'email', 'is_confirmed')[0]
}

export type StatusProof = { email: string; is_confirmed: boolean }

/** The subscription that a link confirms, while the link works. */
export async function selectProof(tx: Tx, hash: Buffer): Promise<StatusProof | undefined> {
  const proofs = db
    .selectFrom(rowsFrom('status_proof', { the_hash: hash }, 'p'))
    .select(['p.email', 'p.is_confirmed'])
    .where('p.email', 'is not', null)
  return withValues(await tx.all(proofs), 'email', 'is_confirmed')[0]
}

export async function confirmBy(tx: Tx, hash: Buffer) {
  const confirmed = db
    .selectFrom(rowsFrom('confirm_status', { the_hash: hash }, 'c'))
    .select(['c.id', 'c.changed'])
    .where('c.id', 'is not', null)
  return withValues(await tx.all(confirmed), 'id', 'changed')[0]
}

/** The address of a subscription, or null when it was ended. */
export async function selectSubscription(tx: Tx, id: string): Promise<string | null> {
  return (await tx.first(call('status_subscription', { the_id: id })))?.value ?? null
}

/** @returns whether there was a subscription to end */
export async function leave(tx: Tx, id: string): Promise<boolean> {
  return (await tx.first(call('leave_status', { the_id: id })))?.value ?? false
}

/** How many are mailed. */
export async function countSubscribers(tx: Tx): Promise<number> {
  const counted = db.selectNoFrom(callOf('count_status_subscribers', {}).as('value'))
  return (await tx.first(counted))?.value ?? 0
}

/** Deletes addresses whose link has expired. */
export async function deleteUnconfirmed(tx: Tx, days: number): Promise<void> {
  const before = sql<string>`now() - make_interval(days => ${days}::int)`
  const unconfirmed = db.deleteFrom('status_subscribers').where('confirmed_at', 'is', null)
  await tx.run(unconfirmed.where('asked_at', '<', before))
}

/** The update whose mails are being queued, with its notice; locked, so that two jobs share the work. */
export const lockUpdate = (tx: Tx, updateId: string) =>
  tx.first(
    db
      .selectFrom('status_updates as u')
      .innerJoin('status_notices as n', 'n.id', 'u.notice_id')
      .select(['n.id', 'n.kind', 'n.title', 'u.status', 'u.text', 'u.mailed_up_to'])
      .select((eb) => [
        jsonAs<Affected>(eb.ref('n.affected')).as('affected'),
        iso(eb.ref('n.starts_at')).as('starts_at'),
        iso(eb.ref('n.ends_at')).as('ends_at'),
        exactIso(eb.ref('u.created_at')).as('created_at'),
      ])
      .where('u.id', '=', updateId)
      .forUpdate('u'),
  )

/** The next subscribers after one, of those who were there when the update was posted. */
export const selectSubscribers = (
  tx: Tx,
  { after, before, limit }: { after: string | null; before: string; limit: number },
): Promise<{ id: string; email: string }[]> =>
  tx.all(
    db
      .selectFrom('status_subscribers')
      .select(['id', 'email'])
      .where('confirmed_at', '<=', typed('timestamptz', before))
      .$if(after !== null, (rest) => rest.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(limit),
  )

export async function noteMailed(tx: Tx, updateId: string, upTo: string): Promise<void> {
  const noted = db.updateTable('status_updates').set({ mailed_up_to: upTo })
  await tx.run(noted.where('id', '=', updateId))
}
