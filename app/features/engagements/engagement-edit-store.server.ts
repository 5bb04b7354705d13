import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { typed } from '#app/platform/sql-helpers.server.ts'
import type { Project, ProjectBrief, ProjectFields } from './engagement.ts'

/** False when there is no such client. */
export async function insertProject(
  tx: Tx,
  project: ProjectBrief & Pick<Project, 'id' | 'client_id'>,
): Promise<boolean> {
  const { id, client_id, name, description, status, progress, starts_on, due_on } = project
  const added = await tx.run(
    db
      .insertInto('projects')
      .columns([
        ...(['id', 'client_id', 'name', 'description', 'status', 'progress'] as const),
        ...(['starts_on', 'due_on'] as const),
      ])
      .expression(
        db
          .selectFrom('clients')
          .select([
            typed('uuid', id).as('id'),
            'clients.id as client_id',
            typed('text', name).as('name'),
            typed('text', description).as('description'),
            typed('text', status).as('status'),
            typed('int', progress).as('progress'),
            typed('date', starts_on).as('starts_on'),
            typed('date', due_on).as('due_on'),
          ])
          .where('clients.id', '=', client_id),
      ),
  )
  return added === 1
}

const editable = [
  ...(['name', 'description', 'status', 'progress', 'starts_on', 'due_on'] as const),
  ...(['timeline', 'budget', 'overview', 'overview_points', 'assessment'] as const),
  ...(['assessment_points', 'proposal', 'proposal_points'] as const),
]

/** The project as it stands, locked until the transaction ends. */
export function selectProjectForUpdate(
  tx: Tx,
  id: string,
): Promise<(ProjectFields & Pick<Project, 'version'>) | undefined> {
  return tx.first(
    db
      .selectFrom('projects')
      .select([...editable, 'version'])
      .where('id', '=', id)
      .forUpdate(),
  )
}

export async function updateProject(tx: Tx, id: string, to: ProjectFields): Promise<void> {
  await tx.run(
    db
      .updateTable('projects')
      .set((eb) => ({
        name: to.name,
        description: to.description,
        status: to.status,
        progress: to.progress,
        starts_on: to.starts_on,
        due_on: to.due_on,
        timeline: to.timeline,
        budget: to.budget,
        overview: to.overview,
        overview_points: to.overview_points,
        assessment: to.assessment,
        assessment_points: to.assessment_points,
        proposal: to.proposal,
        proposal_points: to.proposal_points,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id),
  )
}
