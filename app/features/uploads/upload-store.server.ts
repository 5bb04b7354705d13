import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call, callOf } from '#app/platform/sql-functions.server.ts'
import { float } from '#app/platform/sql-helpers.server.ts'
import type { Upload } from './upload.ts'

export type NewUpload = { id: string; line: string; name: string; size: number }
/** The most bytes and files that a person, and a client, may have under way. */
export type Bounds = { ownBytes: number; clientBytes: number; ownFiles: number }
export type Begun = 'begun' | 'closed' | 'full'

export async function insertUpload(tx: Tx, upload: NewUpload, bounds: Bounds): Promise<Begun> {
  const given = {
    upload: upload.id,
    line: upload.line,
    file_name: upload.name,
    bytes: upload.size,
    own_most: bounds.ownBytes,
    client_most: bounds.clientBytes,
    own_files: bounds.ownFiles,
  }
  const row = await tx.first(db.selectNoFrom(callOf('begin_upload', given).as('outcome')))
  return row?.outcome as Begun
}

/** An upload of whoever asks, for a line of the request. */
export async function selectUpload(
  tx: Tx,
  requestId: string,
  id: string,
): Promise<Upload | undefined> {
  const row = await tx.first(
    db
      .selectFrom('uploads as u')
      .innerJoin('client_request_lines as l', 'l.id', 'u.line_id')
      .select((eb) => [
        ...(['u.id', 'u.line_id', 'u.name', 'u.given_at'] as const),
        float(eb.ref('u.size')).as('size'),
        float(eb.ref('u.received')).as('received'),
      ])
      .where('u.id', '=', id)
      .where('l.request_id', '=', requestId),
  )
  if (!row) return undefined
  const { given_at: givenAt, ...upload } = row
  return { ...upload, isGiven: givenAt !== null }
}

/** @returns whether the piece begins where the upload ends; otherwise nothing was added */
export async function insertPiece(
  tx: Tx,
  upload: string,
  piece: { begins: number; bytes: number; key: string },
): Promise<boolean> {
  const row = await tx.first(
    db.selectNoFrom(callOf('add_upload_piece', { upload, ...piece }).as('added')),
  )
  return row?.added === true
}

/** The storage keys of the pieces in their order. */
export async function selectPieces(tx: Tx, uploadId: string): Promise<string[]> {
  const rows = await tx.all(
    db
      .selectFrom('upload_pieces')
      .select('storage_key')
      .where('upload_id', '=', uploadId)
      .orderBy('starts_at'),
  )
  return rows.map(({ storage_key: key }) => key)
}

/** @returns whether nobody else puts the pieces together at the moment */
export async function claimUpload(tx: Tx, upload: string, seconds: number): Promise<boolean> {
  const row = await tx.first(
    db.selectNoFrom(callOf('claim_upload', { upload, seconds }).as('claimed')),
  )
  return row?.claimed === true
}

export async function releaseUpload(tx: Tx, upload: string): Promise<void> {
  await tx.run(call('claim_upload', { upload, seconds: 0 }))
}

/** @returns false when it became a document before */
export async function updateGiven(tx: Tx, upload: string): Promise<boolean> {
  const row = await tx.first(db.selectNoFrom(callOf('mark_upload_given', { upload }).as('marked')))
  return row?.marked === true
}

/** Its pieces go with it: a trigger hands them to the sweep of received files. */
export async function deleteUpload(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('uploads').where('id', '=', id))
}

/** Deletes at most `limit` of the uploads that have not moved since `time`. @returns how many */
export async function deleteUploadsBefore(tx: Tx, time: Date, limit: number): Promise<number> {
  const oldest = db
    .selectFrom('uploads')
    .select('id')
    .where('moved_at', '<', time.toISOString())
    .orderBy('moved_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return (await tx.all(db.deleteFrom('uploads').where('id', 'in', oldest).returning('id'))).length
}
