import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { StaffAnswerListQuery } from './staff-answer-list-query.ts'

export const staffAnswerSource = ({ status }: StaffAnswerListQuery) =>
  listSource({
    table: db.selectFrom('assistant_answers as a'),
    as: 'a',
    filters: (eb) => (status === 'all' ? [] : [eb('a.status', '=', status)]),
    rows: (from) =>
      from
        .select(['a.id', 'a.asked', 'a.answer', 'a.path', 'a.status'])
        .select((eb) => iso(eb.ref('a.changed_at')).as('changed_at')),
    sorts: {
      changed_at: 'a.changed_at',
      asked: (eb) => sql<string>`lower(left(${eb.ref('a.asked')}, 200))`,
    },
    newest: 'a.changed_at',
  })

export const answerVersionSource = (answerId: string) =>
  listSource({
    table: db.selectFrom('assistant_answer_versions as v'),
    as: 'v',
    text: null,
    filters: (eb) => [eb('v.answer_id', '=', answerId)],
    rows: (from) =>
      from
        .leftJoin('profiles as p', 'p.user_id', 'v.changed_by')
        .select(['v.id', 'v.version', 'v.status', 'v.asked', 'v.answer', 'v.answer_fr', 'v.path'])
        .select(['v.restored_from', 'p.full_name as by'])
        .select((eb) => iso(eb.ref('v.created_at')).as('created_at')),
    sorts: { version: 'v.version' },
  })
