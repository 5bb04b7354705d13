import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import type { ClientActivityQuery } from './client-activity-list-query.ts'
import { beginOf, endOf } from './event-days-store.server.ts'

/** The events of one client. A person who is none of the client's has none. */
export const clientActivitySource = (
  clientId: string,
  { group, person, from, to }: ClientActivityQuery,
) =>
  listSource({
    table: db.selectFrom('client_activity as a'),
    as: 'a',
    filters: (eb) => [
      eb('a.client_id', '=', clientId),
      ...(group ? [eb('a.noun', '=', group)] : []),
      ...(person ? [eb('a.user_id', '=', accountOf(person))] : []),
      ...(from ? [eb('a.created_at', '>=', beginOf(from))] : []),
      ...(to ? [eb('a.created_at', '<', endOf(to))] : []),
    ],
    rows: (from) =>
      from
        .leftJoin('profiles as p', 'p.user_id', 'a.user_id')
        .leftJoin('profiles as c', 'c.user_id', 'a.about_user_id')
        .select((eb) => [
          ...(['a.id', 'a.action', 'a.by_client', 'a.ip', 'p.email as actor'] as const),
          eb.fn.coalesce('a.about', 'c.email').as('about'),
          exactIso(eb.ref('a.created_at')).as('created_at'),
        ]),
    text: null,
    sorts: { created_at: 'a.created_at' },
    isLong: true,
  })

const accountOf = (id: string) =>
  db.selectFrom('profiles as p').select('p.user_id').where('p.id', '=', id)

/** The people of a client whom the list can be narrowed to. */
export function selectPeople(tx: Tx, clientId: string): Promise<{ id: string; name: string }[]> {
  return tx.all(
    db
      .selectFrom('profiles as p')
      .select(['p.id', 'p.full_name as name'])
      .where('p.client_id', '=', clientId)
      .orderBy((eb) => eb.fn('lower', ['p.full_name']))
      .orderBy('p.id')
      .limit(200),
  )
}
