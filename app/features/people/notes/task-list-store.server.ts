import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { TaskListQuery } from './task-list-query.ts'

/** Who looks at the list, and on which day. */
type Reader = { userId: string; today: string }

/** The tasks that are not done; their indexes are in db/migrations/0119, 0133 and 0160. */
export const taskSource = ({ due, owner }: TaskListQuery, { userId, today }: Reader) =>
  listSource({
    table: db.selectFrom('record_tasks as t'),
    as: 't',
    filters: (eb) => [
      eb('t.done_at', 'is', null),
      ...(due === 'all' ? [] : [eb('t.due_on', due === 'late' ? '<' : '<=', today)]),
      ...(owner === 'mine' ? [eb('t.owner_id', '=', userId)] : []),
      ...(owner === 'none' ? [eb('t.owner_id', 'is', null)] : []),
    ],
    rows: (from) =>
      from
        .leftJoin('people as p', 'p.id', 't.person_id')
        .leftJoin('organisations as o', 'o.id', 't.organisation_id')
        .leftJoin('profiles as w', 'w.user_id', 't.owner_id')
        .select((eb) => [
          ...(['t.id', 't.title', 't.due_on', 't.person_id', 't.organisation_id'] as const),
          'w.full_name as owner_name',
          sql<string>`coalesce(nullif(${eb.ref('p.full_name')}, ''), ${eb.ref('p.email')}, ${eb.ref('o.name')})`.as(
            'about',
          ),
        ]),
    newest: 't.due_on',
    // The same expression as in the trigram index.
    text: (eb) => sql<string>`lower(${eb.ref('t.title')})`,
    sorts: { due_on: 't.due_on' },
  })
