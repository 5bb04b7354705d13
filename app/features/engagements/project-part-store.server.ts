import { type Expression, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows, iso } from '#app/platform/sql-helpers.server.ts'
import {
  type Milestone,
  type Project,
  type ProjectPartKind,
  type ProjectUpdate,
  projectPartPath,
  projectTabPath,
} from './engagement.ts'

type Of = Pick<Project, 'id' | 'client_id'>

const mostCounted = 100

/** How many comments on a part of a project the actor may read, up to 100. */
export function commentCount(project: Of, kind: ProjectPartKind, id: Expression<string>) {
  const page = sql<string>`${projectPartPath(projectTabPath(project.id, 'overview'), kind, '')}::text || ${id}::text`
  const some = db
    .selectFrom('comments as said')
    .select('said.id')
    .where('said.client_id', '=', project.client_id)
    .where('said.page', '=', page)
    .limit(mostCounted)
  return db.selectFrom(some.as('said')).select(countRows().as('comments')).$asScalar().$notNull()
}

export function selectUpdate(tx: Tx, project: Of, id: string): Promise<ProjectUpdate | undefined> {
  return tx.first(
    db
      .selectFrom('project_updates as u')
      .select((eb) => [
        ...(['u.id', 'u.title', 'u.body', 'u.author_name', 'u.version'] as const),
        iso(eb.ref('u.created_at')).as('created_at'),
        iso(eb.ref('u.edited_at')).as('edited_at'),
        sql<number>`0`.as('comments'),
      ])
      .where('u.client_id', '=', project.client_id)
      .where('u.project_id', '=', project.id)
      .where('u.id', '=', id),
  )
}

/** A milestone, with its number among those of its project. */
export async function selectMilestone(
  tx: Tx,
  project: Of,
  id: string,
): Promise<(Milestone & { number: number }) | undefined> {
  const numbered = db
    .selectFrom('project_milestones')
    .select((eb) => [
      ...(['id', 'title', 'due_on'] as const),
      iso(eb.ref('done_at')).as('done_at'),
      sql<number>`row_number() over (order by ${eb.ref('position')})::int`.as('number'),
    ])
    .where('client_id', '=', project.client_id)
    .where('project_id', '=', project.id)
  const row = await tx.first(db.selectFrom(numbered.as('m')).selectAll('m').where('m.id', '=', id))
  return row && { ...row, comments: 0 }
}
