import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
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

/** Whether an upload of whoever asks has become a document. */
export async function selectIsGiven(tx: Tx, id: string): Promise<boolean> {
  const given = db.selectFrom('uploads').select('id').where('id', '=', id)
  return (await tx.first(given.where('given_at', 'is not', null))) !== undefined
}

/** A part of a file in the storage. */
export type Piece = { key: string; size: number }
/** `busy` also when the upload has moved on or is given. */
export type Claimed = 'claimed' | 'busy' | 'closed'

/** Lets a request receive the bytes from `begins` on for so many seconds, or for longer; with 0 it has ended. */
export async function claimPlace(
  tx: Tx,
  upload: string,
  place: { claim: string; begins: number; seconds: number },
): Promise<Claimed> {
  const given = { upload, ...place }
  const row = await tx.first(db.selectNoFrom(callOf('claim_upload_place', given).as('outcome')))
  return row?.outcome as Claimed
}

/** Ends the claim too. @returns whether the piece begins where the upload ends; otherwise nothing was added */
export async function insertPiece(
  tx: Tx,
  upload: string,
  piece: { claim: string; begins: number; bytes: number; key: string },
): Promise<boolean> {
  const row = await tx.first(
    db.selectNoFrom(callOf('add_upload_piece', { upload, ...piece }).as('added')),
  )
  return row?.added === true
}

/** The pieces in their order. */
export async function selectPieces(tx: Tx, uploadId: string): Promise<Piece[]> {
  return tx.all(
    db
      .selectFrom('upload_pieces')
      .select((eb) => ['storage_key as key', float(eb.ref('size')).as('size')])
      .where('upload_id', '=', uploadId)
      .orderBy('starts_at'),
  )
}

/** Lets a request put the pieces together for so many seconds, or for longer; with 0 it has ended. */
export async function claimUpload(
  tx: Tx,
  upload: string,
  { claim, seconds }: { claim: string; seconds: number },
): Promise<Claimed> {
  const given = { upload, claim, seconds }
  const row = await tx.first(db.selectNoFrom(callOf('claim_upload', given).as('outcome')))
  return row?.outcome as Claimed
}

/** @returns false when it became a document before */
export async function updateGiven(tx: Tx, upload: string): Promise<boolean> {
  const row = await tx.first(db.selectNoFrom(callOf('mark_upload_given', { upload }).as('marked')))
  return row?.marked === true
}

/**
 * Its pieces go with it: a trigger hands them to the sweep of received files.
 * @returns false when it had become a document, or was gone
 */
export async function deleteUpload(tx: Tx, id: string): Promise<boolean> {
  const unfinished = db.deleteFrom('uploads').where('id', '=', id).where('given_at', 'is', null)
  return (await tx.first(unfinished.returning('id'))) !== undefined
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
