import type { Tx } from '#app/platform/db.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import type { OpenCounts, RecordCounts } from './person.ts'

const counts = rawStatement({
  name: 'records of addresses',
  text: `select
    (select count(*)::int from leads where lower(email) = any($1) and spam_at is null
      and source not in ('newsletter', 'application')) as leads,
    (select count(*)::int from job_applications where lower(email) = any($1)) as applications,
    (select count(*)::int from chat_conversations c
      where c.id in (select v.id from chat_conversations v where lower(v.visitor_email) = any($1)
        union select m.conversation_id from chat_mail_consents m where lower(m.email) = any($1))) as conversations,
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

const open = rawStatement({
  name: 'what is open of addresses and clients',
  text: `select
    (select count(*)::int from leads where lower(email) = any($1) and status = 'new'
      and lost_reason is null and spam_at is null and source not in ('newsletter', 'application')) as leads,
    (select count(*)::int from chat_conversations where lower(visitor_email) = any($1) and waits) as conversations,
    (select count(*)::int from bookings where lower(email) = any($1) and status = 'booked' and ends_at > now()) as bookings,
    (select count(*)::int from support_tickets t join profiles p on p.user_id = t.created_by
      where lower(p.email) = any($1) and t.status in ('open', 'in_progress')) as tickets,
    (select count(*)::int from invoices where client_id = any($2) and status = 'overdue') as invoices`,
  parameters: { addresses: 'text[]', clients: 'uuid[]' },
  row: {
    leads: 'int4!',
    conversations: 'int4!',
    bookings: 'int4!',
    tickets: 'int4!',
    invoices: 'int4!',
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

/** What of them is not finished. */
export async function selectOpenCounts(
  tx: Tx,
  addresses: string[],
  clients: string[],
): Promise<OpenCounts> {
  const found = await tx.first(open({ addresses, clients }))
  return found ?? { leads: 0, conversations: 0, bookings: 0, tickets: 0, invoices: 0 }
}
