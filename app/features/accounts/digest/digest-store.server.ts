import { sql } from 'kysely'
import type { ChosenKind } from '#app/features/mail/mail-kinds.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import { anyOf, iso, list, rowsOf } from '#app/platform/sql-helpers.server.ts'

const unset = 'UTC'

const people = db
  .selectFrom('profiles as p')
  .where('p.deactivated_at', 'is', null)
  .where('p.paused', '=', false)
  .where('p.client_id', 'is not', null)

/** The time zones of those for whom something waits. */
export async function selectZones(tx: Tx): Promise<string[]> {
  const zones = people
    .select((eb) => eb.fn.coalesce('p.time_zone', eb.val(unset)).as('zone'))
    .distinct()
    .where((eb) =>
      eb.exists(
        eb.selectFrom('digest_items as d').select('d.id').whereRef('d.user_id', '=', 'p.user_id'),
      ),
    )
  return (await tx.all(zones)).map(({ zone }) => zone)
}

export type Due = { user_id: string; until: string }

/** Those for whom something waits since before the end of their zone's digest: at most `limit`, in the order of their ids. */
export function selectDue(
  tx: Tx,
  ends: { zone: string; until: string }[],
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Due[]> {
  const zones = rowsOf(
    {
      zone: list(
        'text',
        ends.map(({ zone }) => zone),
      ),
      until: list(
        'timestamptz',
        ends.map(({ until }) => until),
      ),
    },
    'e',
  )
  const due = people
    .innerJoin(zones, (join) =>
      join.on((eb) => eb('e.zone', '=', eb.fn.coalesce('p.time_zone', eb.val(unset)))),
    )
    .select((eb) => ['p.user_id', iso(eb.cast<string>('e.until', 'timestamptz')).as('until')])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('digest_items as d')
          .select('d.id')
          .whereRef('d.user_id', '=', 'p.user_id')
          .where((of) => sql<boolean>`${of.ref('d.created_at')} < ${of.ref('e.until')}`),
      ),
    )
  const further = after === undefined ? due : due.where('p.user_id', '>', after)
  return tx.all(further.orderBy('p.user_id').limit(limit))
}

/** Somebody who may sign in to a client's portal. */
export function selectReader(tx: Tx, userId: string) {
  return tx.first(
    people
      .select(['p.email', 'p.full_name', 'p.role', 'p.client_id', 'p.time_zone'])
      .where('p.user_id', '=', userId),
  )
}

export type DigestItem = Record<'title' | 'page' | 'mail_kind' | 'created_at', string> & {
  kind: ChosenKind
}

/** What waits for somebody's digest by now, also what they may not see any more. */
export async function selectWaiting(tx: Tx, userId: string, until: string): Promise<string[]> {
  const waiting = db.selectFrom('digest_items').select('id').where('user_id', '=', userId)
  return (await tx.all(waiting.where('created_at', '<', until))).map(({ id }) => id)
}

/**
 * Takes these items for whoever reads, as they see them: rows that another run takes meanwhile are not taken twice.
 * @returns the oldest first; what they have seen since, or what is gone, is taken and left out
 */
export async function takeItems(tx: Tx, userId: string, ids: string[]): Promise<DigestItem[]> {
  const taken = await tx.all(
    db
      .deleteFrom('digest_items as d')
      .where('d.user_id', '=', userId)
      .where('d.id', '=', anyOf(ids))
      .returning((eb) => [
        ...(['d.kind', 'd.title', 'd.page', 'd.mail_kind'] as const),
        iso(eb.ref('d.created_at')).as('created_at'),
        callOf('still_tells', {
          ...{ of_page: eb.ref('d.page'), of_mail_kind: eb.ref('d.mail_kind') },
          since: eb.ref('d.created_at'),
        }).as('still_tells'),
      ]),
  )
  return taken
    .filter(({ still_tells }) => still_tells)
    .map(({ still_tells: _, ...item }) => item)
    .sort((one, other) => one.created_at.localeCompare(other.created_at))
}

/** Removes what is left of a digest: what its reader may not see any more. */
export async function deleteUnseen(tx: Tx, userId: string, ids: string[]): Promise<void> {
  const items = db.deleteFrom('digest_items').where('user_id', '=', userId)
  await tx.run(items.where('id', '=', anyOf(ids)))
}

/** Removes what has waited for somebody who gets no digests any more, at most `limit`. */
export function deleteItemsBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  return tx.run(
    db
      .deleteFrom('digest_items')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('digest_items')
          .select('id')
          .where('created_at', '<', before.toISOString())
          .orderBy('created_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      ),
  )
}
