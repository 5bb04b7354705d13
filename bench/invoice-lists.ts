import { startStack, tableHead } from './stack.ts'

const ofOneClient = 100_000

const portal: Record<string, string> = {
  'first page': '',
  'by due date': 'sort=due_on',
  'by amount, lowest first': 'sort=total&direction=asc',
  'one status': 'status=paid',
  'a rare status': 'status=overdue',
  'a rare status, by amount': 'status=overdue&sort=total',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=stage',
  'search, many matches, a rare status': 'q=stage&status=overdue',
  'search, no match': 'q=zzzzzz',
}
const admin: Record<string, string> = {
  'first page': '',
  drafts: 'status=draft',
  'overdue, by due date': 'status=overdue&sort=due_on',
  'overdue, by amount': 'status=overdue&sort=total',
  'of one client': 'client=CLIENT',
  'of one client, a rare status': 'client=CLIENT&status=overdue',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=stage',
}

/**
 * Measures the lists of invoices as signed-in browsers ask for them, through the whole HTTP stack of
 * the built product.
 *
 * @param rows how many invoices to create first, at most 100,000 of them of one client
 * @returns lines of Markdown tables
 */
export async function measureInvoiceLists(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    const { sql } = stack
    await sql`insert into clients (name) select 'Client ' || i from generate_series(1, 500) as i`
    await sql.begin(async (tx) => {
      // As after a restore: the rows have their numbers, and the totals are computed once.
      await tx`alter table invoices disable trigger user`
      await tx`
        with others as (select array_agg(id) as ids from clients where name like 'Client %'),
          sample as (select client_id from profiles where email = 'client@example.com'),
          one as (select i, case when i % 5000 = 0 then 'overdue' when i % 700 = 0 then 'draft'
            when i % 40 = 0 then 'pending' else 'paid' end as status from generate_series(1, ${rows}::int) as i)
        insert into invoices (client_id, status, number, issued_on, issued_at, due_on, currency, bill_name, description,
          issuer, subtotal, total, paid)
        select case when i <= ${ofOneClient} then sample.client_id else others.ids[1 + i % 500] end, status,
          case when status <> 'draft' then 'INV-2001-' || lpad(i::text, 7, '0') end,
          case when status <> 'draft' then current_date - i / 1000 end,
          case when status <> 'draft' then now() - i * interval '31 seconds' end,
          current_date + 30 - (i % 900), 'CAD', 'Ministry ' || i % 500, 'Stage ' || md5(i::text), '{}',
          (i::bigint * 7919) % 9000000 + 1, (i::bigint * 7919) % 9000000 + 1,
          case when status = 'paid' then (i::bigint * 7919) % 9000000 + 1 else 0 end
        from one, others, sample`
      await tx`
        insert into invoice_sums (client_id, currency, paid, pending, overdue)
        select client_id, currency, sum(paid), coalesce(sum(balance) filter (where status = 'pending'), 0),
          coalesce(sum(balance) filter (where status = 'overdue'), 0)
        from invoices where status <> 'draft' group by 1, 2
        on conflict (client_id, currency) do update set paid = excluded.paid, pending = excluded.pending,
          overdue = excluded.overdue`
      await tx`alter table invoices enable trigger user`
    })
    await sql.unsafe('vacuum analyze invoices')
    const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
      select client_id as id from profiles where email = 'client@example.com'`
    const ofClient = Object.entries(admin).map(([name, query]) => [
      name,
      query.replace('CLIENT', id),
    ])
    const client = await stack.signIn('/auth', 'client@example.com')
    const staff = await stack.signIn('/admin/auth', 'admin@example.com')
    const shown = (count: number) => count.toLocaleString('en-CA')
    return [
      ...tableHead(`invoices of one client, ${shown(Math.min(rows, ofOneClient))} of them`),
      ...(await stack.measure('/dashboard/invoices.data', client, portal)),
      ...tableHead(`all invoices, ${shown(rows)} of them`),
      ...(await stack.measure('/lead_admin/invoices.data', staff, Object.fromEntries(ofClient))),
    ]
  } finally {
    await stack.stop()
  }
}
