import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'

/** Emails that did not arrive and that nobody has seen to, as the index `mail_deliveries_failed` has them. */
export const failedMailSource = listSource({
  table: db.selectFrom('mail_deliveries as d'),
  as: 'd',
  filters: (eb) => [eb('d.undelivered_at', 'is not', null), eb('d.seen_to_at', 'is', null)],
  rows: (from) =>
    from
      .leftJoin('person_addresses as a', (join) =>
        join.on((eb) => sql<boolean>`${eb.ref('a.address')} = lower(${eb.ref('d.recipient')})`),
      )
      .select((eb) => [
        ...(['d.id', 'd.recipient', 'd.kind', 'd.subject', 'd.attempts', 'a.person_id'] as const),
        iso(eb.ref('d.undelivered_at').$notNull()).as('undelivered_at'),
      ]),
  newest: 'd.undelivered_at',
  // The same expression as in the trigram index.
  text: (eb) =>
    sql<string>`lower(${eb.ref('d.recipient')} || ' ' || coalesce(${eb.ref('d.subject')}, ''))`,
  sorts: { undelivered_at: 'd.undelivered_at' },
})
