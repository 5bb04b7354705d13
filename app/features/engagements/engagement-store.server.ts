import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import type { Project, ProjectFile, ProjectRow } from './engagement.ts'
import {
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
const sortType: Partial<Record<ProjectSort, SQL>> = { due_on: sql`date`, progress: sql`smallint` }

// ISO 8601, because what goes to the browser is text.
const rowColumns = sql`p.id, p.client_id, coalesce(c.company_name, c.name) as client_name, p.name,
  p.description, p.status, p.progress, p.starts_on::text as starts_on, p.due_on::text as due_on,
  to_json(p.created_at) #>> '{}' as created_at`
const joined = sql`projects p join clients c on c.id = p.client_id`

/** @param isClients read by the client itself: its search goes through a function of the owner */
export function projectList(query: ProjectListQuery, isClients: boolean): List {
  const { search, clientId, status } = query
  const conditions = [sql`true`]
  if (clientId) conditions.push(sql`p.client_id = ${clientId}`)
  if (status !== 'all') conditions.push(sql`p.status = ${status}`)
  const one = status === 'all' ? null : status
  return {
    search,
    table: sql`projects p`,
    as: sql`p`,
    filters: sql.join(conditions, sql` and `),
    found: isClients
      ? (pattern, limit) => sql`select own_projects_matching(${pattern}, ${limit}, ${one}::text)`
      : undefined,
  }
}

/** One page and one row more, in the order of the query. */
export function selectProjects(
  tx: Tx,
  query: ProjectListQuery,
  list: List,
  matches?: Matches,
): Promise<(ProjectRow & { cursor: string })[]> {
  const page = keyset(query, sortColumn[query.sort], sql`p.id`, sortType[query.sort])
  return readPage(
    tx,
    list,
    matches,
    page,
    projectsPerPage,
    (where) => sql`select ${rowColumns}, ${page.cursor} as cursor from ${joined} where ${where}`,
  )
}

/** A project; of one client only, when the reader is a client's. */
export async function selectProject(
  tx: Tx,
  id: string,
  clientId?: string,
): Promise<Project | undefined> {
  const [row] = (await tx.execute(sql`
    select ${rowColumns}, p.timeline, p.budget, p.overview, p.overview_points, p.assessment,
      p.assessment_points, p.proposal, p.proposal_points, p.version
    from ${joined}
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
