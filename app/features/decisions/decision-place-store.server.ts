import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

export type DecisionPlace = {
  client: { id: string; name: string }
  projects: { id: string; name: string }[]
  /** With the projects that they are restricted to. */
  people: { id: string; name: string; only_projects: string[] | null }[]
  documents: {
    id: string
    name: string
    version: number
    sha256: string
    project_id: string | null
  }[]
}

const choicesShown = 200

/**
 * The client of a new decision, its projects, its people, and its documents, the newest first.
 * @param documentId is among the documents, however old it is
 */
export async function selectDecisionPlace(
  tx: Tx,
  clientId: string,
  documentId: string | null,
): Promise<DecisionPlace | undefined> {
  const client = await tx.first(
    db
      .selectFrom('clients as c')
      .select((eb) => ['c.id', eb.fn.coalesce('c.company_name', 'c.name').as('name')])
      .where('c.id', '=', clientId),
  )
  if (!client) return undefined
  const projects = db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(choicesShown)
  const people = db
    .selectFrom('profiles')
    .select(['user_id as id', 'full_name as name', 'only_projects'])
    .where('client_id', '=', clientId)
    .where('deactivated_at', 'is', null)
    .where('paused', '=', false)
    .orderBy('full_name')
    .orderBy('user_id')
    .limit(choicesShown)
  const documents = db
    .selectFrom('documents')
    .select((eb) => [
      ...(['id', 'name', 'version', 'project_id'] as const),
      eb.ref('sha256').$notNull().as('sha256'),
    ])
    .where('client_id', '=', clientId)
    .where('sha256', 'is not', null)
  const [newest, chosen] = [
    await tx.all(documents.orderBy('created_at', 'desc').orderBy('id').limit(choicesShown)),
    documentId ? await tx.all(documents.where('id', '=', documentId)) : [],
  ]
  return {
    client,
    projects: await tx.all(projects),
    people: await tx.all(people),
    documents: [...chosen.filter(({ id }) => !newest.some((one) => one.id === id)), ...newest],
  }
}
