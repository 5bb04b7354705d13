import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { ConversationListQuery } from './admin-conversation-list-query.ts'

/** The list in the order of the last message. */
export const conversationSource = ({ state, intent }: ConversationListQuery) =>
  listSource({
    table: db.selectFrom('chat_conversations as c'),
    as: 'c',
    filters: (eb) => [
      ...(state === 'waiting' ? [sql<boolean>`${eb.ref('c.waits')}`] : []),
      ...(state && state !== 'waiting' ? [eb('c.state', '=', state)] : []),
      ...(intent ? [eb('c.intent', '=', intent)] : []),
    ],
    rows: (from) =>
      from
        .select(['c.id', 'c.opening', 'c.state', 'c.waits', 'c.intent', 'c.visitor_name'])
        .select(['c.visitor_email', 'c.lead_id', 'c.message_count'])
        .select((eb) => iso(eb.ref('c.last_message_at')).as('last_message_at')),
    sorts: { created_at: 'c.last_message_at' },
    newest: 'c.last_message_at',
  })
