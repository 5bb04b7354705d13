import type { Tx } from '#app/platform/db.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isInstant } from '#app/platform/instant.ts'
import { messagesPerPage, selectThread } from './ticket-thread-store.server.ts'

/** The part of a thread before the time in the URL, or the newest part. */
export async function readThread(
  tx: Tx,
  ticket: { id: string; clientId: string },
  earlierThan: string | null,
) {
  const [id = '', instant = ''] = earlierThan?.split('~') ?? []
  const before = isUuid(id) && isInstant(instant) ? { id, instant } : undefined
  const found = await selectThread(tx, ticket, before)
  const messages = found.slice(-messagesPerPage)
  const first = messages[0]
  return {
    messages: messages.map(({ cursor: _, ...message }) => message),
    earlier: found.length > messagesPerPage && first ? `${first.id}~${first.cursor}` : null,
    isLatest: before === undefined,
  }
}
