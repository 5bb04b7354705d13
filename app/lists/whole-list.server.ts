import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows } from '#app/platform/sql-helpers.server.ts'
import { lists } from '#content/lists.ts'
import type { ListState } from './list.ts'
import { collectedBy } from './list-search.server.ts'
import type { ListSource } from './list-source.server.ts'
import { wholeAtMost } from './whole-list.ts'

/** The ids of everything that a list finds, and one more than can be selected at once. */
const idsOf = ({ search }: Pick<ListState, 'search'>, source: ListSource<unknown>) =>
  (search
    ? collectedBy(source, search, source.narrowed)
    : source.narrowed.select(source.id.as('id'))
  ).limit(wholeAtMost + 1)

/** How many rows a list finds, counted up to one more than can be selected at once. */
export async function countWhole(
  tx: Tx,
  query: Pick<ListState, 'search'>,
  source: ListSource<unknown>,
): Promise<number> {
  const counted = db.selectFrom(idsOf(query, source).as('found')).select(countRows().as('total'))
  return (await tx.first(counted))?.total ?? 0
}

/**
 * The ids of everything that a list finds, for an action on all of it.
 * @param promised how many the page has shown to be selected
 * @throws AppError `conflict` when there are no longer as many
 */
export async function selectWhole(
  tx: Tx,
  query: Pick<ListState, 'search'>,
  source: ListSource<unknown>,
  promised: number,
): Promise<string[]> {
  const ids = (await tx.all(idsOf(query, source))).map(({ id }) => id as string)
  if (ids.length !== promised || ids.length > wholeAtMost)
    throw new AppError('conflict', lists.wholeChanged(promised, ids.length))
  return ids
}
