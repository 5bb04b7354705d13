import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

/** The sample client, as long as it has the sample account and not one project. Holds it until the transaction ends. */
export async function selectEmptySampleClient(tx: Tx, email: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ id: string }>(sql`
    select c.id from clients c join profiles p on p.client_id = c.id
    where p.email = ${email} and not exists (select 1 from projects where client_id = c.id)
    for update of c`)
  return row?.id
}

type Written = { text: string; points: readonly string[] }

type Sample = {
  name: string
  description: string | null
  status: string
  progress: number
  timeline: string
  budget: string
  overview: Written
  assessment: Written
  proposal: Written
  createdOn: Date
  startsOn: Date
  dueOn: Date
  milestones: { title: string; dueOn: Date | null; doneOn: Date | null }[]
  updates: { title: string; body: string; author: string; postedOn: Date }[]
}

/** A project with its course, dated in the past. Returns its id. */
export async function insertSampleProject(tx: Tx, clientId: string, one: Sample): Promise<string> {
  const id = crypto.randomUUID()
  await tx.execute(sql`
    insert into projects (id, client_id, name, description, status, progress, starts_on, due_on, created_at,
      timeline, budget, overview, overview_points, assessment, assessment_points, proposal, proposal_points)
    values (${id}, ${clientId}, ${one.name}, ${one.description}, ${one.status}, ${one.progress},
      ${one.startsOn.toISOString()}::date, ${one.dueOn.toISOString()}::date, ${one.createdOn.toISOString()},
      ${one.timeline}, ${one.budget}, ${one.overview.text}, ${lines(one.overview)}, ${one.assessment.text},
      ${lines(one.assessment)}, ${one.proposal.text}, ${lines(one.proposal)})`)
  for (const [index, { title, dueOn, doneOn }] of one.milestones.entries())
    await tx.execute(sql`
      insert into project_milestones (client_id, project_id, title, due_on, done_at, position)
      values (${clientId}, ${id}, ${title}, ${dueOn?.toISOString() ?? null}::date,
        ${doneOn?.toISOString() ?? null}, ${index + 1})`)
  for (const { title, body, author, postedOn } of one.updates)
    await tx.execute(sql`
      insert into project_updates (client_id, project_id, title, body, author_name, created_at)
      values (${clientId}, ${id}, ${title}, ${body}, ${author}, ${postedOn.toISOString()})`)
  return id
}

const lines = ({ points }: Written) => points.join('\n') || null
