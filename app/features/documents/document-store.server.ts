import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Choice, Document, DocumentVersion } from './document.ts'
import { projectChoices } from './document-list-store.server.ts'

const rowColumns = sql`d.id, d.name, d.file_size::float8 as file_size, d.mime_type, d.version,
  p.name as project_name, coalesce(c.company_name, c.name) as client_name,
  to_json(d.created_at) #>> '{}' as created_at`
const joins = sql`join clients c on c.id = d.client_id
  left join projects p on p.client_id = d.client_id and p.id = d.project_id`

export function selectProjectChoices(tx: Tx, clientId: string): Promise<Choice[]> {
  return tx.all(projectChoices(clientId))
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
