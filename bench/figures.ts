import { startStack, tableHead } from './stack.ts'

const periods: Record<string, string> = {
  '7 days': 'days=7',
  '30 days': 'days=30',
  '90 days': 'days=90',
  '365 days': 'days=365',
}
const ones = 500

/**
 * Measures the page of the figures, and what the counts by day add to storing a lead, through the whole
 * HTTP stack of the built product.
 *
 * @param rows how many leads to create first, over a year; a tenth as many tickets and questions
 * @returns lines of a Markdown table
 */
export async function measureFigures(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    const { sql } = stack
    await sql.unsafe('alter table leads disable trigger leads_people_met')
    await sql`insert into leads (id, source, full_name, email, company_name, status, created_at, first_answered_at, first_answer)
      select gen_random_uuid(), (array['blueprint','contact','get_started','assistant','application','newsletter'])[1 + i % 6],
        'Person ' || i, 'p' || i || '@example.org', 'Company ' || (i % 5000),
        (array['new','contacted','contacted','qualified','converted'])[1 + i % 5], at,
        case when i % 5 > 0 then at + random() * random() * interval '20 days' end, case when i % 5 > 0 then 'mail' end
      from (select i, now() - random() * interval '364 days' as at from generate_series(1, ${rows}::int) as i) as one`
    await sql.unsafe('alter table leads enable trigger leads_people_met')
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
    await sql.unsafe('vacuum analyze leads, daily_counts')
    const [{ counted } = {}] = await sql`select count(*)::int as counted from daily_counts`
    const cookie = await stack.signIn('/admin/auth', 'admin@example.com')
    const lines = await stack.measure('/lead_admin/figures.data', cookie, periods)
    // Before housekeeping has summed them up.
    for (let i = 0; i < ones; i += 1)
      await sql`insert into leads (id, source, full_name, email) values (gen_random_uuid(), 'contact', 'A', 'a@example.org')`
    const later = await stack.measure('/lead_admin/figures.data', cookie, {
      [`365 days, ${ones} leads later`]: 'days=365',
    })
    return [
      ...tableHead(`figures of ${rows.toLocaleString('en-CA')} leads, ${counted} counts by day`),
      ...[...lines, ...later, ''],
      `A lead is stored in ${await timeOfOne(true)} ms with its counts by day, in ${await timeOfOne(false)} ms without (median of ${ones}).`,
    ]

    async function timeOfOne(isCounted: boolean): Promise<string | undefined> {
      const state = isCounted ? 'enable' : 'disable'
      for (const kind of ['leads', 'first_answers'])
        await sql.unsafe(`alter table leads ${state} trigger daily_${kind}_insert`)
      const times: number[] = []
      for (let i = 0; i < ones; i += 1) {
        const start = performance.now()
        await sql`insert into leads (id, source, full_name, email) values (gen_random_uuid(), 'contact', 'A', 'a@example.org')`
        times.push(performance.now() - start)
      }
      return times.toSorted((a, b) => a - b)[ones / 2]?.toFixed(2)
    }
  } finally {
    await stack.stop()
  }
}
