import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Project, ProjectBrief, ProjectFields } from './engagement.ts'

/** False when there is no such client. */
export async function insertProject(
  tx: Tx,
  project: ProjectBrief & Pick<Project, 'id' | 'client_id'>,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into projects (id, client_id, name, description, status, progress, starts_on, due_on)
    select ${project.id}::uuid, id, ${project.name}, ${project.description}, ${project.status},
      ${project.progress}::smallint, ${project.starts_on}::date, ${project.due_on}::date
    from clients where id = ${project.client_id} returning id`)
  return rows.length === 1
}

/** The project as it stands, held until the transaction ends. */
export async function selectProjectForUpdate(
  tx: Tx,
  id: string,
): Promise<(ProjectFields & Pick<Project, 'version'>) | undefined> {
  const [row] = (await tx.execute(sql`
    select name, description, status, progress, starts_on::text as starts_on, due_on::text as due_on,
      timeline, budget, overview, overview_points, assessment, assessment_points, proposal, proposal_points, version
    from projects where id = ${id} for update`)) as unknown as (ProjectFields &
    Pick<Project, 'version'>)[]
  return row
}

export async function updateProject(tx: Tx, id: string, to: ProjectFields): Promise<void> {
  await tx.execute(sql`
    update projects set name = ${to.name}, description = ${to.description}, status = ${to.status},
      progress = ${to.progress}, starts_on = ${to.starts_on}, due_on = ${to.due_on},
      timeline = ${to.timeline}, budget = ${to.budget},
      overview = ${to.overview}, overview_points = ${to.overview_points},
      assessment = ${to.assessment}, assessment_points = ${to.assessment_points},
      proposal = ${to.proposal}, proposal_points = ${to.proposal_points}, version = version + 1
    where id = ${id}`)
}
