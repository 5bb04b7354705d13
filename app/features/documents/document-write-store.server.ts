import type { StoredFile } from '#app/features/files/file.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'

const uploader = db
  .selectFrom('profiles')
  .select('id')
  .where('user_id', '=', callOf('app_user_id', {}))

const columnsOf = (file: StoredFile) => ({
  ...{ file_size: file.size, mime_type: file.type, storage_key: file.key, sha256: file.sha256 },
  uploaded_by: uploader,
})

/**
 * @returns the client's name, or undefined when the client, or the project of this client, does not
 *   exist
 */
export async function selectPlace(
  tx: Tx,
  clientId: string,
  projectId: string | undefined,
): Promise<{ client: string; project: string | null } | undefined> {
  const place = db
    .selectFrom('clients as c')
    .leftJoin('projects as p', (join) =>
      join.onRef('p.client_id', '=', 'c.id').on('p.id', '=', projectId ?? null),
    )
    .select((eb) => [eb.fn.coalesce('c.company_name', 'c.name').as('client'), 'p.name as project'])
    .where('c.id', '=', clientId)
  const row = await tx.first(place)
  return projectId && row?.project === null ? undefined : row
}

export async function insertDocument(
  tx: Tx,
  place: { clientId: string; projectId: string | undefined },
  file: StoredFile,
): Promise<string> {
  const added = db.insertInto('documents').values({
    ...{ client_id: place.clientId, project_id: place.projectId ?? null, name: file.name },
    ...columnsOf(file),
  })
  const row = await tx.first(added.returning('id'))
  if (!row) throw new Error('insert returned no row')
  await insertVersion(tx, row.id, file)
  return row.id
}

/**
 * Makes the file the document's current version. Returns the version's number, or undefined when
 * the document was deleted.
 */
export async function updateToNewVersion(
  tx: Tx,
  id: string,
  file: StoredFile,
  name: string,
): Promise<number | undefined> {
  const updated = db
    .updateTable('documents')
    .set((eb) => ({ ...columnsOf(file), name, version: eb('version', '+', 1) }))
    .where('id', '=', id)
  const row = await tx.first(updated.returning('version'))
  if (row) await insertVersion(tx, id, file)
  return row?.version
}

const kept = [
  ...(['client_id', 'version', 'file_size', 'mime_type'] as const),
  ...(['storage_key', 'sha256', 'uploaded_by'] as const),
] as const

async function insertVersion(tx: Tx, id: string, file: StoredFile): Promise<void> {
  const current = db
    .selectFrom('documents')
    .select(kept)
    .select((eb) => ['id as document_id', eb.val(file.name).as('name')])
    .where('id', '=', id)
  await tx.run(
    db
      .insertInto('document_versions')
      .columns([...kept, 'document_id', 'name'])
      .expression(current),
  )
}

export async function updateNameAndProject(
  tx: Tx,
  id: string,
  name: string,
  projectId: string | undefined,
): Promise<void> {
  const changes = { name, project_id: projectId ?? null }
  await tx.run(db.updateTable('documents').set(changes).where('id', '=', id))
}

/** Locks the document until the transaction ends. Returns false when it does not exist. */
export async function lockDocument(tx: Tx, id: string): Promise<boolean> {
  const document = db.selectFrom('documents').select('id').where('id', '=', id)
  return (await tx.first(document.forUpdate())) !== undefined
}

/** Deletes a document with its versions. Returns the storage keys of their files. */
export async function deleteDocument(tx: Tx, id: string): Promise<string[]> {
  const keys = db
    .with('versions', (cte) =>
      cte.selectFrom('document_versions').select('storage_key').where('document_id', '=', id),
    )
    .with('gone', (cte) =>
      cte.deleteFrom('documents').where('id', '=', id).returning('storage_key'),
    )
    .selectFrom('versions')
    .select('storage_key')
    .union((eb) => eb.selectFrom('gone').select('storage_key'))
  return (await tx.all(keys)).map((row) => row.storage_key)
}

/** The client's administrators, who are notified of new documents by mail. */
export function selectClientAdmins(
  tx: Tx,
  clientId: string,
): Promise<{ email: string; full_name: string }[]> {
  const admins = db
    .selectFrom('profiles')
    .select(['email', 'full_name'])
    .where('client_id', '=', clientId)
    .where('role', '=', 'client_admin')
    .where('deactivated_at', 'is', null)
    .where('paused', '=', false)
  return tx.all(admins.orderBy('created_at').limit(50))
}

/** The person's client if it has no document yet, with its oldest project. */
export async function selectPlaceForSamples(
  tx: Tx,
  email: string,
): Promise<{ clientId: string; projectId: string | undefined } | undefined> {
  const place = db
    .selectFrom('profiles as p')
    .select((eb) => [
      eb.ref('p.client_id').$notNull().as('client_id'),
      eb
        .selectFrom('projects as o')
        .select('o.id')
        .whereRef('o.client_id', '=', 'p.client_id')
        .orderBy('o.created_at')
        .orderBy('o.id')
        .limit(1)
        .as('project_id'),
    ])
    .where('p.email', '=', email)
    .where('p.client_id', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('documents as d')
            .select('d.id')
            .whereRef('d.client_id', '=', 'p.client_id'),
        ),
      ),
    )
  const row = await tx.first(place)
  return row && { clientId: row.client_id, projectId: row.project_id ?? undefined }
}
