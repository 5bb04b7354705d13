import { sql } from 'kysely'
import type { TableEb } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, countRows, exactIso, iso, jsonAs, small } from '#app/platform/sql-helpers.server.ts'
import { moveNotes } from '../notes/moved-notes-store.server.ts'
import { lockMembers } from '../organisation-store.server.ts'
import type { OrganisationChoice, StoredOrganisationMerge } from './merge.ts'
import { countNotes, moveMerges, newMerge } from './merge-store.server.ts'

/** How many people an organization `o` has. */
const members = (eb: TableEb<'organisations', 'o'>) =>
  eb
    .selectFrom('people as m')
    .select(countRows().as('n'))
    .whereRef('m.organisation_id', '=', 'o.id')
    .$asScalar()
    .$notNull()

/** An organization for the preview. */
export function selectSide(tx: Tx, id: string) {
  const { notes, tasks } = countNotes('organisation_id', id)
  return tx.first(
    db
      .selectFrom('organisations as o')
      .leftJoin('clients as c', 'c.id', 'o.client_id')
      .leftJoin('profiles as w', 'w.user_id', 'o.owner_id')
      .select((eb) => [
        ...(['o.id', 'o.name', 'o.domains', 'o.version'] as const),
        ...(['c.name as client', 'w.full_name as owner'] as const),
        members(eb).as('people'),
        notes.as('notes'),
        tasks.as('tasks'),
      ])
      .where('o.id', '=', id),
  )
}

/** Other organizations with a name, in capitals or not, or with a domain. */
export function selectCalled(
  tx: Tx,
  called: string,
  except: string,
): Promise<OrganisationChoice[]> {
  const ofDomain = db
    .selectFrom('organisation_domains')
    .select('organisation_id')
    .where('domain', '=', small(called))
    .$asScalar()
  return tx.all(
    db
      .selectFrom('organisations as o')
      .select((eb) => ['o.id', 'o.name', 'o.domains', members(eb).as('people')])
      .where((eb) =>
        eb.or([
          eb(eb.fn<string>('lower', ['o.name']), '=', small(called)),
          eb('o.id', '=', ofDomain),
        ]),
      )
      .where('o.id', '!=', except)
      .orderBy('o.created_at')
      .limit(20),
  )
}

/** What staff have said of an organization. */
export type KeptOrganisation = {
  id: string
  version: number
  name: string
  owner_id: string | null
  client_id: string | null
  created_at: string
}

/** Organizations as they are stored, locked in one order until the transaction ends. */
export function selectForMerge(tx: Tx, ids: string[]): Promise<KeptOrganisation[]> {
  return tx.all(
    db
      .selectFrom('organisations')
      .select((eb) => [
        ...(['id', 'version', 'name', 'owner_id', 'client_id'] as const),
        exactIso(eb.ref('created_at')).as('created_at'),
      ])
      .where('id', '=', anyOf(ids))
      .orderBy('organisations.id')
      .forUpdate(),
  )
}

/** What a merge moves; an undo moves the same back, if it is still where it was put. */
export type Moved = {
  domains: string[]
  people: string[]
  notes: string[]
  tasks: string[]
  merges: string[]
}

type Way = { from: string; to: string }

/** Moves domains, people, notes, tasks and earlier merges. @param only those to move; all without it */
export async function moveAll(tx: Tx, { from, to }: Way, only?: Moved): Promise<Moved> {
  await lockMembers(tx, from)
  const domains = db
    .updateTable('organisation_domains')
    .set({ organisation_id: to })
    .where('organisation_id', '=', from)
  const people = db
    .updateTable('people')
    .set((eb) => ({ organisation_id: to, version: eb('version', '+', 1) }))
    .where('organisation_id', '=', from)
  const moved = {
    domains: await tx.all(
      (only ? domains.where('domain', '=', anyOf(only.domains)) : domains).returning('domain'),
    ),
    people: await tx.all(
      (only ? people.where('id', '=', anyOf(only.people)) : people).returning('id'),
    ),
  }
  return {
    domains: moved.domains.map(({ domain }) => domain),
    people: moved.people.map(({ id }) => id),
    merges: await moveMerges(tx, 'organisation_merges', { from, to }, only),
    ...(await moveNotes(tx, 'organisation_id', { from, to }, only)),
  }
}

/** Adds an organization again that was merged. Owner and client are null when they are gone, or taken. */
export async function insertOrganisation(tx: Tx, row: KeptOrganisation): Promise<void> {
  const owner = db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', row.owner_id)
    .$asScalar()
  const client = db
    .selectFrom('clients as c')
    .leftJoin('organisations as o', 'o.client_id', 'c.id')
    .select('c.id')
    .where('c.id', '=', row.client_id)
    .where('o.id', 'is', null)
    .$asScalar()
  await tx.run(
    db.insertInto('organisations').values({
      ...row,
      ...{ version: row.version + 1, owner_id: owner, client_id: client },
    }),
  )
}

export type Chosen = Pick<KeptOrganisation, 'owner_id' | 'client_id'>

/** Writes owner and client, and a new version. */
export async function updateChosen(tx: Tx, id: string, chosen: Chosen): Promise<void> {
  await tx.run(
    db
      .updateTable('organisations')
      .set((eb) => ({ ...chosen, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  )
}

export async function insertMerge(
  tx: Tx,
  merge: Parameters<typeof newMerge<KeptOrganisation>>[0],
  moved: Moved,
): Promise<string> {
  const row = newMerge(merge)
  await tx.run(db.insertInto('organisation_merges').values({ ...row, ...moved }))
  return row.id
}

type Which = { id: string; keptId: string; since: Date }

/** A merge of an organization, locked until the transaction ends. */
export function selectMerge(tx: Tx, { id, keptId, since }: Which) {
  return tx.first(
    db
      .selectFrom('organisation_merges')
      .select((eb) => [
        ...(['id', 'domains', 'people', 'notes', 'tasks', 'merges'] as const),
        jsonAs<KeptOrganisation>(eb.ref('merged')).as('merged'),
        jsonAs<KeptOrganisation>(eb.ref('kept_before')).as('kept_before'),
      ])
      .where('id', '=', id)
      .where('kept_id', '=', keptId)
      .where('created_at', '>', since.toISOString())
      .forUpdate(),
  )
}

/** The merges of an organization that can be taken back, newest first. */
export function selectMerges(
  tx: Tx,
  keptId: string,
  since: Date,
): Promise<StoredOrganisationMerge[]> {
  return tx.all(
    db
      .selectFrom('organisation_merges')
      .select((eb) => [
        ...(['id', 'merged_by_name'] as const),
        sql<string>`coalesce(${eb.ref('merged')} ->> 'name', '')`.as('name'),
        sql<number>`cardinality(${eb.ref('people')})`.as('people'),
        iso(eb.ref('created_at')).as('created_at'),
      ])
      .where('kept_id', '=', keptId)
      .where('created_at', '>', since.toISOString())
      .orderBy('organisation_merges.created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(20),
  )
}
