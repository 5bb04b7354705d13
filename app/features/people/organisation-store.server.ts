import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import {
  anyOf,
  countRows,
  iso,
  list,
  rowsOf,
  small,
  typed,
} from '#app/platform/sql-helpers.server.ts'
import type { NamedRecord } from './person.ts'

export function selectOrganisation(tx: Tx, id: string) {
  return tx.first(
    db
      .selectFrom('organisations as o')
      .select((eb) => [
        ...(['o.id', 'o.name', 'o.domains', 'o.version', 'o.owner_id', 'o.client_id'] as const),
        iso(eb.ref('o.created_at')).as('created_at'),
        jsonObjectFrom(
          eb
            .selectFrom('clients as c')
            .select(['c.id', 'c.name'])
            .whereRef('c.id', '=', 'o.client_id'),
        ).as('client'),
      ])
      .where('o.id', '=', id),
  )
}

/**
 * Whoever looks up a name, a domain or a client of organizations, to store one that is new, waits for others who do
 * so. Called before a person is locked, so that two cannot wait for each other.
 */
export async function lockOrganisations(tx: Tx): Promise<void> {
  const lock = sql<void>`pg_advisory_xact_lock(hashtext('organisations'))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
}

/** The version, locked until the transaction ends. */
export function selectForChange(tx: Tx, id: string) {
  return tx.first(
    db
      .selectFrom('organisations')
      .select(['version', 'name', 'owner_id', 'client_id', 'domains'])
      .where('id', '=', id)
      .forUpdate(),
  )
}

/** The people of an organization, those seen last first. */
export function selectMembers(tx: Tx, id: string, most: number) {
  return tx.all(
    db
      .selectFrom('people')
      .select(['id', 'full_name', 'email'])
      .where('organisation_id', '=', id)
      .orderBy('last_seen_at', 'desc')
      .orderBy('people.id', 'desc')
      .limit(most),
  )
}

export async function countMembers(tx: Tx, id: string): Promise<number> {
  const members = db
    .selectFrom('people')
    .select(countRows().as('n'))
    .where('organisation_id', '=', id)
  return (await tx.first(members))?.n ?? 0
}

/** The addresses and accounts of an organization's people, up to a number. */
export function selectAddresses(tx: Tx, id: string, most: number) {
  return tx.all(
    db
      .selectFrom('people as p')
      .innerJoin('person_addresses as a', 'a.person_id', 'p.id')
      .leftJoin('profiles as u', (join) =>
        join
          .on((on) => on(on.fn<string>('lower', ['u.email']), '=', on.ref('a.address')))
          .on('u.role', '!=', 'admin'),
      )
      .select(['a.address', 'u.user_id', 'u.client_id', 'p.id as person_id'])
      .where('p.organisation_id', '=', id)
      .orderBy('p.last_seen_at', 'desc')
      .limit(most),
  )
}

/** Clients that it may have become: those of its people, and those of the same name. */
export function selectClientChoices(
  tx: Tx,
  { clients, name }: { clients: string[]; name: string },
): Promise<NamedRecord[]> {
  return tx.all(
    db
      .selectFrom('clients')
      .select(['id', 'name'])
      .where((eb) =>
        eb.or([
          eb('id', '=', anyOf(clients)),
          eb(eb.fn<string>('lower', ['name']), '=', small(name)),
        ]),
      )
      .orderBy('name')
      .limit(50),
  )
}

/** Another organization that a client belongs to already. */
export async function isClientTaken(tx: Tx, clientId: string, id: string): Promise<boolean> {
  const other = db.selectFrom('organisations').select('id').where('client_id', '=', clientId)
  return (await tx.first(other.where('id', '!=', id))) !== undefined
}

/** A domain that belongs to another organization. */
export function selectTakenDomain(tx: Tx, domains: string[], id: string | null) {
  const other = db
    .selectFrom('organisation_domains as d')
    .innerJoin('organisations as o', 'o.id', 'd.organisation_id')
    .select(['d.domain', 'o.name'])
    .where('d.domain', '=', anyOf(domains))
    .orderBy('d.domain')
  return tx.first(id ? other.where('o.id', '!=', id) : other)
}

export async function insertOrganisation(tx: Tx, id: string, name: string): Promise<void> {
  await tx.run(db.insertInto('organisations').values({ id, name }))
}

type Change = { name: string; ownerId: string | null; clientId: string | null }

export async function updateOrganisation(
  tx: Tx,
  id: string,
  { name, ownerId, clientId }: Change,
): Promise<void> {
  await tx.run(
    db
      .updateTable('organisations')
      .set((eb) => ({
        ...{ name, owner_id: ownerId, client_id: clientId },
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id),
  )
}

/** Gives an organization these domains and no others; one of another organization stays there. */
export async function replaceDomains(tx: Tx, id: string, domains: string[]): Promise<void> {
  await tx.run(
    db
      .deleteFrom('organisation_domains')
      .where('organisation_id', '=', id)
      .where('domain', '!=', sql<string>`all(${list('text', domains)})`),
  )
  const given = rowsOf({ domain: list('text', domains) }, 'g')
  await tx.run(
    db
      .insertInto('organisation_domains')
      .columns(['domain', 'organisation_id'])
      .expression(
        db
          .selectFrom(given)
          .select(['g.domain', typed('uuid', id).as('organisation_id')])
          .orderBy('g.domain'),
      )
      .onConflict((conflict) => conflict.column('domain').doNothing()),
  )
}

/**
 * Locks the people of an organization before all of them are changed, by the order of their ids: then two
 * changes of the same people never wait for each other.
 */
export async function lockMembers(tx: Tx, id: string): Promise<void> {
  await tx.all(
    db
      .selectFrom('people')
      .select('id')
      .where('organisation_id', '=', id)
      .orderBy('people.id')
      .forUpdate(),
  )
}

export async function deleteOrganisation(tx: Tx, id: string): Promise<void> {
  await lockMembers(tx, id)
  await tx.run(db.deleteFrom('organisations').where('id', '=', id))
}

/** People with an address of these domains who are in no organization. */
const strangers = (domains: string[]) =>
  db
    .selectFrom('person_addresses as a')
    .innerJoin('people as p', 'p.id', 'a.person_id')
    .where('a.domain', '=', anyOf(domains))
    .where('p.organisation_id', 'is', null)

export async function countStrangers(tx: Tx, domains: string[]): Promise<number> {
  const found = strangers(domains).select((eb) => eb.fn.count('p.id').distinct().as('n'))
  return Number((await tx.first(found))?.n ?? 0)
}

/** Puts them into an organization, and returns how many there were. They are locked as `lockMembers` does it. */
export async function adoptStrangers(tx: Tx, id: string, domains: string[]): Promise<number> {
  const found = await tx.all(
    db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', strangers(domains).select('p.id'))
      .where('organisation_id', 'is', null)
      .orderBy('people.id')
      .forUpdate(),
  )
  return tx.run(
    db
      .updateTable('people')
      .set((eb) => ({ organisation_id: id, version: eb('version', '+', 1) }))
      .where('id', '=', anyOf(found.map((one) => one.id))),
  )
}
