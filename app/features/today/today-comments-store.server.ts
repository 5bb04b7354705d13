import { type ExpressionBuilder, sql } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import { type Asked, never, none, type Source, words } from './today-source-store.server.ts'

/** A subquery each: to find the best order of as many joins takes PostgreSQL 13 ms, and no order is better. */
const nameOfThing = (eb: ExpressionBuilder<Schema & { c: Schema['comments'] }, 'c'>) =>
  eb.fn.coalesce(
    eb.selectFrom('documents as d').select('d.name').whereRef('d.id', '=', 'c.document_id'),
    eb
      .selectFrom('project_milestones as m')
      .select('m.title')
      .whereRef('m.id', '=', 'c.milestone_id'),
    eb.selectFrom('project_updates as u').select('u.title').whereRef('u.id', '=', 'c.update_id'),
    eb.selectFrom('client_requests as r').select('r.title').whereRef('r.id', '=', 'c.request_id'),
  )

/**
 * Comments of clients that nobody has answered. Mine are those in which I am named, those on a page where I
 * have commented, and those of the clients that are mine: as in the list of comments.
 */
export function comments(asked: Asked, isMine: boolean): Source {
  const all = db
    .selectFrom('comments as c')
    // The words of the index: PostgreSQL uses it only for a condition that is written as there.
    .where((eb) => sql<boolean>`not ${eb.ref('c.from_staff')}`)
    .where('c.answered_at', 'is', null)
    .$if(isMine, (query) =>
      query.where((eb) =>
        eb.or([
          eb.exists(
            eb
              .selectFrom('comment_mentions as m')
              .select('m.comment_id')
              .whereRef('m.comment_id', '=', 'c.id')
              .where('m.user_id', '=', asked.me),
          ),
          eb.exists(
            eb
              .selectFrom('comments as own')
              .select('own.id')
              .whereRef('own.client_id', '=', 'c.client_id')
              .whereRef('own.page', '=', 'c.page')
              .where('own.author_id', '=', asked.me),
          ),
          eb.exists(
            eb
              .selectFrom('organisations as o')
              .select('o.id')
              .whereRef('o.client_id', '=', 'c.client_id')
              .where('o.owner_id', '=', asked.me),
          ),
        ]),
      ),
    )
  return {
    rows: all
      .innerJoin('clients as k', 'k.id', 'c.client_id')
      .leftJoin('organisations as o', 'o.client_id', 'c.client_id')
      .leftJoin('profiles as w', 'w.user_id', 'o.owner_id')
      .select((eb) => [
        ...(['c.id', 'c.page as more', 'w.full_name as owner'] as const),
        sql<string>`concat_ws(', ', ${eb.ref('c.author_name')},
            coalesce(${eb.ref('k.company_name')}, ${eb.ref('k.name')}))`.as('who'),
        words(sql`concat_ws(': ', ${nameOfThing(eb)}, ${eb.ref('c.body')})`).as('what'),
        sql<string>`case when ${eb.ref('c.document_id')} is not null then 'document'
            when ${eb.ref('c.milestone_id')} is not null then 'milestone'
            when ${eb.ref('c.update_id')} is not null then 'update' else 'request' end`.as('kind'),
        exactIso(eb.ref('c.created_at')).as('since'),
        none.as('due'),
      ])
      .orderBy('c.created_at')
      .orderBy('c.id'),
    late: all.select(never),
  }
}
