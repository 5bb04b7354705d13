import { sql } from 'drizzle-orm'
import type { StoredFile } from '#app/features/files/file.ts'
import type { Tx } from '#app/platform/db.server.ts'

const uploader = sql`(select id from profiles where user_id = app_user_id())`

/** @returns the client's name, or undefined when there is no such client, or no such project of it */
export async function selectPlace(
  tx: Tx,
  clientId: string,
  projectId: string | undefined,
): Promise<{ client: string; project: string | null } | undefined> {
  const [row] = await tx.execute<{ client: string; project: string | null; fits: boolean }>(sql`
    select coalesce(c.company_name, c.name) as client, p.name as project,
      (${projectId ?? null}::uuid is null or p.id is not null) as fits
    from clients c left join projects p on p.client_id = c.id and p.id = ${projectId ?? null}::uuid
    where c.id = ${clientId}`)
  return row?.fits ? row : undefined
}

export async function insertDocument(
  tx: Tx,
  place: { clientId: string; projectId: string | undefined },
  file: StoredFile,
): Promise<string> {
  const [row] = await tx.execute<{ id: string }>(sql`
    insert into documents (client_id, project_id, name, file_size, mime_type, storage_key, sha256, uploaded_by)
    values (${place.clientId}, ${place.projectId ?? null}, ${file.name}, ${file.size}, ${file.type}, ${file.key},
      ${file.sha256}, ${uploader}) returning id`)
  if (!row) throw new Error('insert returned no row')
  await insertVersion(tx, row.id, file)
  return row.id
}

/** Makes the file the document's current version. Returns the version's number, or undefined when the document is gone. */
export async function updateToNewVersion(
  tx: Tx,
  id: string,
  file: StoredFile,
  name: string,
): Promise<number | undefined> {
  const [row] = await tx.execute<{ version: number }>(sql`
    update documents set version = version + 1, name = ${name}, file_size = ${file.size}, mime_type = ${file.type},
      storage_key = ${file.key}, sha256 = ${file.sha256}, uploaded_by = ${uploader}
    where id = ${id} returning version`)
  if (row) await insertVersion(tx, id, file)
  return row?.version
}

async function insertVersion(tx: Tx, id: string, file: StoredFile): Promise<void> {
  await tx.execute(sql`
    insert into document_versions
      (client_id, document_id, version, name, file_size, mime_type, storage_key, sha256, uploaded_by)
    select client_id, id, version, ${file.name}, file_size, mime_type, storage_key, sha256, uploaded_by
    from documents where id = ${id}`)
}

export async function updateNameAndProject(
  tx: Tx,
  id: string,
  name: string,
  projectId: string | undefined,
): Promise<void> {
  await tx.execute(sql`
    update documents set name = ${name}, project_id = ${projectId ?? null} where id = ${id}`)
}

/** The document as it is while this transaction changes it; nobody else does meanwhile. */
export async function lockDocument(tx: Tx, id: string): Promise<boolean> {
  return (await tx.execute(sql`select 1 from documents where id = ${id} for update`)).length > 0
}

/** Removes a document with its versions. Returns the keys of their files. */
export async function deleteDocument(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.execute<{ storage_key: string }>(sql`
    with kept as (select storage_key from document_versions where document_id = ${id}),
      gone as (delete from documents where id = ${id} returning storage_key)
    select storage_key from kept union select storage_key from gone`)
  return rows.map((row) => row.storage_key)
}

/** Who of a client is told of new documents by mail. */
export async function selectClientAdmins(
  tx: Tx,
  clientId: string,
): Promise<{ email: string; full_name: string }[]> {
  return [
    ...(await tx.execute<{ email: string; full_name: string }>(sql`
      select email, full_name from profiles
      where client_id = ${clientId} and role = 'client_admin' and deactivated_at is null and not paused
      order by created_at limit 50`)),
  ]
}

/** The client of a person that has no document yet, with its oldest project. */
export async function selectPlaceForSamples(
  tx: Tx,
  email: string,
): Promise<{ clientId: string; projectId: string | undefined } | undefined> {
  const [row] = await tx.execute<{ client_id: string; project_id: string | null }>(sql`
    select client_id, (select id from projects where client_id = p.client_id order by created_at, id limit 1) as project_id
    from profiles p where email = ${email} and client_id is not null
      and not exists (select 1 from documents where client_id = p.client_id)`)
  return row && { clientId: row.client_id, projectId: row.project_id ?? undefined }
}
