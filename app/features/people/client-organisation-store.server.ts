import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, bool } from '#app/platform/sql-helpers.server.ts'

/** The name of the client that the organization of a person has become. */
export async function selectClientOfPerson(tx: Tx, id: string): Promise<string | undefined> {
  const client = db
    .selectFrom('people as p')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .innerJoin('clients as c', 'c.id', 'o.client_id')
    .select((eb) => eb.fn.coalesce('c.company_name', 'c.name').as('name'))
    .where('p.id', '=', id)
  return (await tx.first(client))?.name
}

type Wanted = { clientId: string; own: string | null; domains: string[] }

/**
 * The organization of a client; without one, an organization that has become no client yet: the person's
 * own, else one that has one of these domains. Locked until the transaction ends.
 */
export function selectForClient(tx: Tx, { clientId, own, domains }: Wanted) {
  const suggested = db
    .selectFrom('organisation_domains')
    .select('organisation_id')
    .where('domain', '=', anyOf(domains))
  return tx.first(
    db
      .selectFrom('organisations as o')
      .select(['o.id', 'o.client_id'])
      .where((eb) =>
        eb.or([
          eb('o.client_id', '=', clientId),
          eb.and([
            eb('o.client_id', 'is', null),
            eb.or([eb('o.id', '=', own), eb('o.id', 'in', suggested)]),
          ]),
        ]),
      )
      .orderBy((eb) => bool(eb('o.client_id', 'is not', null)), 'desc')
      .orderBy((eb) => eb.fn.coalesce(bool(eb('o.id', '=', own)), eb.lit(false)), 'desc')
      .orderBy('o.created_at')
      .limit(1)
      .forUpdate(),
  )
}

export async function updateClient(tx: Tx, id: string, clientId: string): Promise<void> {
  await tx.run(
    db
      .updateTable('organisations')
      .set((eb) => ({ client_id: clientId, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  )
}

export async function updateOrganisationOfPerson(
  tx: Tx,
  id: string,
  organisationId: string,
): Promise<void> {
  await tx.run(
    db
      .updateTable('people')
      .set((eb) => ({ organisation_id: organisationId, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  )
}
