import type { Tx } from '#app/platform/db.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import { requireOneOf } from '#app/platform/typed-queries.server.ts'
import { type OpenRecord, openKinds } from './open.ts'

// The first five of each kind, what waits longest or comes next first, with how many there are.
const open = rawStatement({
  name: 'what is open of addresses and clients',
  text: `(select 'leads' as kind, id, full_name as who, source as name, (extract(epoch from created_at) * 1000)::float8 as at, count(*) over ()::int as total
      from leads where lower(email) = any($1) and status = 'new'
      and lost_reason is null and spam_at is null and source not in ('newsletter', 'application')
      order by created_at, id limit 5)
    union all (select 'conversations', id, coalesce(visitor_name, ''), opening, (extract(epoch from last_message_at) * 1000)::float8, count(*) over ()::int
      from chat_conversations where waits and id = any(array(
        select v.id from chat_conversations v where lower(v.visitor_email) = any($1)
        union select m.conversation_id from chat_mail_consents m where lower(m.email) = any($1)))
      order by last_message_at, id limit 5)
    union all (select 'bookings', id, full_name, '', (extract(epoch from lower(during)) * 1000)::float8, count(*) over ()::int
      from bookings where lower(email) = any($1) and status = 'booked' and ends_at > now()
      order by lower(during), id limit 5)
    union all (select 'tickets', t.id, p.full_name, t.title, (extract(epoch from t.created_at) * 1000)::float8, count(*) over ()::int
      from support_tickets t join profiles p on p.user_id = t.created_by
      where lower(p.email) = any($1) and t.status in ('open', 'in_progress')
      order by t.created_at, t.id limit 5)
    union all (select 'invoices', id, '', coalesce(number, description), (extract(epoch from due_on) * 1000)::float8, count(*) over ()::int
      from invoices where client_id = any($2) and status = 'overdue'
      order by due_on, id limit 5)`,
  parameters: { addresses: 'text[]', clients: 'uuid[]' },
  row: {
    kind: 'text!',
    id: 'uuid!',
    who: 'text?',
    name: 'text?',
    at: 'float8?',
    total: 'int4!',
  },
})

/** What is not finished: of each kind the first ones, and how many there are. */
export async function selectOpen(
  tx: Tx,
  addresses: string[],
  clients: string[],
): Promise<OpenRecord[]> {
  const rows = await tx.all(open({ addresses, clients }))
  return rows.map(({ at, who, name, ...row }) => {
    const kind = requireOneOf(openKinds, row.kind)
    const time = new Date(at ?? 0).toISOString()
    // The day on which an invoice was due is the same in every zone.
    const when = kind === 'invoices' ? time.slice(0, 10) : time
    return { ...row, kind, who: who ?? '', name: name ?? '', at: when }
  })
}
