import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { TeamMemberListQuery } from './team-member-list-query.ts'

export const teamMemberSource = ({ state }: TeamMemberListQuery) =>
  listSource({
    table: db.selectFrom('team_members as m'),
    as: 'm',
    filters: (eb) => (state === 'all' ? [] : [eb('m.is_published', '=', state === 'public')]),
    rows: (from) =>
      from.select((eb) => [
        ...(['m.id', 'm.full_name', 'm.role', 'm.is_published'] as const),
        sql<boolean>`${eb.ref('m.portrait_id')} is not null`.as('has_portrait'),
        iso(eb.ref('m.created_at')).as('created_at'),
      ]),
    sorts: {
      display_order: 'm.display_order',
      full_name: (eb) => eb.fn<string>('lower', ['m.full_name']),
      created_at: 'm.created_at',
    },
  })
