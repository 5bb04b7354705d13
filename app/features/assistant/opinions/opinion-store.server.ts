import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows, countWhere, iso } from '#app/platform/sql-helpers.server.ts'
import type { OpinionFigures, OpinionListQuery } from './opinion-list-query.ts'

/** Nothing of a conversation in which a life was in danger is in a report. */
const judged = db
  .selectFrom('chat_feedback as f')
  .innerJoin('chat_messages as m', (join) =>
    join.onRef('m.conversation_id', '=', 'f.conversation_id').onRef('m.seq', '=', 'f.seq'),
  )
  .innerJoin('chat_conversations as c', 'c.id', 'f.conversation_id')
  .where('c.intent', '!=', 'danger')

const shown = 400

export const opinionSource = ({ thumb, reason }: OpinionListQuery) =>
  listSource({
    table: judged,
    as: 'm',
    text: null,
    filters: (eb) => [
      ...(thumb === 'all' ? [] : [eb('f.thumb', '=', thumb)]),
      ...(reason ? [eb('f.reason', '=', reason)] : []),
    ],
    rows: (from) =>
      from
        .leftJoin('chat_messages as q', (join) =>
          join
            .onRef('q.conversation_id', '=', 'm.conversation_id')
            .onRef('q.seq', '=', 'm.answers'),
        )
        .select(['m.id', 'm.conversation_id', 'm.seq', 'q.id as question_id'])
        .select(['f.thumb', 'f.reason', 'f.comment'])
        .select((eb) => [
          sql<string | null>`left(${eb.ref('q.content')}, ${shown})`.as('question'),
          sql<string>`left(${eb.ref('m.content')}, ${shown})`.as('answer'),
          iso(eb.ref('f.changed_at')).as('changed_at'),
        ]),
    sorts: { changed_at: 'f.changed_at' },
    newest: 'f.changed_at',
  })

/** The figures of the last twelve weeks, in one statement. */
export async function selectFigures(tx: Tx, since: Date): Promise<OpinionFigures> {
  const recent = judged.where('f.changed_at', '>', since.toISOString())
  const weeks = recent
    .select((eb) => [
      sql<string>`to_char(date_trunc('week', ${eb.ref('f.changed_at')} at time zone 'UTC'), 'YYYY-MM-DD')`.as(
        'week',
      ),
      countWhere(eb('f.thumb', '=', 'up')).as('up'),
      countWhere(eb('f.thumb', '=', 'down')).as('down'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
  const reasons = recent
    .where('f.thumb', '=', 'down')
    .select(['f.reason', countRows().as('count')])
    .groupBy('f.reason')
    .orderBy(sql`2`, 'desc')
  const ratings = db
    .selectFrom('chat_ratings as r')
    .select(['r.rating', countRows().as('count')])
    .where('r.changed_at', '>', since.toISOString())
    .groupBy('r.rating')
    .orderBy('r.rating', 'desc')
  const row = await tx.first(
    db.selectNoFrom([
      jsonArrayFrom(weeks).as('weeks'),
      jsonArrayFrom(reasons).as('reasons'),
      jsonArrayFrom(ratings).as('ratings'),
    ]),
  )
  return row ?? { weeks: [], reasons: [], ratings: [] }
}
