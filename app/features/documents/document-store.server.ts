import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, float, iso } from '#app/platform/sql-helpers.server.ts'
import type { Choice, Document, DocumentVersion } from './document.ts'
import { projectChoices } from './document-list-store.server.ts'

export function selectProjectChoices(tx: Tx, clientId: string): Promise<Choice[]> {
  return tx.all(projectChoices(clientId))
}

/** @param clientId only this client's; undefined for any that the transaction's role may see */
export function selectDocument(
  tx: Tx,
  id: string,
  clientId: string | null,
): Promise<Document | undefined> {
  const document = db
    .selectFrom('documents as d')
    .innerJoin('clients as c', 'c.id', 'd.client_id')
    .leftJoin('projects as p', (join) =>
      join.onRef('p.client_id', '=', 'd.client_id').onRef('p.id', '=', 'd.project_id'),
    )
    .select((eb) => [
      ...(['d.id', 'd.name', 'd.mime_type', 'd.version', 'p.name as project_name'] as const),
      ...(['d.client_id', 'd.project_id'] as const),
      float(eb.ref('d.file_size')).as('file_size'),
      eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
      iso(eb.ref('d.created_at')).as('created_at'),
      exactIso(eb.ref('d.updated_at')).as('updated_at'),
    ])
    .where('d.id', '=', id)
  return tx.first(clientId ? document.where('d.client_id', '=', clientId) : document)
}

/** Newest first. The uploader's name is null for those who may not see that profile. */
export function selectVersions(tx: Tx, documentId: string): Promise<DocumentVersion[]> {
  const versions = db
    .selectFrom('document_versions as v')
    .leftJoin('profiles as p', 'p.id', 'v.uploaded_by')
    .select((eb) => [
      ...(['v.version', 'v.name', 'v.mime_type', 'v.sha256'] as const),
      float(eb.ref('v.file_size')).as('file_size'),
      'p.full_name as uploaded_by',
      iso(eb.ref('v.created_at')).as('created_at'),
    ])
    .where('v.document_id', '=', documentId)
  return tx.all(versions.orderBy('v.version', 'desc').limit(200))
}

export type StoredVersion = {
  document_id: string
  version: number
  name: string
  file_size: number
  mime_type: string
  storage_key: string
}

/**
 * The storage key of a version, by default the current one. The current version has the document's
 * name.
 */
export function selectStoredVersion(
  tx: Tx,
  id: string,
  clientId: string | null,
  version: number | undefined,
): Promise<StoredVersion | undefined> {
  const stored = db
    .selectFrom('documents as d')
    .innerJoin('document_versions as v', (join) =>
      join.onRef('v.client_id', '=', 'd.client_id').onRef('v.document_id', '=', 'd.id'),
    )
    .select((eb) => [
      ...(['d.id as document_id', 'v.version', 'v.mime_type', 'v.storage_key'] as const),
      eb
        .case()
        .when('v.version', '=', eb.ref('d.version'))
        .then(eb.ref('d.name'))
        .else(eb.ref('v.name'))
        .end()
        .as('name'),
      float(eb.ref('v.file_size')).as('file_size'),
    ])
    .where('d.id', '=', id)
    .where((eb) => eb('v.version', '=', version ?? eb.ref('d.version')))
  return tx.first(clientId ? stored.where('d.client_id', '=', clientId) : stored)
}
