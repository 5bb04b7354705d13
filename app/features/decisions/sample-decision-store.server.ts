import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

/** The person and their client if it was asked for no decision yet, with its oldest project and who of the staff asks. */
export async function selectSamplePlace(tx: Tx, email: string) {
  const people = db.selectFrom('profiles as p').select(['p.user_id as id', 'p.full_name as name'])
  const asked = people
    .select((eb) => [
      eb.ref('p.client_id').$notNull().as('client_id'),
      eb
        .selectFrom('projects as o')
        .select('o.id')
        .whereRef('o.client_id', '=', 'p.client_id')
        .orderBy('o.created_at')
        .orderBy('o.id')
        .limit(1)
        .as('project_id'),
    ])
    .where('p.email', '=', email)
    .where('p.client_id', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('client_decisions as r')
            .select('r.id')
            .whereRef('r.client_id', '=', 'p.client_id'),
        ),
      ),
    )
  const staff = people.where('p.role', '=', 'admin').orderBy('p.created_at').limit(1)
  const [found, author] = [await tx.first(asked), await tx.first(staff)]
  if (!found || !author) return undefined
  return {
    ...{ clientId: found.client_id, projectId: found.project_id },
    person: { id: found.id, name: found.name },
    ...{ authorId: author.id, authorName: author.name },
  }
}
