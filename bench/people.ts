import { type Stack, startStack, tableHead } from './stack.ts'

const lists: Record<string, string> = {
  'first page': '',
  'by name': 'sort=full_name',
  'last page': 'before=end',
  'without an owner': 'owner=none',
  'verified addresses': 'address=verified',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=company+42',
  'search, no match': 'q=zzzzzz',
}

const ones = 500

/** How long one lead takes, with the record of its person and without. */
async function timeOfOne(sql: Stack['sql']) {
  const times: Record<'known' | 'alone', string> = { known: '', alone: '' }
  for (const kind of ['alone', 'known'] as const) {
    const state = kind === 'known' ? 'enable' : 'disable'
    await sql.unsafe(`alter table leads ${state} trigger people_after_insert`)
    const start = performance.now()
    for (let i = 0; i < ones; i += 1)
      await sql`insert into leads (id, source, full_name, email, company_name)
        values (gen_random_uuid(), 'contact', 'Ada Roy', ${`${kind}${i}@port.example`}, 'Port')`
    times[kind] = ((performance.now() - start) / ones).toFixed(2)
  }
  return times
}

/**
 * Measures the list of people and the page of a person with 1,000 events, as a signed-in administrator's
 * browser asks for them, through the whole HTTP stack of the built product.
 *
 * @param rows how many leads to create first; every five are those of one person
 * @returns lines of a Markdown table
 */
export async function measurePeople(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    const { sql } = stack
    const single = await timeOfOne(sql)
    // All at once, which a trigger for each of a million rows makes slow.
    await sql.unsafe('alter table leads disable trigger people_after_insert')
    await sql`insert into leads (id, source, full_name, email, company_name, status, created_at)
      select gen_random_uuid(), (array['blueprint','contact','assistant'])[1 + i % 3], 'Person ' || md5((i / 5)::text),
        md5((i / 5)::text) || '@example.org', 'Company ' || (i % 5000),
        (array['new','new','contacted','qualified'])[1 + i % 4], now() - i * interval '31 seconds'
      from generate_series(1, ${rows}::int) as i`
    await sql.unsafe('alter table leads enable trigger people_after_insert')
    await sql`insert into people (full_name, email, emails, organisation_given, first_seen_at, last_seen_at)
      select min(full_name), email, email, min(company_name), min(created_at), max(created_at) from leads
      where email like '%@example.org' group by email`
    await sql`insert into person_addresses (address, person_id) select email, id from people
      on conflict (address) do nothing`
    const [lead] = await sql<
      { id: string; email: string }[]
    >`select id, email from leads where email like '%@example.org' limit 1`
    await sql`insert into lead_activities (lead_id, kind, body, actor_name, created_at)
      select ${lead?.id}, 'note', 'Note ' || i, 'Staff', now() - i * interval '7 minutes' from generate_series(1, 1000) as i`
    await sql.unsafe('vacuum analyze leads, people, person_addresses, lead_activities')
    const [one] = await sql`select person_id from person_addresses where address = ${lead?.email}`
    const [{ total } = {}] = await sql`select count(*)::int as total from people`
    const cookie = await stack.signIn('/admin/auth', 'admin@example.com')
    const person = `/lead_admin/people/${one?.person_id}.data`
    const pages = { 'a person with 1,000 events': '' }
    return [
      ...tableHead(`people, ${total} of ${rows.toLocaleString('en-CA')} leads`),
      ...(await stack.measure('/lead_admin/people.data', cookie, lists)),
      ...(await stack.measure(person, cookie, pages)),
      '',
      `A lead with the record of its person is stored in ${single.known} ms, without it in ${single.alone} ms (mean of ${ones}).`,
    ]
  } finally {
    await stack.stop()
  }
}
