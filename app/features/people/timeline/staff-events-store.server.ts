import { rawStatement } from '#app/platform/raw-statements.server.ts'

/** Notes, changes and tasks of people and organizations, newest first. */
export const staffEvents = rawStatement({
  name: 'events of staff about records',
  text: `select id, to_char(events.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, kind, ref, title, body, actor,
      status, more from (
    (select 'audit ' || e.id as id, e.created_at as at, e.action as kind, e.subject_id as ref, null as title, null as body,
        e.actor_email as actor, null as status, null as more
      from audit_events e
      where e.subject_type in ('person', 'organisation') and e.subject_id = any($1::uuid[]::text[])
        and e.noun not in ('note', 'task') and (e.created_at, 'audit ' || e.id) < ($2, $3 collate "C")
      order by e.created_at desc, e.id desc limit $4)
    union all
    (select 'note ' || n.id, n.created_at, 'note', n.id::text, null, n.body, n.author_name, null, null
      from record_notes n
      where (n.person_id = any($1) or n.organisation_id = any($1)) and (n.created_at, 'note ' || n.id) < ($2, $3 collate "C")
      order by n.created_at desc, n.id desc limit $4)
    union all
    (select s.step || ' ' || t.id, s.at, s.step, t.id::text, t.title, null, s.actor, null, t.due_on::text
      from record_tasks t cross join lateral (values ('task', t.created_at, t.author_name),
        ('taskdone', t.done_at, t.done_by_name)) as s(step, at, actor)
      where (t.person_id = any($1) or t.organisation_id = any($1)) and s.at is not null
        and (s.at, s.step || ' ' || t.id) < ($2, $3 collate "C"))
  ) as events order by events.at desc, id collate "C" desc limit $4`,
  parameters: { records: 'uuid[]', before: 'timestamptz', beforeId: 'text', most: 'int8' },
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
