import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows } from '#app/platform/sql-helpers.server.ts'
import { plannedForValues } from '#app/platform/typed-queries.server.ts'
import { lists } from '#content/lists.ts'
import type { ListState } from './list.ts'
import { collectedBy } from './list-search.server.ts'
import type { ListSource } from './list-source.server.ts'
import { type Whole, wholeAtMost } from './whole-list.ts'

/** Everything that a list finds, and one row more than can be selected at once. */
const foundBy = ({ search }: Pick<ListState, 'search'>, source: ListSource<unknown>) =>
  (search
    ? collectedBy(source, search, source.narrowed)
    : source.narrowed.select(source.id.as('id'))
  )
    .select(sql<string>`${source.seen ?? sql`''`}`.as('seen'))
    .limit(wholeAtMost + 1)

/**
 * What a list finds: how many rows, counted up to one more than can be selected at once, and a mark of which
 * rows they are and of what the page shows of them. As many other rows have another mark.
 */
export async function describeWhole(
  tx: Tx,
  query: Pick<ListState, 'search'>,
  source: ListSource<unknown>,
): Promise<Whole> {
  return (await tx.first(plannedForValues(describing(query, source)))) ?? { count: 0, mark: '' }
}

const describing = (query: Pick<ListState, 'search'>, source: ListSource<unknown>) => {
  return db.selectFrom(foundBy(query, source).as('found')).select((eb) => {
    const [id, seen] = [eb.ref('found.id'), eb.ref('found.seen')]
    const rows = sql`string_agg(concat_ws(' ', ${id}, ${seen}), ' ' order by ${id})`
    return [
      countRows().as('count'),
      sql<string>`encode(sha256(convert_to(coalesce(${rows}, ''), 'UTF8')), 'hex')`.as('mark'),
    ]
  })
}

/** A row of a list, with what the page has shown of it (`seen` of the source). */
export type SeenRow = { id: string; seen: string }

/**
 * Everything that a list finds, for an action on all of it.
 * @param promised what the page has shown to be selected
 * @throws AppError `conflict` when it is no longer the same
 */
export async function selectWhole(
  tx: Tx,
  query: Pick<ListState, 'search'>,
  source: ListSource<unknown>,
  promised: Whole,
): Promise<SeenRow[]> {
  // One statement, so that nothing is changed between the mark and the rows.
  const whole = describing(query, source).select((eb) => {
    const row = sql`json_build_object('id', ${eb.ref('found.id')}, 'seen', ${eb.ref('found.seen')})`
    return sql<SeenRow[]>`coalesce(json_agg(${row}), '[]')`.as('rows')
  })
  const found = await tx.first(plannedForValues(whole))
  const { count, mark } = found ?? { count: 0, mark: '' }
  if (count !== promised.count || mark !== promised.mark || count > wholeAtMost)
    throw new AppError('conflict', lists.wholeChanged(promised.count, count))
  return found?.rows ?? []
}
