import type { Stack } from './stack.ts'
import { withoutIndexes } from './without-indexes.ts'

/** PostgreSQL ends a statement after a minute: so many rows take a few seconds. */
const part = 50_000

/**
 * Stores leads of the last year in every source and status, each fifth of one person, with tickets and
 * conversations, as if they had come one by one.
 *
 * @param rows how many leads; a tenth as many tickets, a twentieth as many conversations
 */
export async function fillPanel(sql: Stack['sql'], rows: number): Promise<void> {
  // The records of people are made below at once: a trigger for each of a million rows is slow.
  await sql.unsafe('alter table leads disable trigger people_after_insert')
  await withoutIndexes(sql, ['leads'], () => fillLeads(sql, rows))
  await sql.unsafe('alter table leads enable trigger people_after_insert')
  await fillOthers(sql, rows)
}

async function fillLeads(sql: Stack['sql'], rows: number): Promise<void> {
  for (let from = 1; from <= rows; from += part) {
    const to = Math.min(from + part - 1, rows)
    await sql`insert into leads (id, source, full_name, email, company_name, primary_interest, status,
        created_at, first_answered_at, first_answer, owner_id, lost_reason, next_step, next_step_on, spam_at)
      select gen_random_uuid(), (array['blueprint','contact','get_started','assistant','application','newsletter'])[1 + i % 6],
        'Person ' || md5((i / 5)::text), md5((i / 5)::text) || '@example.org', 'Company ' || (i % 5000), 'discovery',
        (array['new','contacted','contacted','qualified','converted'])[1 + i % 5], at,
        case when i % 5 > 0 then at + random() * random() * interval '20 days' end, case when i % 5 > 0 then 'mail' end,
        case when i % 4 = 0 then admin end, case when i % 11 = 0 then 'no_fit' end,
        case when i % 50 = 0 then 'Call' end, case when i % 50 = 0 then (at + random() * interval '1 year')::date end,
        case when i % 97 = 0 then now() end
      from (select i, now() - random() * interval '364 days' as at
        from generate_series(${from}::int, ${to}::int) as i) as one,
        (select user_id as admin from profiles where email = 'admin@example.com') as someone`
  }
}

async function fillOthers(sql: Stack['sql'], rows: number): Promise<void> {
  await sql`insert into people (full_name, email, emails, organisation_given, first_seen_at, last_seen_at)
    select min(full_name), email, email, min(company_name), min(created_at), max(created_at) from leads
    where email like '%@example.org' group by email`
  await sql`insert into person_addresses (address, person_id) select email, id from people
    on conflict (address) do nothing`
  await sql`insert into support_tickets (client_id, title, description, priority, status, created_at, resolved_at)
    select client_id, 'Ticket', 'Words', 'low', case when i % 20 = 0 then 'open' else 'resolved' end, at,
      case when i % 20 > 0 then at + random() * random() * interval '9 days' end
    from (select i, now() - random() * interval '364 days' as at from generate_series(1, ${rows}::int / 10) as i) as one,
      (select client_id from profiles where email = 'client@example.com') as sample`
  await sql`insert into chat_conversations (session_hash, created_at)
    select sha256(i::text::bytea), now() - random() * interval '90 days' from generate_series(1, ${rows}::int / 20) as i`
  await sql`insert into chat_messages (conversation_id, seq, role, content, reply, outcome, created_at)
    select id, n, 'assistant', 'x', '{}', (array['answered', 'unsure', 'handed_over'])[1 + n % 3], created_at
    from chat_conversations, generate_series(1, 2) as n`
}

/** Gives a lead 1,000 notes. @returns the address of the page of its person */
export async function addBusyPerson(sql: Stack['sql']): Promise<string> {
  const [lead] = await sql<{ id: string; email: string }[]>`
    select id, email from leads where email like '%@example.org' limit 1`
  await sql`insert into lead_activities (lead_id, kind, body, actor_name, created_at)
    select ${lead?.id}, 'note', 'Note ' || i, 'Staff', now() - i * interval '7 minutes' from generate_series(1, 1000) as i`
  const [one] = await sql`select person_id from person_addresses where address = ${lead?.email}`
  return `/lead_admin/people/${one?.person_id}`
}
