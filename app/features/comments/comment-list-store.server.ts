import { sql } from 'kysely'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { SubjectKind } from './comment.ts'
import type { AdminCommentQuery } from './comment-list-query.ts'

type Eb = TableEb<'comments', 'c'>

const namedOf = (userId: string) =>
  db.selectFrom('comment_mentions as m').select('m.comment_id').where('m.user_id', '=', userId)

/** Somebody of staff is named in the comment, or takes part where it stands. */
const isMine = (eb: Eb, userId: string) =>
  eb.or([
    eb('c.id', 'in', namedOf(userId)),
    eb.exists(
      eb
        .selectFrom('comments as own')
        .select('own.id')
        .whereRef('own.client_id', '=', 'c.client_id')
        .whereRef('own.page', '=', 'c.page')
        .where('own.author_id', '=', userId),
    ),
    eb.exists(
      eb
        .selectFrom('organisations as o')
        .select('o.id')
        .whereRef('o.client_id', '=', 'c.client_id')
        .where('o.owner_id', '=', userId),
    ),
  ])

function shown(eb: Eb, show: AdminCommentQuery['show'], userId: string) {
  if (show === 'all') return []
  if (show === 'named') return [eb('c.id', 'in', namedOf(userId))]
  // The words of the index: PostgreSQL uses it only for a condition that is written as there.
  const waits = [sql<boolean>`not ${eb.ref('c.from_staff')}`, eb('c.answered_at', 'is', null)]
  return show === 'mine' ? [...waits, isMine(eb, userId)] : waits
}

/** @param userId whose comments `mine` and `named` are */
export const adminCommentSource = ({ show, client }: AdminCommentQuery, userId: string) =>
  listSource({
    table: db.selectFrom('comments as c'),
    as: 'c',
    filters: (eb) => [
      ...shown(eb, show, userId),
      ...(client ? [eb('c.client_id', '=', client)] : []),
    ],
    rows: (from) =>
      from
        .innerJoin('clients as k', 'k.id', 'c.client_id')
        .leftJoin('documents as d', 'd.id', 'c.document_id')
        .leftJoin('project_milestones as m', 'm.id', 'c.milestone_id')
        .leftJoin('project_updates as u', 'u.id', 'c.update_id')
        .leftJoin('client_requests as r', 'r.id', 'c.request_id')
        .select((eb) => [
          ...(['c.id', 'c.page', 'c.internal', 'c.from_staff', 'c.author_name'] as const),
          iso(eb.ref('c.created_at')).as('created_at'),
          sql<string>`left(${eb.ref('c.body')}, 200)`.as('beginning'),
          eb.fn.coalesce('k.company_name', 'k.name').as('client_name'),
          eb.fn.coalesce('d.name', 'm.title', 'u.title', 'r.title').as('about'),
          sql<SubjectKind>`case when ${eb.ref('c.document_id')} is not null then 'document'
            when ${eb.ref('c.milestone_id')} is not null then 'milestone'
            when ${eb.ref('c.update_id')} is not null then 'update' else 'request' end`.as('kind'),
          sql<boolean>`not ${eb.ref('c.from_staff')} and ${eb.ref('c.answered_at')} is null`.as(
            'waits',
          ),
        ]),
    text: null,
    sorts: { created_at: 'c.created_at' },
  })
