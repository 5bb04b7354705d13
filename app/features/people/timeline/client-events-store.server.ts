import { rawStatement } from '#app/platform/raw-statements.server.ts'

/**
 * What accounts did in the portal, newest first: tickets with their replies, notes and statuses, and the
 * documents that were fetched; with the invoices and payments of clients.
 */
export const clientEvents = rawStatement({
  name: 'events of accounts and clients',
  text: `select id, to_char(events.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, kind, ref, title, body, actor,
      status, more from (
    (select 'ticket ' || t.id as id, t.created_at as at, 'ticket' as kind, t.id::text as ref, t.title as title,
        left(t.description, 4000) as body, t.author_name as actor, t.status as status, null as more
      from support_tickets t where t.created_by = any($1) and (t.created_at, 'ticket ' || t.id) < ($3, $4 collate "C")
      order by t.created_at desc, t.id desc limit $5)
    union all
    (select 'message ' || m.id, m.created_at, 'ticket_' || m.kind, t.id::text, coalesce(m.from_status, t.title),
        left(m.body, 4000), m.author_name, m.to_status, t.title
      from support_tickets t join ticket_messages m on m.client_id = t.client_id and m.ticket_id = t.id
      where t.created_by = any($1) and (m.created_at, 'message ' || m.id) < ($3, $4 collate "C")
      order by m.created_at desc, m.id desc limit $5)
    union all
    (select 'audit ' || e.id, e.created_at, e.action, e.subject_id, coalesce(e.details ->> 'name', e.details ->> 'number', d.name),
        null, e.actor_email, null, null
      from audit_events e left join documents d on e.subject_type = 'document' and d.id::text = e.subject_id
      where e.actor_id = any($1) and e.action in ('document.downloaded', 'document.viewed', 'invoice.downloaded')
        and (e.created_at, 'audit ' || e.id) < ($3, $4 collate "C")
      order by e.created_at desc, e.id desc limit $5)
    union all
    (select 'audit ' || e.id, e.created_at, e.action, e.subject_id, null, null, e.actor_email, null, null
      from profiles p join audit_events e on e.subject_type = 'user' and e.subject_id = p.user_id::text
      where p.user_id = any($1) and e.action in ('user.deactivated', 'user.reactivated')
        and (e.created_at, 'audit ' || e.id) < ($3, $4 collate "C")
      order by e.created_at desc, e.id desc limit $5)
    union all
    (select 'account ' || p.id, p.created_at, 'account', p.user_id::text, nullif(p.client_name, ''), null, null, null, null
      from profiles p where p.user_id = any($1) and (p.created_at, 'account ' || p.id) < ($3, $4 collate "C"))
    union all
    (select 'invoice ' || i.id, i.issued_at, i.kind, i.id::text, i.number, i.description, null, i.status,
        i.total::text || ' ' || i.currency
      from invoices i where i.client_id = any($2) and i.issued_at is not null and (i.issued_at, 'invoice ' || i.id) < ($3, $4 collate "C")
      order by i.issued_at desc, i.id desc limit $5)
    union all
    (select 'payment ' || y.id, y.created_at, 'payment', i.id::text, i.number, null, null,
        case when y.voided_at is null then 'recorded' else 'voided' end, y.amount::text || ' ' || i.currency
      from invoice_payments y join invoices i on i.id = y.invoice_id
      where y.client_id = any($2) and (y.created_at, 'payment ' || y.id) < ($3, $4 collate "C")
      order by y.created_at desc, y.id desc limit $5)
  ) as events order by events.at desc, id collate "C" desc limit $5`,
  parameters: {
    users: 'uuid[]',
    clients: 'uuid[]',
    before: 'timestamptz',
    beforeId: 'text',
    most: 'int8',
  },
  row: {
    id: 'text!',
    at: 'text!',
    kind: 'text!',
    ref: 'text?',
    title: 'text?',
    body: 'text?',
    actor: 'text?',
    status: 'text?',
    more: 'text?',
  },
})
