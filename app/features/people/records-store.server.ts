import type { Tx } from '#app/platform/db.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import type { RecordCounts } from './person.ts'

const counts = rawStatement({
  name: 'records of addresses',
  text: `select
    (select count(*)::int from leads where lower(email) = any($1) and spam_at is null
      and source not in ('newsletter', 'application')) as leads,
    (select count(*)::int from job_applications where lower(email) = any($1)) as applications,
    (select count(*)::int from chat_conversations c
      where c.id = any(array(select v.id from chat_conversations v where lower(v.visitor_email) = any($1)
        union select m.conversation_id from chat_mail_consents m where lower(m.email) = any($1)))) as conversations,
    (select count(*)::int from bookings where lower(email) = any($1)) as bookings,
    (select count(*)::int from newsletter_subscribers where lower(email) = any($1) and state <> 'unsubscribed') as subscriptions,
    (select count(*)::int from support_tickets t join profiles p on p.user_id = t.created_by
      where lower(p.email) = any($1)) as tickets`,
  parameters: { addresses: 'text[]' },
  row: {
    leads: 'int4!',
    applications: 'int4!',
    conversations: 'int4!',
    bookings: 'int4!',
    subscriptions: 'int4!',
    tickets: 'int4!',
  },
})

export const noRecords: RecordCounts = {
  ...{ leads: 0, applications: 0, conversations: 0 },
  ...{ bookings: 0, subscriptions: 0, tickets: 0 },
}

/** How many records of each kind have one of these addresses. */
export async function selectRecordCounts(tx: Tx, addresses: string[]): Promise<RecordCounts> {
  return (await tx.first(counts({ addresses }))) ?? noRecords
}
