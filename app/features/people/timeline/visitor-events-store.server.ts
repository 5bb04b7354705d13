import { rawStatement } from '#app/platform/raw-statements.server.ts'

/**
 * What came from addresses, and what was sent to them, newest first: forms with their notes and
 * statuses, calls, conversations, the newsletter, mails and invitations. Each part reads one index and
 * no more rows than the page shows. What says the same twice is left out: the lead that a confirmed
 * subscription makes, and mails to staff.
 */
export const visitorEvents = rawStatement({
  name: 'events of addresses',
  text: `select id, to_char(events.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, kind, ref, title, body, actor,
      status, more from (
    (select 'lead ' || l.id as id, l.created_at as at, case when a.id is null then 'lead' else 'application' end as kind,
        l.id::text as ref, coalesce(a.job_title, l.source) as title, left(l.message, 4000) as body,
        l.full_name as actor, coalesce(a.status, l.status) as status, l.consent_text as more
      from leads l left join job_applications a on a.id = l.id
      where lower(l.email) = any($1) and l.spam_at is null and l.source <> 'newsletter' and (l.created_at, 'lead ' || l.id) < ($2, $3 collate "C")
      order by l.created_at desc, l.id desc limit $4)
    union all
    (select 'history ' || h.id, h.created_at,
        case when l.source = 'application' then 'application' else 'lead' end || '_' || h.kind, l.id::text,
        coalesce(h.from_status, h.from_value), h.body, h.actor_name, h.to_status, h.to_value
      from leads l join lead_activities h on h.lead_id = l.id
      where lower(l.email) = any($1) and l.spam_at is null and (h.created_at, 'history ' || h.id) < ($2, $3 collate "C")
      order by h.created_at desc, h.id desc limit $4)
    union all
    (select 'leadmail ' || m.id, m.created_at, case when m.state = 'received' then 'lead_reply' else 'lead_answer' end,
        l.id::text, nullif(m.subject, ''), m.body, coalesce(m.author_name, m.address), m.state, null
      from leads l join lead_mails m on m.lead_id = l.id
      where lower(l.email) = any($1) and (m.created_at, 'leadmail ' || m.id) < ($2, $3 collate "C")
      order by m.created_at desc, m.id desc limit $4)
    union all
    (select 'booking ' || b.id, b.created_at, 'booking', b.id::text, to_json(b.starts_at) #>> '{}', b.note, b.full_name,
        case when b.status = 'cancelled' then 'cancelled' when b.held_until is not null then 'held' else 'booked' end, null
      from bookings b where lower(b.email) = any($1) and (b.created_at, 'booking ' || b.id) < ($2, $3 collate "C")
      order by b.created_at desc, b.id desc limit $4)
    union all
    (select 'audit ' || e.id, e.created_at, e.action, b.id::text, null, null, e.actor_email, null, null
      from bookings b join audit_events e on e.subject_type = 'booking' and e.subject_id = b.id::text
      where lower(b.email) = any($1) and e.action in ('booking.moved', 'booking.cancelled', 'booking.lapsed')
        and (e.created_at, 'audit ' || e.id) < ($2, $3 collate "C")
      order by e.created_at desc, e.id desc limit $4)
    union all
    (select 'conversation ' || c.id, c.created_at, 'conversation', c.id::text, null, c.opening, c.visitor_name,
        case when c.waits then 'waits' else c.state end, c.message_count::text
      from chat_conversations c
      where c.id = any(array(select v.id from chat_conversations v where lower(v.visitor_email) = any($1)
          union select m.conversation_id from chat_mail_consents m where lower(m.email) = any($1)))
        and (c.created_at, 'conversation ' || c.id) < ($2, $3 collate "C")
      order by c.created_at desc, c.id desc limit $4)
    union all
    (select s.step || ' ' || n.id, s.at, s.step, n.id::text, null, null, n.email, n.state, n.consent_text
      from newsletter_subscribers n cross join lateral (values ('subscribed', n.created_at),
        ('confirmed', n.confirmed_at), ('unsubscribed', n.unsubscribed_at)) as s(step, at)
      where lower(n.email) = any($1) and s.at is not null and (s.at, s.step || ' ' || n.id) < ($2, $3 collate "C"))
    union all
    (select 'issue ' || d.id, d.done_at, 'issue', i.id::text, i.subject, null, null, d.state, null
      from newsletter_subscribers n join newsletter_deliveries d on d.subscriber_id = n.id
        join newsletter_issues i on i.id = d.issue_id
      where lower(n.email) = any($1) and d.done_at is not null and (d.done_at, 'issue ' || d.id) < ($2, $3 collate "C")
      order by d.done_at desc, d.id desc limit $4)
    union all
    (select 'mail ' || m.id, m.sent_at, 'mail', null, m.kind, null, null,
        case when m.undelivered_at is null then 'sent' else 'undelivered' end,
        json_build_object('subject', m.subject, 'to', m.recipient, 'attempts', m.attempts)::text
      from mail_deliveries m where lower(m.recipient) = any($1) and m.kind <> 'lead.answer' and (m.sent_at, 'mail ' || m.id) < ($2, $3 collate "C")
      order by m.sent_at desc, m.id desc limit $4)
    union all
    (select 'withheld ' || v.id, v.created_at, 'mail', null, v.kind, null, null, 'stopped',
        json_build_object('limit', v.withheld)::text
      from (select l.id from leads l where lower(l.email) = any($1)
          union all select b.id from bookings b where lower(b.email) = any($1)) as r
        join visitor_mails v on v.about = r.id
      where v.withheld is not null and v.kind not like '%.notification' and (v.created_at, 'withheld ' || v.id) < ($2, $3 collate "C")
      order by v.created_at desc, v.id desc limit $4)
    union all
    (select s.step || ' ' || v.id, s.at, s.step, v.id::text, c.name, null, p.full_name, null, null
      from client_invitations v join clients c on c.id = v.client_id left join profiles p on p.id = v.invited_by
        cross join lateral (values ('invited', v.created_at), ('joined', v.used_at)) as s(step, at)
      where lower(v.email) = any($1) and s.at is not null and (s.at, s.step || ' ' || v.id) < ($2, $3 collate "C"))
  ) as events order by events.at desc, id collate "C" desc limit $4`,
  parameters: { addresses: 'text[]', before: 'timestamptz', beforeId: 'text', most: 'int8' },
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
