import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Milestone, Project } from './engagement.ts'

type Of = Pick<Project, 'id' | 'client_id'>

/** A project's milestones in their order. */
export async function selectMilestones(tx: Tx, project: Of): Promise<Milestone[]> {
  return (await tx.execute(sql`
    select id, title, due_on::text as due_on, to_json(done_at) #>> '{}' as done_at
    from project_milestones where client_id = ${project.client_id} and project_id = ${project.id}
    order by position`)) as unknown as Milestone[]
}

/** Holds the project, so that two who change its milestones take turns. */
export async function lockProject(
  tx: Tx,
  id: string,
): Promise<(Of & { name: string }) | undefined> {
  const [row] = (await tx.execute(
    sql`select id, client_id, name from projects where id = ${id} for update`,
  )) as unknown as (Of & { name: string })[]
  return row
}

/** Adds it at the end. */
export async function insertMilestone(
  tx: Tx,
  project: Of,
  milestone: { id: string; title: string; dueOn: string | null },
): Promise<void> {
  await tx.execute(sql`
    insert into project_milestones (id, client_id, project_id, title, due_on, position)
    select ${milestone.id}, ${project.client_id}, ${project.id}, ${milestone.title}, ${milestone.dueOn},
      coalesce(max(position), 0) + 1
    from project_milestones where project_id = ${project.id}`)
}

export async function setMilestoneDone(tx: Tx, id: string, doneAt: Date | null): Promise<void> {
  await tx.execute(sql`
    update project_milestones set done_at = ${doneAt?.toISOString() ?? null} where id = ${id}`)
}

/** Lets two milestones of a project change places. */
export async function swapMilestones(tx: Tx, one: string, other: string): Promise<void> {
  await tx.execute(sql`
    update project_milestones as m set position = o.position
    from project_milestones as o
    where (m.id, o.id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))
      and m.project_id = o.project_id`)
}

export async function deleteMilestone(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from project_milestones where id = ${id}`)
}
