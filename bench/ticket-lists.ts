import { startStack, tableHead } from './stack.ts'

const ofOneClient = 100_000

const portal: Record<string, string> = {
  'first page': '',
  'own tickets': 'whose=mine',
  'a rare status': 'status=in_progress',
  'own tickets, a rare status, by activity': 'whose=mine&status=in_progress&sort=last_activity_at',
  'by priority': 'sort=priority',
  'oldest first': 'sort=created_at.asc',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=words',
  'search, no match': 'q=zzzzzz',
}
const admin: Record<string, string> = {
  'what waits': '',
  'all, by activity': 'status=all&sort=last_activity_at',
  'closed, by priority': 'status=closed&sort=priority',
  'assigned to me': 'assignee=me',
  'search, one match': 'status=all&q=c4ca4238a0b9',
  'search, many matches': 'status=all&q=words',
}

/**
 * Measures the lists of tickets as signed-in browsers ask for them, through the whole HTTP stack of the
 * built product.
 *
 * @param rows how many tickets to create first, 100,000 of them of one client
 * @returns lines of a Markdown table
 */
export async function measureTicketLists(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    const { sql } = stack
    await sql`insert into clients (name) select 'Client ' || i from generate_series(1, 500) as i`
    await sql`
      with others as (select array_agg(id) as ids from clients where name like 'Client %'),
        sample as (select user_id, client_id from profiles where email = 'client@example.com'),
        staff as (select user_id from profiles where role = 'admin')
      insert into support_tickets (client_id, created_by, assignee_id, title, description, priority, status,
        created_at, last_activity_at)
      select case when i <= ${ofOneClient} then sample.client_id else others.ids[1 + i % 500] end,
        case when i <= ${ofOneClient} and i % 2 = 0 then sample.user_id end,
        case when i % 50 = 0 then staff.user_id end,
        'Ticket ' || md5(i::text), 'Some words about ' || md5((i * 7)::text),
        (array['low','medium','high'])[1 + i % 3],
        case when i % 5000 = 0 then 'in_progress' when i % 100 = 0 then 'open' when i % 3 = 0 then 'resolved' else 'closed' end,
        now() - i * interval '31 seconds', now() - i * interval '29 seconds'
      from generate_series(1, ${rows}::int) as i, others, sample, staff`
    await sql.unsafe('vacuum analyze support_tickets')
    const client = await stack.signIn('/auth', 'client@example.com')
    const staff = await stack.signIn('/admin/auth', 'admin@example.com')
    return [
      ...tableHead(`support of one client, ${ofOneClient.toLocaleString('en-CA')} tickets`),
      ...(await stack.measure('/dashboard/support.data', client, portal)),
      ...tableHead(`queue of tickets, ${rows.toLocaleString('en-CA')} of them`),
      ...(await stack.measure('/lead_admin/tickets.data', staff, admin)),
    ]
  } finally {
    await stack.stop()
  }
}
