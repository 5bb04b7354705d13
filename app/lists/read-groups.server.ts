import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows, list as listOf, typed } from '#app/platform/sql-helpers.server.ts'
import { plannedForValues } from '#app/platform/typed-queries.server.ts'
import { foundFirst, idsOfPage, nameOf, onesOf } from './list-ids.server.ts'
import { countMatches, hitOf, walkedAtMost } from './list-search.server.ts'
import type { ListSource } from './list-source.server.ts'

/** The first rows of one group. `total` is null where nobody has counted it. */
export type Group<Row> = { rows: Row[]; total: number | null }

type Groups = {
  /** What tells the groups apart. */
  by: Expression<string>
  /** The groups, each with the number of its rows that are read. */
  most: Record<string, number>
  /** Whether the rows of each group are counted; a rare search always counts them. */
  isCounted: boolean
}

type Within = RawBuilder<boolean>
type Found<Row> = Row & { in_group: string; in_all: number | null }

/**
 * The first rows of each group of a list, newest first, as a board shows them: one query, and before it
 * another one for a search.
 */
export async function readGroups<Row extends { id: string }>(
  tx: Tx,
  search: string,
  source: ListSource<Row>,
  groups: Groups,
): Promise<Record<string, Group<Row>>> {
  const isSurveyed = search !== '' && !source.idsFirst
  const ids = isSurveyed ? (await countMatches(tx, source, search)).ids : undefined
  const query = ids
    ? amongIds(source, groups, ids)
    : search && source.idsFirst
      ? foundAtOnce(source, groups, search)
      : eachGroup(source, groups, search)
  // The rows are those of the builder that the source was made from.
  const found = (await tx.all(plannedForValues(query))) as Found<Row>[]
  const isCounted = ids !== undefined || (groups.isCounted && !isSurveyed)
  return Object.fromEntries(
    Object.entries(groups.most).map(([name, most]) => {
      const own = found.filter(({ in_group }) => in_group === name)
      const rows = own.slice(0, most).map(({ in_group: _, in_all: __, ...row }) => row as never)
      return [name, { rows, total: isCounted ? (own[0]?.in_all ?? 0) : null }]
    }),
  )
}

const nobodyCounts = sql<number | null>`null::int`
const countOver = (by?: Expression<string>) =>
  sql<number>`(count(*) over (${by ? sql`partition by ${by}` : sql``}))::int`

const mostOf = (most: Groups['most']) => Math.max(...Object.values(most))
const placeOf = (by: Expression<string>, newest: Expression<unknown>, id: Expression<unknown>) =>
  sql<number>`row_number() over (partition by ${by} order by ${newest} desc, ${id} desc)`

/** A rare search: its rows are read by their ids, once for all groups. */
function amongIds(
  { rows, filters, id, newest }: ListSource<unknown>,
  { by, most }: Groups,
  ids: string[],
) {
  // PostgreSQL would rather walk an index if it could see the ids.
  const hidden = sql`array(select unnest(${listOf('uuid', ids)}))`
  const found = rows
    .where(filters)
    .where(sql<boolean>`${id} = any(${hidden})`)
    .select([named(by), countOver(by).as('in_all'), placeOf(by, newest, id).as('at_place')])
  return db
    .selectFrom(found.as('f'))
    .selectAll('f')
    .where('f.at_place', '<=', mostOf(most))
    .orderBy('f.at_place')
}

/** A search among few rows of a long table: they are read once for all groups, and then those that are shown. */
function foundAtOnce(source: ListSource<unknown>, { by, most }: Groups, search: string) {
  const { rows, narrowed, id, newest } = source
  const placed = foundFirst(narrowed, [by, newest, id], hitOf(source, search)).select((eb) => {
    const [group, time, one] = [eb.ref(nameOf(0)), eb.ref(nameOf(1)), eb.ref(nameOf(2))]
    const place = placeOf(group, time, one).as('at_place')
    return [group.as('in_group'), one.as('found_id'), countOver(group).as('in_all'), place]
  })
  const shown = db
    .selectFrom(placed.as('placed'))
    .selectAll('placed')
    .where('placed.at_place', '<=', mostOf(most))
    // Says to PostgreSQL that they are few.
    .limit(mostOf(most) * Object.keys(most).length)
  return rows
    .innerJoin(shown.as('shown'), (join) => join.on(sql`shown.found_id`, '=', id))
    .select(['shown.in_group', 'shown.in_all'])
    .orderBy('shown.at_place')
}

/** Each group is read along the index of its order, as far as its rows are shown. */
function eachGroup(source: ListSource<unknown>, { by, most, isCounted }: Groups, search: string) {
  const parts = Object.entries(most).map(([name, limit]) => {
    const within = sql<boolean>`${by} = ${name}`
    const { rows, count } = rowsOfGroup(source, within, search, limit)
    const all = (isCounted && count) || nobodyCounts
    const part = rows
      .select([named(typed('text', name)), all.as('in_all')])
      .orderBy(source.newest, 'desc')
      .orderBy(source.id, 'desc')
      .limit(limit)
    return db.selectFrom(part.as('part')).selectAll('part')
  })
  return parts.slice(1).reduce((all, part) => all.unionAll(part), parts[0] ?? never())
}

/** The rows of a group, and how many it has in all, where that can be counted with them. */
function rowsOfGroup(source: ListSource<unknown>, within: Within, search: string, limit: number) {
  const { id, newest, narrowed, rows } = source
  if (source.idsFirst) {
    const [own, hit] = [narrowed.where(within), search ? hitOf(source, search) : undefined]
    const ids = idsOfPage(own, hit, [newest, id], { way: 'desc', limit })
    const all = db.selectFrom(onesOf(own, hit).as('all')).select(countRows().as('n'))
    return { rows: rows.where(sql<boolean>`${id} in ${ids}`), count: sql<number>`${all}` }
  }
  if (!search) return { rows: rows.where(source.filters).where(within), count: countOver() }
  const met = metOnAWalk(source, within, search, limit)
  return { rows: rows.where(sql<boolean>`${id} in ${met}`) }
}

const named = (by: Expression<string>) => sql<string>`${by}`.as('in_group')

function never(): never {
  throw new Error('A board has groups')
}

/** The ids of what a search finds often, newest first. */
function metOnAWalk(
  source: ListSource<unknown>,
  within: RawBuilder<boolean>,
  search: string,
  limit: number,
) {
  const { narrowed, id, newest } = source
  const walked = narrowed
    .where(within)
    .select([id.as('id'), hitOf(source, search).as('hit')])
    .orderBy(newest, 'desc')
    .orderBy(id, 'desc')
    .limit(walkedAtMost)
  return db.selectFrom(walked.as('w')).select('w.id').where('w.hit', '=', true).limit(limit)
}
