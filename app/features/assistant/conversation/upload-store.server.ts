import { sql } from 'drizzle-orm'
import type { StoredFile } from '#app/features/files/file.ts'
import type { Tx } from '#app/platform/db.server.ts'

export type ChatUpload = {
  id: string
  storage_key: string
  file_name: string
  file_size: number
  mime_type: string
  /** What could be read of it; null until somebody asked. */
  content: string | null
  message_id: string | null
}

/** How many files the session has sent within the last hour. */
export async function countRecentUploads(tx: Tx): Promise<number> {
  const [row] = (await tx.execute(sql`
    select count(*)::int as total from chat_uploads
    where session_hash = app_chat_session() and created_at > now() - interval '1 hour'`)) as unknown as {
    total: number
  }[]
  return row?.total ?? 0
}

export async function insertUpload(tx: Tx, sessionHash: string, file: StoredFile): Promise<void> {
  await tx.execute(sql`
    insert into chat_uploads (id, session_hash, file_name, file_size, mime_type, storage_key, sha256)
    values (${crypto.randomUUID()}, decode(${sessionHash}, 'hex'), ${file.name}, ${file.size}, ${file.type},
      ${file.key}, ${file.sha256})`)
}

const columns = sql`id, storage_key, file_name, file_size::int as file_size, mime_type, content, message_id`

export async function selectUploads(tx: Tx, keys: string[]): Promise<ChatUpload[]> {
  return (await tx.execute(sql`
    select ${columns} from chat_uploads where storage_key = any(${sql.param(keys)}::text[])`)) as unknown as ChatUpload[]
}

export async function selectUploadsOf(tx: Tx, messageId: string): Promise<ChatUpload[]> {
  return (await tx.execute(sql`
    select ${columns} from chat_uploads where message_id = ${messageId} order by created_at, id`)) as unknown as ChatUpload[]
}

/** The files that came with earlier messages of a conversation, the newest first. */
export async function selectEarlierUploads(
  tx: Tx,
  conversationId: string,
  before: number,
  limit: number,
): Promise<(ChatUpload & { seq: number })[]> {
  return (await tx.execute(sql`
    select u.id, u.storage_key, u.file_name, u.file_size::int as file_size, u.mime_type, u.content,
      u.message_id, m.seq
    from chat_uploads u join chat_messages m on m.id = u.message_id
    where u.conversation_id = ${conversationId} and m.seq < ${before}
    order by m.seq desc, u.created_at desc limit ${limit}`)) as unknown as (ChatUpload & {
    seq: number
  })[]
}

/** Ties uploads to the message they came with; one that came with another keeps it. */
export async function attachUploads(
  tx: Tx,
  ids: string[],
  to: { conversationId: string; messageId: string },
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update chat_uploads set conversation_id = ${to.conversationId}, message_id = ${to.messageId}
    where id = any(${sql.param(ids)}::uuid[]) and message_id is null`)
}

export async function updateContent(tx: Tx, id: string, content: string): Promise<void> {
  await tx.execute(sql`update chat_uploads set content = ${content} where id = ${id}`)
}
