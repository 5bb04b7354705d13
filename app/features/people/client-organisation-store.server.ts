import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, bool } from '#app/platform/sql-helpers.server.ts'

/** The name of the client that a person belongs to: by their portal account, else by their organization. */
export function clientOfPerson(id: string) {
  const ofAccount = db
    .selectFrom('person_addresses as a')
    .innerJoin('profiles as u', (join) =>
      join.on((on) => on(on.fn<string>('lower', ['u.email']), '=', on.ref('a.address'))),
    )
    .select('u.client_id')
    .where('a.person_id', '=', id)
    .where('u.role', '!=', 'admin')
    .where('u.client_id', 'is not', null)
    .limit(1)
    .$asScalar()
  const ofOrganisation = db
    .selectFrom('people as p')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .select('o.client_id')
    .where('p.id', '=', id)
    .$asScalar()
  return db
    .selectFrom('clients as c')
    .select((eb) => eb.fn.coalesce('c.company_name', 'c.name').as('name'))
    .where('c.id', '=', (eb) => eb.fn.coalesce(ofAccount, ofOrganisation))
}

export const selectClientOfPerson = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.first(clientOfPerson(id)))?.name

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
