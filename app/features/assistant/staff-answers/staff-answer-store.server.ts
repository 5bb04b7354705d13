import { sql } from 'kysely'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { AnswerStatus, StaffAnswer, StaffAnswerValues } from './staff-answer.ts'

const columns = [
  ...(['id', 'status', 'asked', 'answer', 'answer_fr', 'path', 'version'] as const),
] as const
const mostLive = 2_000

/** What the assistant says now; read as a visitor. */
export function selectLiveAnswers(tx: Reader): Promise<StaffAnswer[]> {
  return tx.all(
    db
      .selectFrom('assistant_answers')
      .select(columns)
      .where('status', '=', 'live')
      .orderBy('id')
      .limit(mostLive),
  )
}

/** @param lock nobody else changes it until the transaction ends */
export function selectAnswer(tx: Tx, id: string, lock = false): Promise<StaffAnswer | undefined> {
  return tx.first(
    db
      .selectFrom('assistant_answers')
      .select(columns)
      .where('id', '=', id)
      .$if(lock, (query) => query.forUpdate()),
  )
}

export async function insertAnswer(tx: Tx, id: string, values: StaffAnswerValues): Promise<void> {
  await tx.run(db.insertInto('assistant_answers').values({ id, ...values }))
}

/** A trigger counts the version. */
export async function updateAnswer(
  tx: Tx,
  id: string,
  values: StaffAnswerValues & { status: AnswerStatus },
): Promise<void> {
  await tx.run(
    db
      .updateTable('assistant_answers')
      .set({ ...values, changed_at: sql<string>`now()` })
      .where('id', '=', id),
  )
}

/** Keeps the state that is stored now as a version. */
export async function keepVersion(
  tx: Tx,
  id: string,
  { by, restoredFrom = null }: { by: string; restoredFrom?: number | null },
): Promise<void> {
  const values = ['version', 'status', 'asked', 'answer', 'answer_fr', 'path'] as const
  await tx.run(
    db
      .insertInto('assistant_answer_versions')
      .columns(['answer_id', ...values, 'changed_by', 'restored_from'])
      .expression(
        db
          .selectFrom('assistant_answers')
          .select(['id', ...values])
          .select([
            sql<string>`${by}::uuid`.as('changed_by'),
            sql<number | null>`${restoredFrom}::int`.as('restored_from'),
          ])
          .where('id', '=', id),
      ),
  )
}

export function selectAnswerVersion(
  tx: Tx,
  answerId: string,
  version: number,
): Promise<StaffAnswerValues | undefined> {
  return tx.first(
    db
      .selectFrom('assistant_answer_versions')
      .select(['asked', 'answer', 'answer_fr', 'path'])
      .where('answer_id', '=', answerId)
      .where('version', '=', version),
  )
}

export async function deleteAnswer(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('assistant_answers').where('id', '=', id))
}
