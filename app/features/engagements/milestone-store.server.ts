import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, iso, typed } from '#app/platform/sql-helpers.server.ts'
import type { Milestone, Project } from './engagement.ts'
import { commentCount } from './project-part-store.server.ts'

type Of = Pick<Project, 'id' | 'client_id'>

/** A project's milestones in their order. */
export function selectMilestones(tx: Tx, project: Of): Promise<Milestone[]> {
  return tx.all(
    db
      .selectFrom('project_milestones as m')
      .select((eb) => [
        ...(['m.id', 'm.title', 'm.due_on'] as const),
        iso(eb.ref('m.done_at')).as('done_at'),
        commentCount(project, 'milestone', eb.ref('m.id')).as('comments'),
      ])
      .where('client_id', '=', project.client_id)
      .where('project_id', '=', project.id)
      .orderBy('position'),
  )
}

/** Locks the project, so that two changes to its milestones do not overlap. */
export function lockProject(tx: Tx, id: string): Promise<(Of & { name: string }) | undefined> {
  return tx.first(
    db.selectFrom('projects').select(['id', 'client_id', 'name']).where('id', '=', id).forUpdate(),
  )
}

/** Adds it at the end. */
export async function insertMilestone(
  tx: Tx,
  project: Of,
  milestone: { id: string; title: string; dueOn: string | null },
): Promise<void> {
  const added = db
    .selectFrom('project_milestones')
    .select((eb) => [
      typed('uuid', milestone.id).as('id'),
      typed('uuid', project.client_id).as('client_id'),
      typed('uuid', project.id).as('project_id'),
      typed('text', milestone.title).as('title'),
      typed('date', milestone.dueOn).as('due_on'),
      sql<number>`coalesce(max(${eb.ref('position')}), 0) + 1`.as('position'),
    ])
    .where('project_id', '=', project.id)
  await tx.run(
    db
      .insertInto('project_milestones')
      .columns(['id', 'client_id', 'project_id', 'title', 'due_on', 'position'])
      .expression(added),
  )
}

export async function setMilestoneDone(tx: Tx, id: string, doneAt: Date | null): Promise<void> {
  await tx.run(db.updateTable('project_milestones').set({ done_at: doneAt }).where('id', '=', id))
}

/** When a milestone was done, exactly. */
export const selectDone = (tx: Tx, id: string) =>
  tx.first(
    db
      .selectFrom('project_milestones')
      .select((eb) => exactIso(eb.ref('done_at')).as('done_at'))
      .where('id', '=', id),
  )

/** Swaps two milestones of a project. */
export async function swapMilestones(tx: Tx, one: string, other: string): Promise<void> {
  await tx.run(
    db
      .updateTable('project_milestones as m')
      .from('project_milestones as o')
      .set((eb) => ({ position: eb.ref('o.position') }))
      .whereRef('m.project_id', '=', 'o.project_id')
      .where((eb) =>
        eb.or([
          eb.and([eb('m.id', '=', one), eb('o.id', '=', other)]),
          eb.and([eb('m.id', '=', other), eb('o.id', '=', one)]),
        ]),
      ),
  )
}

export async function deleteMilestone(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('project_milestones').where('id', '=', id))
}
