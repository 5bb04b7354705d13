import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import { anyOf, iso, jsonAs } from '#app/platform/sql-helpers.server.ts'
import { moveNotes } from '../notes/moved-notes-store.server.ts'
import { countNotes, moveMerges, newMerge } from './merge-store.server.ts'

/** A record for the preview, without its counts. */
export function selectSide(tx: Tx, id: string) {
  const { notes, tasks } = countNotes('person_id', id)
  return tx.first(
    db
      .selectFrom('people as p')
      .leftJoin('organisations as o', 'o.id', 'p.organisation_id')
      .leftJoin('profiles as w', 'w.user_id', 'p.owner_id')
      .select([
        ...(['p.id', 'p.full_name', 'p.email', 'p.emails', 'p.version'] as const),
        ...(['o.name as organisation', 'w.full_name as owner'] as const),
        notes.as('notes'),
        tasks.as('tasks'),
      ])
      .where('p.id', '=', id),
  )
}

/** What staff have said of a person, and what the person has said last. */
export type KeptRow = {
  id: string
  version: number
  full_name: string
  organisation_given: string
  phone: string | null
  language: string | null
  organisation_id: string | null
  owner_id: string | null
}

/**
 * Records as they are stored, locked in one order until the transaction ends. Addresses are locked before
 * people, as the triggers do that note who sends a form: neither waits for the other.
 */
export async function selectForMerge(tx: Tx, ids: string[]): Promise<KeptRow[]> {
  await tx.all(
    db
      .selectFrom('person_addresses')
      .select('address')
      .where('person_id', '=', anyOf(ids))
      .orderBy('address')
      .forUpdate(),
  )
  return tx.all(
    db
      .selectFrom('people')
      .select(['id', 'version', 'full_name', 'organisation_given', 'phone', 'language'])
      .select(['organisation_id', 'owner_id'])
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .forUpdate(),
  )
}

/** What a merge moves; an undo moves the same back, if it is still where it was put. */
export type Moved = { addresses: string[]; notes: string[]; tasks: string[]; merges: string[] }

/** Moves everything of one person to another. @param only what to move, if it is still there; all without it */
export async function moveAll(
  tx: Tx,
  { from, to }: { from: string; to: string },
  only?: Moved,
): Promise<Moved> {
  const addresses = db
    .updateTable('person_addresses')
    .set({ person_id: to })
    .where('person_id', '=', from)
  const these = only ? addresses.where('address', '=', anyOf(only.addresses)) : addresses
  return {
    addresses: (await tx.all(these.returning('address'))).map(({ address }) => address),
    merges: await moveMerges(tx, 'person_merges', { from, to }, only),
    ...(await moveNotes(tx, 'person_id', { from, to }, only)),
  }
}

/** Removes a person of whom nothing is left. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('people').where('id', '=', id))
}

/** Adds a person again who was merged; the addresses are given back afterwards. */
export async function insertPerson(tx: Tx, row: KeptRow, address: string): Promise<void> {
  const organisation = db
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', row.organisation_id)
    .$asScalar()
  const owner = db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', row.owner_id)
    .$asScalar()
  await tx.run(
    db.insertInto('people').values({
      ...row,
      ...{ version: row.version + 1, email: address, emails: address },
      // Null for what has been deleted meanwhile.
      ...{ organisation_id: organisation, owner_id: owner },
    }),
  )
}

const settled = rawStatement({
  name: 'a person as the addresses say',
  text: `update people p set emails = a.emails, email = a.email, is_verified = a.is_verified, first_seen_at = a.first_at,
      last_seen_at = a.last_at, version = p.version + 1
    from (select string_agg(address, ' ' order by address) as emails,
        (array_agg(address order by last_seen_at desc, address))[1] as email, bool_or(verified_at is not null) as is_verified,
        min(first_seen_at) as first_at, max(last_seen_at) as last_at
      from person_addresses where person_id = $1) as a
    where p.id = $1`,
  parameters: { id: 'uuid' },
  row: {},
})

/** Writes what follows from the addresses of a person, and a new version. */
export async function settlePerson(tx: Tx, id: string): Promise<void> {
  await tx.run(settled({ id }))
}

export type Chosen = Omit<KeptRow, 'id' | 'version'>

export async function updateChosen(tx: Tx, id: string, chosen: Chosen): Promise<void> {
  await tx.run(db.updateTable('people').set(chosen).where('id', '=', id))
}

export async function insertMerge(
  tx: Tx,
  merge: Parameters<typeof newMerge<KeptRow>>[0],
  moved: Moved,
): Promise<string> {
  const row = newMerge(merge)
  await tx.run(db.insertInto('person_merges').values({ ...row, ...moved }))
  return row.id
}

/** A merge of a person, locked until the transaction ends. */
export function selectMerge(
  tx: Tx,
  { id, keptId, since }: { id: string; keptId: string; since: Date },
) {
  return tx.first(
    db
      .selectFrom('person_merges')
      .select((eb) => [
        ...(['id', 'addresses', 'notes', 'tasks', 'merges'] as const),
        jsonAs<KeptRow>(eb.ref('merged')).as('merged'),
        jsonAs<KeptRow>(eb.ref('kept_before')).as('kept_before'),
      ])
      .where('id', '=', id)
      .where('kept_id', '=', keptId)
      .where('created_at', '>', since.toISOString())
      .forUpdate(),
  )
}

/** The merges of a person that can be taken back, newest first. */
export const mergesOf = (keptId: string, since: Date) =>
  db
    .selectFrom('person_merges')
    .select((eb) => [
      ...(['id', 'addresses', 'merged_by_name'] as const),
      sql<string>`coalesce(${eb.ref('merged')} ->> 'full_name', '')`.as('name'),
      iso(eb.ref('created_at')).as('created_at'),
    ])
    .where('kept_id', '=', keptId)
    .where('created_at', '>', since.toISOString())
    .orderBy('person_merges.created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
