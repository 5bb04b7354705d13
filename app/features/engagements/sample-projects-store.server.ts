import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { ProjectStatus } from './engagement.ts'

/** The sample client, as long as it has the sample account and not one project. Locks it until the transaction ends. */
export async function selectEmptySampleClient(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx.first(
    db
      .selectFrom('clients as c')
      .innerJoin('profiles as p', 'p.client_id', 'c.id')
      .select('c.id')
      .where('p.email', '=', email)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('projects as o').select('o.id').whereRef('o.client_id', '=', 'c.id'),
          ),
        ),
      )
      .forUpdate('c'),
  )
  return row?.id
}

type Written = { text: string; points: readonly string[] }

type Sample = {
  name: string
  description: string | null
  status: ProjectStatus
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

/** Inserts a project with its milestones and updates, dated in the past. Returns its id. */
export async function insertSampleProject(tx: Tx, clientId: string, one: Sample): Promise<string> {
  const id = crypto.randomUUID()
  const of = { client_id: clientId, project_id: id }
  await tx.run(
    db.insertInto('projects').values({
      id,
      client_id: clientId,
      name: one.name,
      description: one.description,
      status: one.status,
      progress: one.progress,
      starts_on: one.startsOn.toISOString(),
      due_on: one.dueOn.toISOString(),
      created_at: one.createdOn,
      timeline: one.timeline,
      budget: one.budget,
      overview: one.overview.text,
      overview_points: lines(one.overview),
      assessment: one.assessment.text,
      assessment_points: lines(one.assessment),
      proposal: one.proposal.text,
      proposal_points: lines(one.proposal),
    }),
  )
  for (const [index, { title, dueOn, doneOn }] of one.milestones.entries()) {
    const due_on = dueOn?.toISOString()
    const milestone = { ...of, title, due_on, done_at: doneOn, position: index + 1 }
    await tx.run(db.insertInto('project_milestones').values(milestone))
  }
  for (const { title, body, author, postedOn } of one.updates) {
    const update = { ...of, title, body, author_name: author, created_at: postedOn }
    await tx.run(db.insertInto('project_updates').values(update))
  }
  return id
}

const lines = ({ points }: Written) => points.join('\n') || null
