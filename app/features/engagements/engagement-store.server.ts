import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { float, iso } from '#app/platform/sql-helpers.server.ts'
import type { Project, ProjectFile } from './engagement.ts'

/** A project; only of the given client, when a client reads it. */
export function selectProject(tx: Tx, id: string, clientId?: string): Promise<Project | undefined> {
  let query = db
    .selectFrom('projects as p')
    .innerJoin('clients as c', 'c.id', 'p.client_id')
    .select((eb) => [
      ...(['p.id', 'p.client_id', 'p.name', 'p.description', 'p.status', 'p.progress'] as const),
      ...(['p.starts_on', 'p.due_on', 'p.timeline', 'p.budget'] as const),
      ...(['p.overview', 'p.overview_points', 'p.assessment', 'p.assessment_points'] as const),
      ...(['p.proposal', 'p.proposal_points', 'p.version'] as const),
      eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
      iso(eb.ref('p.created_at')).as('created_at'),
    ])
    .where('p.id', '=', id)
  if (clientId) query = query.where('p.client_id', '=', clientId)
  return tx.first(query)
}

/** The newest files of a project. */
export function selectProjectFiles(
  tx: Tx,
  project: Pick<Project, 'id' | 'client_id'>,
  limit: number,
): Promise<ProjectFile[]> {
  return tx.all(
    db
      .selectFrom('documents as d')
      .select((eb) => [
        ...(['d.id', 'd.name', 'd.mime_type'] as const),
        float(eb.ref('d.file_size')).as('file_size'),
        iso(eb.ref('d.created_at')).as('created_at'),
      ])
      .where('d.client_id', '=', project.client_id)
      .where('d.project_id', '=', project.id)
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit),
  )
}
