import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SavedView } from '#app/lists/list-views.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { bool, countRows } from '#app/platform/sql-helpers.server.ts'

const shown = ['v.id', 'v.name', 'v.search', 'v.is_default'] as const

const ofOwner = (ownerId: string, list: string) =>
  db
    .selectFrom('saved_views as v')
    .select(shown)
    .where('v.owner_id', '=', ownerId)
    .where('v.list', '=', list)
    .orderBy('v.place')
    .orderBy('v.id')

/** Somebody's views of a list and the one that the address names, as one value of JSON. */
export const viewsFor = (userId: string, list: string, named: string | null) =>
  jsonArrayFrom(
    db
      .selectFrom('saved_views as v')
      .leftJoin('profiles as p', 'p.user_id', 'v.owner_id')
      .select((eb) => [
        ...shown,
        'p.full_name as owner',
        bool(eb('v.owner_id', '=', userId)).as('is_own'),
      ])
      .where('v.list', '=', list)
      .where((eb) =>
        eb.or([eb('v.owner_id', '=', userId), ...(named ? [eb('v.id', '=', named)] : [])]),
      )
      .orderBy('v.place')
      .orderBy('v.id'),
  )

export const selectViews = (tx: Tx, ownerId: string, list: string): Promise<SavedView[]> =>
  tx.all(ofOwner(ownerId, list))

/** Keeps another request of the same person from changing their views until the transaction ends. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.run(
    db.selectFrom('profiles').select('user_id').where('user_id', '=', ownerId).forNoKeyUpdate(),
  )
}

/** How many views somebody has, of all lists. */
export async function countViews(tx: Tx, ownerId: string): Promise<number> {
  const counted = db.selectFrom('saved_views').select(countRows().as('total'))
  return (await tx.first(counted.where('owner_id', '=', ownerId)))?.total ?? 0
}

/** Whether another view of the list has this name, in large or small letters. */
export async function isTaken(tx: Tx, ownerId: string, view: Named): Promise<boolean> {
  const same = ofOwner(ownerId, view.list).where((eb) =>
    eb(eb.fn<string>('lower', ['v.name']), '=', eb.fn<string>('lower', [eb.val(view.name)])),
  )
  return (await tx.first(view.id ? same.where('v.id', '!=', view.id) : same)) !== undefined
}
type Named = { list: string; name: string; id?: string }

/** Adds a view as the last one of its list. */
export async function insertView(
  tx: Tx,
  view: { id: string; ownerId: string; list: string; name: string; search: string },
): Promise<void> {
  const { id, ownerId, list, name, search } = view
  await tx.run(
    db.insertInto('saved_views').values((eb) => ({
      ...{ id, owner_id: ownerId, list, name, search },
      place: eb
        .selectFrom('saved_views')
        .select((of) =>
          sql<number>`${of.fn.coalesce(of.fn.max('place'), of.lit(0))} + 1`.as('next'),
        )
        .where('owner_id', '=', ownerId)
        .where('list', '=', list),
    })),
  )
}

export async function updateView(
  tx: Tx,
  ownerId: string,
  id: string,
  change: { name?: string; search?: string; is_default?: boolean },
): Promise<void> {
  await tx.run(
    db.updateTable('saved_views').set(change).where('id', '=', id).where('owner_id', '=', ownerId),
  )
}

/** The list opens with none of the views any more. */
export async function clearDefault(tx: Tx, ownerId: string, list: string): Promise<void> {
  await tx.run(
    db
      .updateTable('saved_views')
      .set({ is_default: false })
      .where('owner_id', '=', ownerId)
      .where('list', '=', list)
      .where('is_default', '=', true),
  )
}

/** Puts the views into this order. */
export async function updatePlaces(tx: Tx, ownerId: string, ids: string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await tx.run(
      db
        .updateTable('saved_views')
        .set({ place })
        .where('id', '=', id)
        .where('owner_id', '=', ownerId),
    )
}

export async function deleteView(tx: Tx, ownerId: string, id: string): Promise<void> {
  await tx.run(db.deleteFrom('saved_views').where('id', '=', id).where('owner_id', '=', ownerId))
}
