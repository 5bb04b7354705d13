import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import type { Portion } from './own-texts-store.server.ts'

// The files that somebody has given as a person of their client, with where each is stored. The policies decide which of them
// they may still see.

export const selectDocuments = (tx: Tx, { userId, clientId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('document_versions as v')
      .innerJoin('profiles as p', 'p.id', 'v.uploaded_by')
      .select((eb) => [
        ...(['v.id', 'v.name', 'v.version', 'v.mime_type as type', 'v.storage_key'] as const),
        eb.cast<number>('v.file_size', 'float8').as('bytes'),
        exactIso(eb.ref('v.created_at')).as('given_at'),
      ])
      .where('p.user_id', '=', userId)
      .where('v.client_id', '=', clientId)
      .where('v.from_client', '=', true)
      .where('v.id', '>', after)
      .orderBy('v.id')
      .limit(limit),
  )

/** Files of tickets. Those of replies and those with which tickets were opened are found by one index each. */
export function selectAttachments(tx: Tx, { userId, clientId, after, limit }: Portion) {
  const ofReplies = attachments
    .innerJoin('ticket_messages as m', (join) =>
      join
        .onRef('m.client_id', '=', 'a.client_id')
        .onRef('m.ticket_id', '=', 'a.ticket_id')
        .onRef('m.id', '=', 'a.message_id'),
    )
    .where('m.author_id', '=', userId)
    .where('m.client_id', '=', clientId)
    .where('m.kind', '=', 'reply')
    .where('m.from_staff', '=', false)
  const ofTickets = attachments
    .where('a.message_id', 'is', null)
    .where('t.created_by', '=', userId)
    .where('t.client_id', '=', clientId)
  return tx.all(
    db
      .selectFrom(ofReplies.unionAll(ofTickets).as('f'))
      .selectAll()
      .where('f.id', '>', after)
      .orderBy('f.id')
      .limit(limit),
  )
}

const attachments = db
  .selectFrom('ticket_attachments as a')
  .innerJoin('support_tickets as t', (join) =>
    join.onRef('t.client_id', '=', 'a.client_id').onRef('t.id', '=', 'a.ticket_id'),
  )
  .select((eb) => [
    ...(['a.id', 'a.name', 't.title as ticket', 'a.type', 'a.storage_key'] as const),
    eb.cast<number>('a.size', 'float8').as('bytes'),
    exactIso(eb.ref('a.created_at')).as('given_at'),
  ])
