import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Kind, Values } from './publication.ts'
import { type Version, type VersionMove, type VersionRow, versionsPerPage } from './version.ts'

const tables = { insight: sql`insight_versions`, project: sql`project_versions` }
const owners = { insight: sql`insight_id`, project: sql`project_id` }
const records = { insight: sql`insights`, project: sql`public_projects` }

const rowOf = sql`v.id, v.version, v.move, v.restored_from, v.changed, to_json(v.created_at) #>> '{}' as created_at,
  (select coalesce(nullif(p.full_name, ''), p.email) from profiles p where p.user_id = v.editor_id) as editor`

export type NewVersion = {
  version: number
  move: VersionMove
  values: Values
  changed: string[]
  editorId: string
  restoredFrom: number | null
}

export async function insertVersion(tx: Tx, kind: Kind, id: string, of: NewVersion): Promise<void> {
  await tx.execute(sql`
    insert into ${tables[kind]} (${owners[kind]}, version, move, restored_from, changed, content, editor_id)
    values (${id}, ${of.version}, ${of.move}, ${of.restoredFrom}, ${sql.param(of.changed)}::text[],
      ${JSON.stringify(of.values)}::text::jsonb, ${of.editorId})
    on conflict do nothing`)
}

/** Keeps what stands there, if its history does not know it: it was not written at the desk. */
export async function keepFound(
  tx: Tx,
  kind: Kind,
  id: string,
  { version, values }: { version: number; values: Values },
): Promise<void> {
  await tx.execute(sql`
    insert into ${tables[kind]} (${owners[kind]}, version, move, content, created_at)
    select p.id, ${version}, 'found', ${JSON.stringify(values)}::text::jsonb, p.updated_at
    from ${records[kind]} p where p.id = ${id}
    on conflict do nothing`)
}

/**
 * Newest first; one row more than a page.
 * @param before the version that the page stands behind
 * @param after the version that the page stands in front of
 */
export async function selectVersions(
  tx: Tx,
  kind: Kind,
  id: string,
  { before, after }: { before?: number; after?: number },
): Promise<VersionRow[]> {
  const past = before ? sql`v.version < ${before}` : after ? sql`v.version > ${after}` : sql`true`
  const rows = await tx.execute(sql`
    select ${rowOf} from ${tables[kind]} v where v.${owners[kind]} = ${id} and ${past}
    order by v.version ${after ? sql`asc` : sql`desc`} limit ${versionsPerPage + 1}`)
  const found = [...rows] as unknown as VersionRow[]
  return after ? found.reverse() : found
}

export async function selectVersion(
  tx: Tx,
  kind: Kind,
  id: string,
  versionId: string,
): Promise<Version | undefined> {
  const [row] = await tx.execute(sql`
    select ${rowOf}, v.content as values from ${tables[kind]} v
    where v.${owners[kind]} = ${id} and v.id = ${versionId}`)
  return row as Version | undefined
}

/** The one before, with which a version is compared. */
export async function selectVersionBefore(
  tx: Tx,
  kind: Kind,
  id: string,
  version: number,
): Promise<Version | undefined> {
  const [row] = await tx.execute(sql`
    select ${rowOf}, v.content as values from ${tables[kind]} v
    where v.${owners[kind]} = ${id} and v.version < ${version} order by v.version desc limit 1`)
  return row as Version | undefined
}
