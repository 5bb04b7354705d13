import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows, countWhere, iso, jsonAs, list } from '#app/platform/sql-helpers.server.ts'
import { withoutDanger } from '../gaps/without-danger-store.server.ts'
import type { OpinionFigures, OpinionListQuery, OpinionRow } from './opinion-list-query.ts'

/** Nothing of a conversation in which a life was in danger is in a report. */
const judged = db
  .selectFrom('chat_feedback as f')
  .innerJoin('chat_messages as m', (join) =>
    join.onRef('m.conversation_id', '=', 'f.conversation_id').onRef('m.seq', '=', 'f.seq'),
  )
  .innerJoin('chat_conversations as c', 'c.id', 'f.conversation_id')
  .where(withoutDanger())

const shown = 400
type Eb = Pick<TableEb<'chat_feedback', 'f'>, 'ref'>
/** An opinion that was given again since is open again. */
const isHandled = (eb: Eb) =>
  sql<boolean>`coalesce(${eb.ref('f.handled_at')} >= ${eb.ref('f.changed_at')}, false)`

export const opinionSource = ({ thumb, reason, state }: OpinionListQuery) =>
  listSource({
    table: judged,
    as: 'm',
    text: null,
    filters: (eb) => [
      ...(thumb === 'all' ? [] : [eb('f.thumb', '=', thumb)]),
      ...(reason ? [eb('f.reason', '=', reason)] : []),
      ...(state === 'all' ? [] : [state === 'handled' ? isHandled(eb) : eb.not(isHandled(eb))]),
    ],
    rows: (from) =>
      from
        .leftJoin('chat_messages as q', (join) =>
          join
            .onRef('q.conversation_id', '=', 'm.conversation_id')
            .onRef('q.seq', '=', 'm.answers'),
        )
        .leftJoin('profiles as p', 'p.user_id', 'f.handled_by')
        .leftJoin('assistant_answers as w', 'w.id', 'f.answer_id')
        .select(['m.id', 'm.conversation_id', 'm.seq', 'q.id as question_id'])
        .select(['f.thumb', 'f.reason', 'f.comment'])
        .select((eb) => [
          sql<string | null>`left(${eb.ref('q.content')}, ${shown})`.as('question'),
          sql<string>`left(${eb.ref('m.content')}, ${shown})`.as('answer'),
          iso(eb.ref('f.changed_at')).as('changed_at'),
          jsonAs<OpinionRow['handled']>(sql`case when ${isHandled(eb)} then json_build_object(
            'at', ${iso(eb.ref('f.handled_at'))}, 'by', ${eb.ref('p.full_name')},
            'answer_id', ${eb.ref('w.id')}) end`).as('handled'),
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
    .innerJoin('chat_conversations as c', 'c.id', 'r.conversation_id')
    .where(withoutDanger())
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

export type Handling = { by: string; answerId?: string }

/**
 * Notes that staff have dealt with what visitors think of the answers to these messages, or with one opinion.
 * @param about the ids of the visitors' messages, or of the judged answer
 * @returns whether there was one
 */
export async function handleOpinions(
  tx: Tx,
  about: { questions: readonly string[] } | { answer: string },
  { by, answerId }: Handling,
): Promise<boolean> {
  const judgedOnes = db.selectFrom('chat_messages as m').select(['m.conversation_id', 'm.seq'])
  const ones =
    'answer' in about
      ? judgedOnes.where('m.id', '=', about.answer)
      : judgedOnes
          .innerJoin('chat_messages as q', (join) =>
            join
              .onRef('q.conversation_id', '=', 'm.conversation_id')
              .onRef('q.seq', '=', 'm.answers'),
          )
          .where('q.id', '=', sql<string>`any(${list('uuid', [...about.questions])})`)
  const changed = await tx.all(
    db
      .updateTable('chat_feedback as f')
      .from(ones.as('o'))
      .set({ handled_at: sql<string>`now()`, handled_by: by, answer_id: answerId ?? null })
      .whereRef('f.conversation_id', '=', 'o.conversation_id')
      .whereRef('f.seq', '=', 'o.seq')
      .where('f.thumb', '=', 'down')
      .returning('f.seq'),
  )
  return changed.length > 0
}

/** Takes back that staff have dealt with an opinion. @returns whether they had */
export async function reopenOpinion(tx: Tx, answer: string): Promise<boolean> {
  const row = await tx.first(
    db
      .updateTable('chat_feedback as f')
      .from('chat_messages as m')
      .set({ handled_at: null, handled_by: null, answer_id: null })
      .whereRef('f.conversation_id', '=', 'm.conversation_id')
      .whereRef('f.seq', '=', 'm.seq')
      .where('m.id', '=', answer)
      .where('f.handled_at', 'is not', null)
      .returning('f.seq'),
  )
  return row !== undefined
}
