import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { anyOf, list, rowsOf } from '#app/platform/sql-helpers.server.ts'

/** Every table with a column `storage_key`; a table that is missing here does not compile. */
type Table = keyof Schema
type NamingTable = {
  [T in Table]: 'storage_key' extends keyof Schema[T] ? T : never
}[Table]
const namingTables: Record<Exclude<NamingTable, 'received_files'>, true> = {
  chat_uploads: true,
  client_references: true,
  company_files: true,
  content_picture_files: true,
  document_versions: true,
  documents: true,
  held_submissions: true,
  inbound_mails: true,
  job_applications: true,
  ticket_attachments: true,
  upload_pieces: true,
}

/** Records a file before it is stored, so that housekeeping finds it when the upload fails. */
export async function insertReceivedFile(tx: Tx, key: string): Promise<void> {
  await tx.run(db.insertInto('received_files').values({ storage_key: key }))
}

/** Records files that are to be deleted as if they had been received at a time. */
export async function noteReceivedFiles(tx: Tx, keys: string[], time: Date): Promise<void> {
  if (keys.length === 0) return
  const rows = keys.map((storage_key) => ({ storage_key, received_at: time.toISOString() }))
  await tx.run(
    db
      .insertInto('received_files')
      .values(rows)
      .onConflict((conflict) => conflict.column('storage_key').doNothing()),
  )
}

/**
 * The files recorded before `time`, at most `limit`; skips rows that another instance has locked.
 */
export async function takeReceivedFiles(tx: Tx, time: Date, limit: number): Promise<string[]> {
  const oldest = db
    .selectFrom('received_files')
    .select('storage_key')
    .where('received_at', '<', time.toISOString())
    .orderBy('received_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const taken = db.deleteFrom('received_files').where('storage_key', 'in', oldest)
  return (await tx.all(taken.returning('storage_key'))).map((row) => row.storage_key)
}

export async function deleteReceivedFiles(tx: Tx, keys: string[]): Promise<void> {
  await tx.run(db.deleteFrom('received_files').where('storage_key', '=', anyOf(keys)))
}

/** Those of the keys that no column `storage_key` refers to. */
export async function selectUnusedKeys(tx: Tx, keys: string[]): Promise<string[]> {
  // One table name stands for all in the types: every listed table has the column.
  const names = Object.keys(namingTables) as 'documents'[]
  const unused = db
    .selectFrom(rowsOf({ key: list('text', keys) }, 'k'))
    .select('k.key')
    .where((eb) =>
      eb.and(
        names.map((name) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom(`${name} as t`)
                .select('t.storage_key')
                .whereRef('t.storage_key', '=', 'k.key'),
            ),
          ),
        ),
      ),
    )
  return (await tx.all(unused)).map(({ key }) => key)
}
