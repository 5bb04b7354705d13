import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import type { Choice, Document, DocumentRow, DocumentSort, DocumentVersion } from './document.ts'
import { type DocumentListQuery, documentsPerPage } from './document-list-query.ts'

// Each expression is a column of an index in db/migrations/0030_lists_of_one_client.sql.
const sortColumn: Record<DocumentSort, SQL> = {
  created_at: sql`d.created_at`,
  name: sql`d.search_text`,
  file_size: sql`d.file_size`,
}

const rowColumns = sql`d.id, d.name, d.file_size::float8 as file_size, d.mime_type, d.version,
  p.name as project_name, coalesce(c.company_name, c.name) as client_name,
  to_json(d.created_at) #>> '{}' as created_at`
const joins = sql`join clients c on c.id = d.client_id
  left join projects p on p.client_id = d.client_id and p.id = d.project_id`

/** @param isClients read by the client itself: its search goes through a function of the owner */
export function documentList(query: DocumentListQuery, isClients: boolean): List {
  const { search, client, project } = query
  // What is read across clients has to say so, or their common indexes are not found: a client with half
  // of all rows must not walk over the other half.
  const conditions = [client ? sql`d.client_id = ${client}` : sql`d.version >= 1`]
  if (project) conditions.push(sql`d.project_id = ${project}`)
  return {
    search,
    table: sql`documents d`,
    as: sql`d`,
    filters: sql.join(conditions, sql` and `),
    found: isClients
      ? (pattern, limit) =>
          sql`select own_documents_matching(${pattern}, ${limit}, ${project || null}::uuid)`
      : undefined,
    beside: client
      ? sql`select coalesce(json_agg(p), '[]') from (${projectChoices(client)}) as p`
      : undefined,
  }
}

/** The projects of a client that its documents can be narrowed to or moved to, newest first. */
const projectChoices = (clientId: string) => sql`
  select id, name from projects where client_id = ${clientId}::uuid
  order by created_at desc, id desc limit 500`

/** One page and one row more, in the order of the query. */
export function selectDocuments(
  tx: Tx,
  query: DocumentListQuery,
  list: List,
  matches?: Matches,
): Promise<(DocumentRow & { cursor: string })[]> {
  const type = query.sort === 'file_size' ? sql`bigint` : undefined
  const page = keyset(query, sortColumn[query.sort], sql`d.id`, type)
  return readPage(
    tx,
    list,
    matches,
    page,
    documentsPerPage,
    (where) => sql`
      select ${rowColumns}, ${page.cursor} as cursor from documents d ${joins} where ${where}`,
  )
}

export async function selectProjectChoices(tx: Tx, clientId: string): Promise<Choice[]> {
  return [...(await tx.execute<Choice>(projectChoices(clientId)))]
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
