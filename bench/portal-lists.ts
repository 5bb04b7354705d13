import { startStack, tableHead } from './stack.ts'

const documents = {
  'first page': '',
  'by name': 'sort=name',
  'by size, descending': 'sort=file_size&direction=desc',
  'last page': 'before=end',
  'of one project': 'project=PROJECT',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=report',
  'search, many matches, last page': 'q=report&before=end',
  'search, a few thousand matches': 'q=report+1',
  'search, no match': 'q=zzzzzz',
}
const projects = {
  'first page': '',
  'by name': 'sort=name',
  'by due date': 'sort=due_on',
  'one status': 'status=completed',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=project',
  'search, no match': 'q=zzzzzz',
}
const notifications = { 'first page': '' }

/**
 * Measures the lists of the portal as a signed-in client's browser asks for them: session, gate,
 * row-level security and one page, through the whole HTTP stack of the built product.
 *
 * @param rows how many one client has of each; other clients have as many together
 * @returns lines of Markdown tables
 */
export async function measurePortalLists(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    const { sql } = stack
    await sql`insert into clients (name) select 'Client ' || i from generate_series(1, 200) as i`
    await sql`
      with who as (select client_id as id from profiles where email = 'client@example.com'),
        others as (select array_agg(id) as ids from clients where name like 'Client %')
      insert into projects (client_id, name, status, progress, due_on, created_at)
      select case when i <= ${rows}::int then who.id else others.ids[1 + i % 200] end, 'Project ' || md5(i::text),
        (array['active','completed','planning'])[1 + i % 3], i % 101,
        case when i % 4 > 0 then current_date + i % 900 end, now() - i * interval '31 seconds'
      from generate_series(1, ${2 * rows}::int) as i, who, others`
    await sql`
      with mine as (select id, client_id from projects
        where client_id = (select client_id from profiles where email = 'client@example.com') limit 1),
        others as (select array_agg(id) as ids from clients where name like 'Client %')
      insert into documents (client_id, project_id, name, file_size, mime_type, storage_key, created_at)
      select case when i <= ${rows}::int then mine.client_id else others.ids[1 + i % 200] end,
        case when i <= ${rows}::int and i % 50 = 0 then mine.id end, 'Report ' || md5(i::text) || '.pdf',
        (i::bigint * 7919) % 25000000, 'application/pdf', 'bench/' || i, now() - i * interval '31 seconds'
      from generate_series(1, ${2 * rows}::int) as i, mine, others`
    await sql`
      insert into notifications (client_id, user_id, kind, title, url, read_at, created_at)
      select p.client_id, p.user_id, 'project.updated', 'Update ' || i, '/dashboard',
        case when i % 3 > 0 then now() end, now() - i * interval '31 seconds'
      from generate_series(1, ${rows}::int) as i, profiles p where p.email = 'client@example.com'`
    await sql.unsafe('vacuum analyze projects, documents, notifications')
    const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
      select project_id as id from documents where project_id is not null limit 1`
    const cookie = await stack.signIn('/auth', 'client@example.com')
    const of = (noun: string) => `${rows.toLocaleString('en-CA')} ${noun} of one client`
    const ofProject = documents['of one project'].replace('PROJECT', id)
    return [
      ...tableHead(of('documents')),
      ...(await stack.measure('/dashboard/documents.data', cookie, {
        ...documents,
        'of one project': ofProject,
      })),
      ...tableHead(of('projects')),
      ...(await stack.measure('/dashboard.data', cookie, projects)),
      ...tableHead(of('notifications')),
      ...(await stack.measure('/dashboard/notifications.data', cookie, notifications)),
    ]
  } finally {
    await stack.stop()
  }
}
