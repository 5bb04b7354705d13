import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso, jsonAs, list, literal, rowsOf } from '#app/platform/sql-helpers.server.ts'
import type { Source } from '../assistant.ts'
import type { GapQuestion } from './gap.ts'
import { withoutDanger } from './without-danger-store.server.ts'

export type GapRow = Omit<GapQuestion, 'vector'> & { vector: Buffer | null }

const shownCharacters = 300

/** The questions that were not answered since a time, the newest first. None of a conversation with danger. */
export function selectGaps(tx: Tx, since: Date, most: number): Promise<GapRow[]> {
  return tx.all(
    db
      .selectFrom('chat_messages as m')
      .innerJoin('chat_messages as q', (join) =>
        join.onRef('q.conversation_id', '=', 'm.conversation_id').onRef('q.seq', '=', 'm.answers'),
      )
      .innerJoin('chat_conversations as c', 'c.id', 'm.conversation_id')
      .leftJoin('assistant_gaps as g', 'g.message_id', 'q.id')
      .select((eb) => [
        ...(['q.id', 'q.conversation_id', 'g.vector'] as const),
        sql<string>`left(${eb.ref('q.content')}, ${shownCharacters})`.as('text'),
        iso(eb.ref('m.created_at')).as('at'),
        jsonAs<Source[]>(sql`coalesce(${eb.ref('m.reply')} -> 'sources', '[]')`).as('sources'),
        // Open again when the answer is gone.
        sql<GapQuestion['closed']>`case when ${eb.ref('g.closed')} = 'answered'
          and ${eb.ref('g.answer_id')} is null then null else ${eb.ref('g.closed')} end`.as(
          'closed',
        ),
      ])
      .where('m.outcome', '=', literal('unsure'))
      .where('m.created_at', '>', since.toISOString())
      .where(withoutDanger())
      .where('q.content', '!=', '')
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id')
      .limit(most),
  )
}

/** One message of a visitor, without those of a conversation with danger. */
export function selectQuestion(tx: Tx, id: string): Promise<{ text: string } | undefined> {
  return tx.first(
    db
      .selectFrom('chat_messages as q')
      .innerJoin('chat_conversations as c', 'c.id', 'q.conversation_id')
      .select((eb) => sql<string>`left(${eb.ref('q.content')}, ${shownCharacters})`.as('text'))
      .where('q.id', '=', id)
      .where('q.role', '=', 'user')
      .where(withoutDanger()),
  )
}

/** Keeps vectors of questions; one whose question is gone meanwhile is left out. */
export async function keepVectors(
  tx: Tx,
  vectors: readonly { id: string; vector: Buffer }[],
): Promise<void> {
  const rows = rowsOf(
    {
      id: list(
        'uuid',
        vectors.map(({ id }) => id),
      ),
      vector: list(
        'bytea',
        vectors.map(({ vector }) => vector),
      ),
    },
    'v',
  )
  await tx.run(
    db
      .insertInto('assistant_gaps')
      .columns(['message_id', 'vector'])
      .expression(
        db
          .selectFrom(rows)
          .innerJoin('chat_messages as q', 'q.id', 'v.id')
          .select(['v.id', 'v.vector'])
          .orderBy('v.id'),
      )
      .onConflict((conflict) =>
        conflict.column('message_id').doUpdateSet((eb) => ({ vector: eb.ref('excluded.vector') })),
      ),
  )
}

export type Closing = { closed: 'answered' | 'not_ours'; by: string; answerId?: string }

/** Notes that staff have dealt with questions. */
export async function closeQuestions(
  tx: Tx,
  ids: readonly string[],
  { closed, by, answerId }: Closing,
): Promise<void> {
  const change = {
    ...{ closed, closed_by: by, answer_id: answerId ?? null },
    closed_at: sql<string>`now()`,
  }
  await tx.run(
    db
      .insertInto('assistant_gaps')
      .columns(['message_id', 'closed', 'closed_by', 'answer_id', 'closed_at'])
      .expression((eb) =>
        eb
          .selectFrom('chat_messages as q')
          .select([
            'q.id',
            sql<Closing['closed']>`${closed}::text`.as('closed'),
            sql<string>`${by}::uuid`.as('closed_by'),
            sql<string | null>`${answerId ?? null}::uuid`.as('answer_id'),
            sql<string>`now()`.as('closed_at'),
          ])
          .where('q.id', '=', sql<string>`any(${list('uuid', [...ids])})`)
          .orderBy('q.id'),
      )
      .onConflict((conflict) => conflict.column('message_id').doUpdateSet(change)),
  )
}
