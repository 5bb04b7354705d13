import { startStack, tableHead } from './stack.ts'

const requests = 10_000
const comments = 50_000
const portal: Record<string, string> = {
  'what is open': '',
  'waiting for the reader': 'show=yours',
  'all, newest first': 'show=all&sort=created_at',
  'all, last page': 'show=all&before=end',
  'search, one match': 'show=all&q=c4ca4238a0b9',
  'search, no match': 'show=all&q=zzzzzz',
}
const staffs: Record<string, string> = {
  'what is open': '',
  overdue: 'show=overdue',
  'all, newest first': 'show=all&sort=created_at',
  'search, one match': 'show=all&q=c4ca4238a0b9',
}

/**
 * Measures the lists of requests and decisions, a document that is much talked about, and the first pages of both sides,
 * as signed-in browsers ask for them, through the whole HTTP stack of the built product.
 *
 * @param rows how many requests and decisions all clients have; one client has 10,000 requests and a tenth of the
 *   decisions, one document has 50,000 comments
 * @returns lines of Markdown tables
 */
export async function measureClientWork(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    const { sql } = stack
    const one = sql`select client_id, user_id from profiles where email = 'client@example.com'`
    const others = sql`select array_agg(id) as ids from clients where name like 'Client %'`
    await sql`insert into clients (name) select 'Client ' || i from generate_series(1, 500) as i`
    await sql`
      insert into client_requests (client_id, title, due_on, author_name, status, lines_total, lines_missing, lines_given,
        given_since, created_at)
      select case when i <= ${requests} then one.client_id else others.ids[1 + i % 500] end, 'Request ' || md5(i::text),
        current_date + (i % 400 - 200), 'Grace', case when i % 1000 = 0 then 'open' else 'completed' end, 2, 1, i % 2,
        now() - i * interval '31 seconds', now() - i * interval '31 seconds'
      from generate_series(1, ${rows}::int) as i, (${one}) one, (${others}) others`
    await sql`
      insert into client_decisions (client_id, kind, title, body, due_on, author_name, status, people_total, created_at)
      select case when i % 10 = 0 then one.client_id else others.ids[1 + i % 500] end, 'approval', 'Decision ' || md5(i::text),
        'Words', current_date + (i % 400 - 200), 'Grace', case when i % 2000 = 0 then 'open' else 'agreed' end, 1,
        now() - i * interval '31 seconds'
      from generate_series(1, ${rows}::int) as i, (${one}) one, (${others}) others`
    await sql`
      insert into client_decision_people (client_id, decision_id, position, user_id, person_name, is_awaited, answer, answered_at)
      select d.client_id, d.id, 1, one.user_id, 'Ada', d.status = 'open', case when d.status <> 'open' then 'agreed' end,
        case when d.status <> 'open' then d.created_at end
      from client_decisions d, (${one}) one where d.client_id = one.client_id and d.title like 'Decision %'`
    const [document] = await sql<{ id: string }[]>`
      insert into documents (client_id, name, file_size, mime_type, storage_key)
      select client_id, 'Much talked about.pdf', 1000, 'application/pdf', 'bench/talk' from (${one}) one returning id`
    const id = document?.id ?? ''
    await sql`
      insert into comments (client_id, document_id, author_name, body, from_staff, created_at)
      select one.client_id, ${id}::uuid, 'Ada', 'No. ' || i, i % 2 = 0, now() - i * interval '31 seconds'
      from generate_series(1, ${comments}) as i, (${one}) one`
    await sql.unsafe(
      'vacuum analyze client_requests, client_decisions, client_decision_people, comments, documents',
    )
    const client = await stack.signIn('/auth', 'client@example.com')
    const staff = await stack.signIn('/admin/auth', 'admin@example.com')
    const many = rows.toLocaleString('en-CA')
    const first = { 'first page': '' }
    return [
      ...tableHead(`requests of one client, ${requests.toLocaleString('en-CA')} of ${many}`),
      ...(await stack.measure('/dashboard/requests.data', client, portal)),
      ...tableHead(`requests, ${many} of them`),
      ...(await stack.measure('/lead_admin/requests.data', staff, staffs)),
      ...tableHead(`decisions of one client, a tenth of ${many}`),
      ...(await stack.measure('/dashboard/decisions.data', client, portal)),
      ...tableHead(`decisions, ${many} of them`),
      ...(await stack.measure('/lead_admin/decisions.data', staff, staffs)),
      ...tableHead(`a document with ${comments.toLocaleString('en-CA')} comments, for its client`),
      ...(await stack.measure(`/dashboard/documents/${id}.data`, client, first)),
      ...tableHead(`comments that wait for staff, ${comments / 2} of them`),
      ...(await stack.measure('/lead_admin/comments.data', staff, first)),
      ...tableHead('the first page of that client, and Today'),
      ...(await stack.measure('/dashboard.data', client, { 'the first page': '' })),
      ...(await stack.measure('/lead_admin.data', staff, { Today: '' })),
    ]
  } finally {
    await stack.stop()
  }
}
