import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Project, ProjectUpdate } from './engagement.ts'
import { type UpdateCursor, type UpdatePage, updatesPerPage } from './project-update-query.ts'

type Of = Pick<Project, 'id' | 'client_id'>
type Row = ProjectUpdate & { cursor: string }

/** One page and one row more, newest first; `before` pages are read backwards and turned round. */
export async function selectUpdates(tx: Tx, project: Of, page: UpdatePage): Promise<Row[]> {
  const backwards = page.before !== undefined
  const order = backwards ? sql`asc` : sql`desc`
  const cursor: UpdateCursor | undefined = page.before ?? page.after
  const past = cursor
    ? sql`(u.created_at, id) ${backwards ? sql`>` : sql`<`} (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql`true`
  const rows = (await tx.execute(sql`
    select id, title, body, author_name, to_json(u.created_at) #>> '{}' as created_at,
      to_json(u.edited_at) #>> '{}' as edited_at, u.version,
      to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as cursor
    from project_updates u
    where client_id = ${project.client_id} and project_id = ${project.id} and ${past}
    order by u.created_at ${order}, id ${order} limit ${updatesPerPage + 1}`)) as unknown as Row[]
  return backwards ? [...rows].reverse() : [...rows]
}

export async function insertUpdate(
  tx: Tx,
  project: Of,
  update: Pick<ProjectUpdate, 'id' | 'title' | 'body'> & { authorId: string; authorName: string },
): Promise<void> {
  await tx.execute(sql`
    insert into project_updates (id, client_id, project_id, title, body, author_id, author_name)
    values (${update.id}, ${project.client_id}, ${project.id}, ${update.title}, ${update.body},
      ${update.authorId}, ${update.authorName})`)
}

type Report = Pick<ProjectUpdate, 'title' | 'body' | 'version'>

/** One update of a project, held until the transaction ends. */
export async function selectUpdateForChange(
  tx: Tx,
  projectId: string,
  id: string,
): Promise<Report | undefined> {
  const [row] = await tx.execute<Report>(sql`
    select title, body, version from project_updates
    where id = ${id} and project_id = ${projectId} for update`)
  return row
}

export async function correctUpdateRow(
  tx: Tx,
  id: string,
  to: Pick<Report, 'title' | 'body'>,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update project_updates
    set title = ${to.title}, body = ${to.body}, edited_at = ${now.toISOString()}, version = version + 1
    where id = ${id}`)
}

export async function deleteUpdate(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from project_updates where id = ${id}`)
}

/** How many people of a client can be told. */
export async function countPeople(tx: Tx, clientId: string): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from profiles
    where client_id = ${clientId} and deactivated_at is null and not paused`)
  return row?.total ?? 0
}

/** Addresses of those who were told. */
export async function selectAddresses(tx: Tx, userIds: string[]): Promise<string[]> {
  const rows = await tx.execute<{ email: string }>(sql`
    select email from profiles where user_id = any(${sql.param(userIds)}::uuid[]) order by email`)
  return rows.map(({ email }) => email)
}
