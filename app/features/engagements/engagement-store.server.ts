import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Project, ProjectFile, ProjectRow } from './engagement.ts'
import {
  type ProjectCursor,
  type ProjectListQuery,
  type ProjectSort,
  projectsPerPage,
} from './engagement-list-query.ts'

// Each expression stands in indexes of db/migrations/0009_engagements.sql.
const sortColumn: Record<ProjectSort, SQL> = {
  created_at: sql`p.created_at`,
  name: sql`lower(p.name)`,
  due_on: sql`coalesce(p.due_on, 'infinity'::date)`,
  progress: sql`p.progress`,
}
const sortType: Record<ProjectSort, SQL> = {
  created_at: sql`timestamptz`,
  name: sql`text`,
  due_on: sql`date`,
  progress: sql`smallint`,
}
// In UTC and to the microsecond, so that a cursor finds its own row again.
const sortText = (sort: ProjectSort) =>
  sort === 'created_at'
    ? sql`to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`
    : sql`(${sortColumn[sort]})::text`

// ISO 8601, because what goes to the browser is text.
const rowColumns = sql`p.id, p.client_id, coalesce(c.company_name, c.name) as client_name, p.name,
  p.description, p.status, p.progress, p.starts_on::text as starts_on, p.due_on::text as due_on,
  to_json(p.created_at) #>> '{}' as created_at`
const joined = sql`projects p join clients c on c.id = p.client_id`

function matching(query: ProjectListQuery): SQL {
  const conditions = [sql`true`]
  if (query.clientId) conditions.push(sql`p.client_id = ${query.clientId}`)
  if (query.status !== 'all') conditions.push(sql`p.status = ${query.status}`)
  if (query.search) {
    const pattern = `%${query.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const named = sql`lower(p.name) like ${pattern}`
    // Descriptions are searched among one client's projects only: no index is that long.
    conditions.push(
      query.clientId
        ? sql`(${named} or lower(coalesce(p.description, '')) like ${pattern})`
        : named,
    )
  }
  return sql.join(conditions, sql` and `)
}

/** One page and one row more, in the order of the query; `before` pages are read backwards and turned round. */
export async function selectProjects(
  tx: Tx,
  query: ProjectListQuery,
): Promise<(ProjectRow & { cursor: string })[]> {
  const backwards = query.before !== undefined
  const descending = (query.direction === 'desc') !== backwards
  const order = descending ? sql`desc` : sql`asc`
  const rows = (await tx.execute(sql`
    select ${rowColumns}, ${sortText(query.sort)} as cursor from ${joined}
    where ${matching(query)} and ${past(query.sort, query.before ?? query.after, descending)}
    order by ${sortColumn[query.sort]} ${order}, p.id ${order}
    limit ${projectsPerPage + 1}`)) as unknown as (ProjectRow & { cursor: string })[]
  return backwards ? [...rows].reverse() : [...rows]
}

function past(sort: ProjectSort, cursor: ProjectCursor | undefined, descending: boolean): SQL {
  if (!cursor) return sql`true`
  const operator = descending ? sql`<` : sql`>`
  return sql`(${sortColumn[sort]}, p.id) ${operator} (${cursor.value}::${sortType[sort]}, ${cursor.id}::uuid)`
}

/** How many projects a query finds, counted up to `limit`. */
export async function countProjects(
  tx: Tx,
  query: ProjectListQuery,
  limit: number,
): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from
      (select 1 from projects p where ${matching(query)} limit ${limit}) as found`)
  return row?.total ?? 0
}

/** A project; of one client only, when the reader is a client's. */
export async function selectProject(
  tx: Tx,
  id: string,
  clientId?: string,
): Promise<Project | undefined> {
  const [row] = (await tx.execute(sql`
    select ${rowColumns}, p.version from ${joined}
    where p.id = ${id} and ${clientId ? sql`p.client_id = ${clientId}` : sql`true`}`)) as unknown as Project[]
  return row
}

/** The newest files of a project. */
export async function selectProjectFiles(
  tx: Tx,
  project: Pick<Project, 'id' | 'client_id'>,
  limit: number,
): Promise<ProjectFile[]> {
  return (await tx.execute(sql`
    select id, name, mime_type, file_size::float8 as file_size, to_json(d.created_at) #>> '{}' as created_at from documents d
    where client_id = ${project.client_id} and project_id = ${project.id}
    order by d.created_at desc, id desc limit ${limit}`)) as unknown as ProjectFile[]
}
