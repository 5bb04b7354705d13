import { startStack, tableHead } from './stack.ts'

const cases: Record<string, string> = {
  'first page': '',
  'all sources': 'source=all',
  'by name': 'sort=full_name',
  'by company, descending': 'sort=company_name&direction=desc',
  'by status': 'sort=status',
  'last page': 'before=end',
  'status filter': 'status=qualified',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=company+42',
  'search, no match': 'q=zzzzzz',
  'search, two letters': 'q=ab',
  'search, sorted by name': 'q=company+42&sort=full_name',
  'search, nearly everything': 'q=example',
}

/**
 * Measures the list of leads with many rows as a signed-in administrator's browser asks for it:
 * session, gate, row-level security, totals and one page, through the whole HTTP stack of the built
 * product.
 *
 * @param rows how many leads to create first
 * @returns lines of a Markdown table
 */
export async function measureLeadRegister(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    const { sql } = stack
    // A record for each of a million people is not measured here.
    await sql.unsafe('alter table leads disable trigger people_after_insert')
    await sql`insert into leads (id, source, full_name, email, company_name, primary_interest, status, created_at)
      select gen_random_uuid(), (array['blueprint','contact','newsletter'])[1 + i % 3], 'Person ' || md5(i::text),
        md5((i * 7)::text) || '@example.org', 'Company ' || (i % 5000), 'discovery',
        (array['new','new','contacted','qualified'])[1 + i % 4], now() - i * interval '31 seconds'
      from generate_series(1, ${rows}::int) as i`
    await sql.unsafe('alter table leads enable trigger people_after_insert')
    await sql.unsafe('vacuum analyze leads')
    const cookie = await stack.signIn('/admin/auth', 'admin@example.com')
    return [
      ...tableHead(`lead register, ${rows.toLocaleString('en-CA')} leads`),
      ...(await stack.measure('/lead_admin/leads.data', cookie, cases)),
    ]
  } finally {
    await stack.stop()
  }
}
