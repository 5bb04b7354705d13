import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Project, ProjectFile } from './engagement.ts'

// ISO 8601, because what goes to the browser is text.
const rowColumns = sql`p.id, p.client_id, coalesce(c.company_name, c.name) as client_name, p.name,
  p.description, p.status, p.progress, p.starts_on::text as starts_on, p.due_on::text as due_on,
  to_json(p.created_at) #>> '{}' as created_at`
const joined = sql`projects p join clients c on c.id = p.client_id`

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
