import { sql } from 'kysely'
import type { StoredFile } from '#app/features/files/file.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import { anyOf, countRows, int } from '#app/platform/sql-helpers.server.ts'

export type ChatUpload = {
  id: string
  storage_key: string
  file_name: string
  file_size: number
  mime_type: string
  /** Its text; null until it is read for the first time. */
  content: string | null
  message_id: string | null
}

/** How many files the session has sent within the last hour. */
export async function countRecentUploads(tx: Tx): Promise<number> {
  const row = await tx.first(
    db
      .selectFrom('chat_uploads')
      .select(countRows().as('total'))
      .where('session_hash', '=', callOf('app_chat_session', {}).$notNull())
      .where('created_at', '>', sql<string>`now() - interval '1 hour'`),
  )
  return row?.total ?? 0
}

export async function insertUpload(tx: Tx, sessionHash: string, file: StoredFile): Promise<void> {
  await tx.run(
    db.insertInto('chat_uploads').values({
      id: crypto.randomUUID(),
      session_hash: Buffer.from(sessionHash, 'hex'),
      file_name: file.name,
      file_size: file.size,
      mime_type: file.type,
      storage_key: file.key,
      sha256: file.sha256,
    }),
  )
}

const uploads = db
  .selectFrom('chat_uploads as u')
  .select((eb) => [
    ...(['u.id', 'u.storage_key', 'u.file_name', 'u.mime_type', 'u.content'] as const),
    ...(['u.message_id'] as const),
    int(eb.ref('u.file_size')).as('file_size'),
  ])

export function selectUploads(tx: Tx, keys: string[]): Promise<ChatUpload[]> {
  return tx.all(uploads.where('u.storage_key', '=', anyOf(keys)))
}

export function selectUpload(tx: Tx, id: string): Promise<ChatUpload | undefined> {
  return tx.first(uploads.where('u.id', '=', id))
}

export function selectUploadsOf(tx: Tx, messageId: string): Promise<ChatUpload[]> {
  return tx.all(
    uploads.where('u.message_id', '=', messageId).orderBy('u.created_at').orderBy('u.id'),
  )
}

/** The files that came with earlier messages of a conversation, the newest first. */
export function selectEarlierUploads(
  tx: Tx,
  conversationId: string,
  before: number,
  limit: number,
): Promise<(ChatUpload & { seq: number })[]> {
  return tx.all(
    uploads
      .innerJoin('chat_messages as m', 'm.id', 'u.message_id')
      .select('m.seq')
      .where('u.conversation_id', '=', conversationId)
      .where('m.seq', '<', before)
      .orderBy('m.seq', 'desc')
      .orderBy('u.created_at', 'desc')
      .limit(limit),
  )
}

/** Links uploads to their message; an upload that belongs to another message keeps it. */
export async function attachUploads(
  tx: Tx,
  ids: string[],
  to: { conversationId: string; messageId: string },
): Promise<void> {
  if (ids.length === 0) return
  await tx.run(
    db
      .updateTable('chat_uploads')
      .set({ conversation_id: to.conversationId, message_id: to.messageId })
      .where('id', '=', anyOf(ids))
      .where('message_id', 'is', null),
  )
}

export async function updateContent(tx: Tx, id: string, content: string): Promise<void> {
  await tx.run(db.updateTable('chat_uploads').set({ content }).where('id', '=', id))
}

/** Counts a failed read; with the last one that is allowed it has no text for good. */
export async function countFailedRead(tx: Tx, id: string, mostReads: number): Promise<void> {
  await tx.run(
    db
      .updateTable('chat_uploads')
      .set((eb) => ({
        failed_reads: eb('failed_reads', '+', 1),
        content: eb
          .case()
          .when('failed_reads', '>=', mostReads - 1)
          .then('')
          .end(),
      }))
      .where('id', '=', id)
      .where('content', 'is', null)
      .where('failed_reads', '<', mostReads),
  )
}

/** Deletes uploads that were never sent with a message. */
export async function deleteUnsentUploads(tx: Tx, time: Date): Promise<void> {
  await tx.run(
    db
      .deleteFrom('chat_uploads')
      .where('message_id', 'is', null)
      .where('created_at', '<', time.toISOString()),
  )
}
