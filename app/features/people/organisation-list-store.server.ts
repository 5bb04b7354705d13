import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows, iso } from '#app/platform/sql-helpers.server.ts'
import type { OrganisationListQuery } from './organisation-list-query.ts'

/** @param userId whose organizations are `mine` */
export const organisationSource = ({ owner }: OrganisationListQuery, userId: string) =>
  listSource({
    table: db.selectFrom('organisations as o'),
    as: 'o',
    filters: (eb) => [
      ...(owner === 'mine' ? [eb('o.owner_id', '=', userId)] : []),
      ...(owner === 'none' ? [eb('o.owner_id', 'is', null)] : []),
    ],
    rows: (from) =>
      from
        .leftJoin('profiles as w', 'w.user_id', 'o.owner_id')
        .leftJoin('clients as c', 'c.id', 'o.client_id')
        .select((eb) => [
          ...(['o.id', 'o.name', 'o.domains'] as const),
          ...(['w.full_name as owner_name', 'c.name as client_name'] as const),
          eb
            .selectFrom('people as p')
            .select(countRows().as('n'))
            .whereRef('p.organisation_id', '=', 'o.id')
            .$asScalar()
            .$notNull()
            .as('people'),
          iso(eb.ref('o.created_at')).as('created_at'),
        ]),
    sorts: { name: (eb) => eb.fn<string>('lower', ['o.name']), created_at: 'o.created_at' },
  })
