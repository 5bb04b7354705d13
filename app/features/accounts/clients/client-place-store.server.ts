import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

/** What somebody of a client can be asked about, and who they are. */
export type ClientPlace = {
  client: { id: string; name: string }
  projects: { id: string; name: string }[]
  people: ClientPerson[]
}
/** With the projects that they are restricted to. */
export type ClientPerson = { id: string; name: string; only_projects: string[] | null }

const choicesShown = 200

/** A client, its projects, the newest first, and its people who may sign in. */
export async function selectClientPlace(
  tx: Tx,
  clientId: string,
): Promise<ClientPlace | undefined> {
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
  return { client, projects: await tx.all(projects), people: await selectPeople(tx, clientId) }
}

/** The people of a client who may sign in, by name. */
export function selectPeople(tx: Tx, clientId: string): Promise<ClientPerson[]> {
  const people = db
    .selectFrom('profiles')
    .select(['user_id as id', 'full_name as name', 'only_projects'])
    .where('client_id', '=', clientId)
    .where('deactivated_at', 'is', null)
    .where('paused', '=', false)
    .orderBy('full_name')
    .orderBy('user_id')
    .limit(choicesShown)
  return tx.all(people)
}
