import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, bool, exactIso, iso, small } from '#app/platform/sql-helpers.server.ts'
import type { NamedRecord, Person } from './person.ts'

/** One person with their addresses, accounts and organization. */
export function selectPerson(tx: Tx, id: string): Promise<Person | undefined> {
  return tx.first(
    db
      .selectFrom('people as p')
      .leftJoin('profiles as w', 'w.user_id', 'p.owner_id')
      .select((eb) => [
        ...(['p.id', 'p.full_name', 'p.email', 'p.organisation_given', 'p.phone'] as const),
        ...(['p.language', 'p.is_verified', 'p.version', 'p.owner_id'] as const),
        'w.full_name as owner_name',
        iso(eb.ref('p.first_seen_at')).as('first_seen_at'),
        exactIso(eb.ref('p.last_seen_at')).as('last_seen_at'),
        jsonObjectFrom(
          eb
            .selectFrom('organisations as o')
            .select(['o.id', 'o.name'])
            .whereRef('o.id', '=', 'p.organisation_id'),
        ).as('organisation'),
        jsonArrayFrom(
          eb
            .selectFrom('person_addresses as a')
            .select((inner) => [
              'a.address',
              bool(inner('a.verified_at', 'is not', null)).as('is_verified'),
            ])
            .whereRef('a.person_id', '=', 'p.id')
            .orderBy('a.last_seen_at', 'desc')
            .orderBy('a.address'),
        ).as('addresses'),
        jsonArrayFrom(
          eb
            .selectFrom('person_addresses as a')
            .innerJoin('profiles as u', (join) =>
              join.on((on) => on(on.fn<string>('lower', ['u.email']), '=', on.ref('a.address'))),
            )
            .select(['u.user_id', 'u.client_id', 'u.client_name'])
            .whereRef('a.person_id', '=', 'p.id')
            .where('u.role', '!=', 'admin')
            .orderBy('u.created_at'),
        ).as('accounts'),
      ])
      .where('p.id', '=', id),
  )
}

/** Whose address it is, with every address of that person. */
export async function selectByAddress(
  tx: Tx,
  address: string,
): Promise<{ id: string; addresses: string[] } | undefined> {
  const theirs = db
    .selectFrom('person_addresses as known')
    .innerJoin('person_addresses as a', 'a.person_id', 'known.person_id')
    .select(['a.person_id as id', 'a.address'])
    .where('known.address', '=', address)
  const found = await tx.all(theirs)
  const [first] = found
  return first && { id: first.id, addresses: found.map((one) => one.address) }
}

/** Others who gave the same name. */
export const namesakesOf = ({ id, full_name }: Pick<Person, 'id' | 'full_name'>) =>
  db
    .selectFrom('people')
    .select(['id', 'full_name', 'email'])
    .where((eb) => eb(eb.fn<string>('lower', ['full_name']), '=', small(full_name)))
    .where('id', '!=', id)
    .where('full_name', '!=', '')
    .orderBy('last_seen_at', 'desc')
    .limit(5)

/**
 * The organization with a name, in capitals or not; of several the first that was made. Nobody can delete
 * it until the transaction ends. It is locked before the people in it, as in every other change.
 */
export function selectOrganisationByName(tx: Tx, name: string): Promise<NamedRecord | undefined> {
  return tx.first(
    db
      .selectFrom('organisations as o')
      .select(['o.id', 'o.name'])
      .where((eb) => eb(eb.fn<string>('lower', ['o.name']), '=', small(name)))
      .orderBy('o.created_at')
      .orderBy('o.id')
      .limit(1)
      .forKeyShare(),
  )
}

/** The organizations that addresses suggest by their domains. */
export const suggestedBy = (domains: string[]) =>
  db
    .selectFrom('organisation_domains as d')
    .innerJoin('organisations as o', 'o.id', 'd.organisation_id')
    .select(['o.id', 'o.name'])
    .where('d.domain', '=', anyOf(domains))
    .orderBy('o.name')
    .limit(5)

export type PersonChange = { ownerId: string | null; organisationId: string | null }

/** The version and what staff may change, locked until the transaction ends. */
export function selectPersonForChange(tx: Tx, id: string) {
  return tx.first(
    db
      .selectFrom('people')
      .select(['version', 'owner_id', 'organisation_id', 'email'])
      .where('id', '=', id)
      .forUpdate(),
  )
}

export async function updatePerson(
  tx: Tx,
  id: string,
  { ownerId, organisationId }: PersonChange,
): Promise<void> {
  await tx.run(
    db
      .updateTable('people')
      .set((eb) => ({
        owner_id: ownerId,
        organisation_id: organisationId,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id),
  )
}
