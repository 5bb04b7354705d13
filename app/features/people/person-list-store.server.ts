import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { PersonListQuery } from './person-list-query.ts'

type PersonEb = TableEb<'people', 'p'>
const lower = (column: 'p.full_name' | 'p.organisation_given') => (eb: PersonEb) =>
  eb.fn<string>('lower', [column])

// Every order has an index in db/migrations/0117_people.sql.
const sorts = {
  last_seen_at: 'p.last_seen_at',
  first_seen_at: 'p.first_seen_at',
  full_name: lower('p.full_name'),
  email: 'p.email',
  organisation_given: lower('p.organisation_given'),
} as const

/** @param userId whose people are `mine` */
export const personSource = ({ owner, address, organisation }: PersonListQuery, userId: string) =>
  listSource({
    table: db.selectFrom('people as p'),
    as: 'p',
    filters: (eb) => [
      eb('p.only_spam', '=', false),
      ...(owner === 'mine' ? [eb('p.owner_id', '=', userId)] : []),
      ...(owner === 'none' ? [eb('p.owner_id', 'is', null)] : []),
      ...(address === 'all' ? [] : [eb('p.is_verified', '=', address === 'verified')]),
      ...(organisation ? [eb('p.organisation_id', '=', organisation)] : []),
    ],
    rows: (from) =>
      from
        .leftJoin('organisations as o', 'o.id', 'p.organisation_id')
        .leftJoin('profiles as w', 'w.user_id', 'p.owner_id')
        .select((eb) => [
          ...(['p.id', 'p.full_name', 'p.email', 'p.is_verified'] as const),
          'w.full_name as owner_name',
          eb.fn.coalesce('o.name', 'p.organisation_given').as('organisation'),
          iso(eb.ref('p.last_seen_at')).as('last_seen_at'),
        ]),
    newest: 'p.last_seen_at',
    isLong: true,
    sorts,
  })
