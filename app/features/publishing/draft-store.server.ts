import { type ExpressionBuilder, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { exactIso, json, jsonAs, typed } from '#app/platform/sql-helpers.server.ts'
import type { Draft } from './draft.ts'
import type { Kind, Values } from './publication.ts'

/** The editor and the publication of a draft; the id is null for a new publication. */
export type DraftKey = { editorId: string; kind: Kind; id: string | null }

type Eb = ExpressionBuilder<Schema, 'publication_drafts'>
const isOf =
  ({ editorId, kind, id }: DraftKey) =>
  (eb: Eb) => {
    const { insight, project, help } = idsOf(kind, id)
    return eb.and([
      eb('editor_id', '=', editorId),
      eb('kind', '=', kind),
      eb('insight_id', 'is not distinct from', insight),
      eb('project_id', 'is not distinct from', project),
      eb('help_id', 'is not distinct from', help),
    ])
  }
const keyColumns = ['editor_id', 'kind', 'insight_id', 'project_id', 'help_id'] as const
const idsOf = (kind: Kind, id: string | null) => ({
  insight: kind === 'insight' ? id : null,
  project: kind === 'project' ? id : null,
  help: kind === 'help' ? id : null,
})

export function selectDraft(tx: Tx, key: DraftKey): Promise<Draft | undefined> {
  return tx.first(
    db
      .selectFrom('publication_drafts')
      .select((eb) => [
        exactIso(eb.ref('saved_at')).as('saved_at'),
        'based_on',
        jsonAs<Values>(eb.ref('content')).as('values'),
      ])
      .where(isOf(key)),
  )
}

/**
 * @param since the time of the draft that this one continues; empty for the first one
 * @returns the time of the draft; undefined when there is another draft, or the continued one was
 *   deleted
 */
export async function upsertDraft(
  tx: Tx,
  key: DraftKey,
  { basedOn, values, since }: { basedOn: number; values: Values; since: string },
): Promise<string | undefined> {
  const { insight, project, help } = idsOf(key.kind, key.id)
  const continued = db.selectFrom('publication_drafts').select('id').where(isOf(key))
  const given = db
    .selectNoFrom((eb) => [
      typed('uuid', key.editorId).as('editor_id'),
      eb.val(key.kind).as('kind'),
      typed('uuid', insight).as('insight_id'),
      typed('uuid', project).as('project_id'),
      typed('uuid', help).as('help_id'),
      typed('int', basedOn).as('based_on'),
      typed('jsonb', json(values)).as('content'),
    ])
    .$if(since !== '', (query) => query.where((eb) => eb.exists(continued)))
  const row = await tx.first(
    db
      .insertInto('publication_drafts')
      .columns([...keyColumns, 'based_on', 'content'])
      .expression(given)
      .onConflict((conflict) =>
        conflict
          .columns(keyColumns)
          .doUpdateSet((eb) => ({
            content: eb.ref('excluded.content'),
            based_on: eb.ref('excluded.based_on'),
            saved_at: sql<string>`clock_timestamp()`,
          }))
          .where('publication_drafts.saved_at', '=', typed('timestamptz', since || null)),
      )
      .returning((eb) => exactIso(eb.ref('saved_at')).as('saved_at')),
  )
  return row?.saved_at
}

export async function deleteDraft(tx: Tx, key: DraftKey): Promise<void> {
  await tx.run(db.deleteFrom('publication_drafts').where(isOf(key)))
}
