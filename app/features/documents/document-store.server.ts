import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { containing } from '#app/platform/keyset.server.ts'
import type { Choice, Document, DocumentRow, DocumentSort, DocumentVersion } from './document.ts'
import {
  type DocumentCursor,
  type DocumentListQuery,
  documentsPerPage,
} from './document-list-query.ts'

// Each expression is a column of an index in db/migrations/0006_documents.sql.
const sortColumn: Record<DocumentSort, SQL> = {
  created_at: sql`d.created_at`,
  name: sql`lower(d.name)`,
  file_size: sql`d.file_size`,
}
const sortType: Record<DocumentSort, SQL> = {
  created_at: sql`timestamptz`,
  name: sql`text`,
  file_size: sql`bigint`,
}
// In UTC and to the microsecond, so that a cursor finds its own row again.
const sortText: Record<DocumentSort, SQL> = {
  created_at: sql`to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`,
  name: sql`lower(d.name)`,
  file_size: sql`d.file_size::text`,
}

const rowColumns = sql`d.id, d.name, d.file_size::float8 as file_size, d.mime_type, d.version,
  p.name as project_name, coalesce(c.company_name, c.name) as client_name,
  to_json(d.created_at) #>> '{}' as created_at`
const joins = sql`join clients c on c.id = d.client_id
  left join projects p on p.client_id = d.client_id and p.id = d.project_id`

function matching({ search, client, project }: DocumentListQuery): SQL {
  const conditions = [sql`true`]
  if (client) conditions.push(sql`d.client_id = ${client}`)
  if (project) conditions.push(sql`d.project_id = ${project}`)
  if (search) {
    conditions.push(sql`lower(d.name) like ${containing(search)}`)
  }
  return sql.join(conditions, sql` and `)
}

function past(sort: DocumentSort, cursor: DocumentCursor | undefined, descending: boolean): SQL {
  if (!cursor || cursor === 'end') return sql`true`
  const operator = descending ? sql`<` : sql`>`
  return sql`(${sortColumn[sort]}, d.id) ${operator} (${cursor.value}::${sortType[sort]}, ${cursor.id}::uuid)`
}

/**
 * The ids a query finds, up to `limit`. The owner looks them up, because under row-level security a
 * search cannot use its index (LIKE is not leakproof); ids are all that comes of it, and the rows are
 * then read as the actor.
 */
export async function selectMatchingIds(
  tx: Tx,
  query: DocumentListQuery,
  limit: number,
): Promise<string[]> {
  const [{ role }] = (await tx.execute(
    sql`select current_setting('role') as role, set_config('role', 'none', true)`,
  )) as unknown as [{ role: string }]
  const rows = await tx.execute<{ id: string }>(
    sql`select d.id from documents d where ${matching(query)} limit ${limit}`,
  )
  await tx.execute(sql`select set_config('role', ${role}, true)`)
  return rows.map(({ id }) => id)
}

/**
 * One page and one row more, in the order of the query; `before` pages are read backwards and turned round.
 * @param ids the only rows that can be in it, where that is known
 */
export async function selectDocuments(
  tx: Tx,
  query: DocumentListQuery,
  ids?: string[],
): Promise<(DocumentRow & { cursor: string })[]> {
  const backwards = query.before !== undefined
  const descending = (query.direction === 'desc') !== backwards
  const way = descending ? sql`desc` : sql`asc`
  const rows = await tx.execute<DocumentRow & { cursor: string }>(sql`
    select ${rowColumns}, ${sortText[query.sort]} as cursor from documents d ${joins}
    where ${ids ? sql`d.id = any(${sql.param(ids)}::uuid[])` : matching(query)} and ${past(query.sort, query.before ?? query.after, descending)}
    order by ${sortColumn[query.sort]} ${way}, d.id ${way} limit ${documentsPerPage + 1}`)
  return backwards ? [...rows].reverse() : [...rows]
}

/** How many documents the query finds, counted up to `limit`. */
export async function countDocuments(
  tx: Tx,
  query: DocumentListQuery,
  limit: number,
): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from documents d where ${matching(query)} limit ${limit}) as found`)
  return row?.total ?? 0
}

/** The client's projects, newest first, for a choice between them. */
export async function selectProjectChoices(tx: Tx, clientId: string): Promise<Choice[]> {
  return [
    ...(await tx.execute<Choice>(sql`
      select id, name from projects where client_id = ${clientId}
      order by created_at desc, id desc limit 500`)),
  ]
}

/** A thousand clients by name; the chosen one is always among them. */
export async function selectClientChoices(tx: Tx, chosen: string | null): Promise<Choice[]> {
  return [
    ...(await tx.execute<Choice>(sql`
      select id, case when company_name is null then name else name || ' (' || company_name || ')' end as name
      from clients where id in ((select c.id from clients c order by c.name, c.id limit 1000)
        union select ${chosen}::uuid)
      order by clients.name, id`)),
  ]
}

/** @param clientId only this client's; left out, anyone's that the transaction's role may see */
export async function selectDocument(
  tx: Tx,
  id: string,
  clientId: string | null,
): Promise<Document | undefined> {
  const [row] = await tx.execute<Document>(sql`
    select ${rowColumns}, d.client_id, d.project_id, to_json(d.updated_at) #>> '{}' as updated_at
    from documents d ${joins} where d.id = ${id} and ${clientId ? sql`d.client_id = ${clientId}` : sql`true`}`)
  return row
}

/** Newest first. The uploader's name is only there for those who may see their profile. */
export async function selectVersions(tx: Tx, documentId: string): Promise<DocumentVersion[]> {
  return [
    ...(await tx.execute<DocumentVersion>(sql`
      select v.version, v.name, v.file_size::float8 as file_size, v.mime_type, v.sha256,
        p.full_name as uploaded_by, to_json(v.created_at) #>> '{}' as created_at
      from document_versions v left join profiles p on p.id = v.uploaded_by
      where v.document_id = ${documentId} order by v.version desc limit 200`)),
  ]
}

export type StoredVersion = {
  document_id: string
  version: number
  name: string
  file_size: number
  mime_type: string
  storage_key: string
}

/** Where a version's bytes are; without a version, the current one's. The current name is the document's. */
export async function selectStoredVersion(
  tx: Tx,
  id: string,
  clientId: string | null,
  version: number | undefined,
): Promise<StoredVersion | undefined> {
  const [row] = await tx.execute<StoredVersion>(sql`
    select d.id as document_id, v.version, case when v.version = d.version then d.name else v.name end as name,
      v.file_size::float8 as file_size, v.mime_type, v.storage_key
    from documents d join document_versions v on v.client_id = d.client_id and v.document_id = d.id
    where d.id = ${id} and ${clientId ? sql`d.client_id = ${clientId}` : sql`true`}
      and v.version = ${version ?? sql`d.version`}`)
  return row
}
