import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Draft } from './draft.ts'
import type { Kind, Values } from './publication.ts'

/** Whose, and of what; without an id of what is not made yet. */
export type DraftKey = { editorId: string; kind: Kind; id: string | null }

const isOf = ({ editorId, kind, id }: DraftKey): SQL => {
  const [insight, project] = idsOf(kind, id)
  return sql`d.editor_id = ${editorId} and d.kind = ${kind}
    and d.insight_id is not distinct from ${insight}::uuid and d.project_id is not distinct from ${project}::uuid`
}
const idsOf = (kind: Kind, id: string | null) => (kind === 'insight' ? [id, null] : [null, id])

export async function selectDraft(tx: Tx, key: DraftKey): Promise<Draft | undefined> {
  const [row] = await tx.execute(sql`
    select to_json(d.saved_at) #>> '{}' as saved_at, d.based_on, d.content as values
    from publication_drafts d where ${isOf(key)}`)
  return row as Draft | undefined
}

/**
 * @param since when the draft was written that this one continues; empty for a first one
 * @returns when it was written; undefined when there is another draft, or the one continued is gone
 */
export async function upsertDraft(
  tx: Tx,
  key: DraftKey,
  { basedOn, values, since }: { basedOn: number; values: Values; since: string },
): Promise<string | undefined> {
  const [insight, project] = idsOf(key.kind, key.id)
  const known = since || null
  const [row] = await tx.execute<{ saved_at: string }>(sql`
    insert into publication_drafts as d (editor_id, kind, insight_id, project_id, based_on, content)
    select ${key.editorId}::uuid, ${key.kind}, ${insight}::uuid, ${project}::uuid, ${basedOn}::int,
      ${JSON.stringify(values)}::text::jsonb
    where ${known}::timestamptz is null or exists (select 1 from publication_drafts d where ${isOf(key)})
    on conflict (editor_id, kind, insight_id, project_id) do update
      set content = excluded.content, based_on = excluded.based_on, saved_at = clock_timestamp()
      where d.saved_at = ${known}::timestamptz
    returning to_json(d.saved_at) #>> '{}' as saved_at`)
  return row?.saved_at
}

export async function deleteDraft(tx: Tx, key: DraftKey): Promise<void> {
  await tx.execute(sql`delete from publication_drafts d where ${isOf(key)}`)
}
