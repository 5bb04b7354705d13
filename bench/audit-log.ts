import { startStack, tableHead } from './stack.ts'

const cases = {
  'first page': '',
  'last page': 'before=end',
  'one kind': 'group=lead',
  'one day': 'from=2025-06-01&to=2025-06-01',
  'one kind in one month': 'group=session&from=2025-06-01&to=2025-06-30',
  'search, one match': 'q=c4ca4238-a0b9',
  'search, one person': 'q=person7%40example.org',
  'search, nearly everything': 'q=example.org',
  'search, no match': 'q=zzzzzz',
}

/**
 * Measures the audit log as an administrator's browser asks for it.
 *
 * @param rows how many events to create first
 * @returns lines of a Markdown table
 */
export async function measureAuditLog(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    await stack.sql`
      insert into audit_events (created_at, actor_id, actor_email, action, subject_type, subject_id, ip, details)
      select '2026-01-01'::timestamptz - i * interval '29 seconds', gen_random_uuid(),
        'person' || (i % 400) || '@example.org',
        (array['session.started','document.downloaded','lead.status_changed','ticket.replied'])[1 + i % 4],
        (array['session','document','lead','ticket'])[1 + i % 4], md5(i::text)::uuid::text, '192.0.2.' || (i % 250),
        '{"from": "new", "to": "contacted"}'
      from generate_series(1, ${rows}::int) as i`
    await stack.sql.unsafe('vacuum analyze audit_events')
    const cookie = await stack.signIn('/admin/auth', 'admin@example.com')
    return [
      ...tableHead(`audit log, ${rows.toLocaleString('en-CA')} events`),
      ...(await stack.measure('/lead_admin/audit.data', cookie, cases)),
    ]
  } finally {
    await stack.stop()
  }
}
