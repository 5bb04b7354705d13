import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows, countWhere } from '#app/platform/sql-helpers.server.ts'
import { plannedForValues } from '#app/platform/typed-queries.server.ts'
import { onesOf } from './list-ids.server.ts'
import type { ListSource } from './list-source.server.ts'

/** What a list finds is counted up to here, and then shown as "or more". */
export const countedUpTo = 500

// What is found often is met soon by walking an index in the list's order; what is found seldom is
// collected by the trigram index and sorted. Which of the two it is, the newest rows tell: PostgreSQL
// itself cannot, because row-level security keeps its statistics from LIKE. The two cost alike at 1.6 %
// of 100,000 rows. Once a walk has met many, or enough for a page of a long list, nobody needs the exact
// number.
const lookedAt = 1_000
const often = 16
const oftenInMillions = 2
/** How far a walk goes. */
export const walkedAtMost = 25_000
const metUpTo = 100
const metEnough = 50
const collectedAtMost = 2_500

/** How many rows a list finds; of a search also their ids, unless they are very many. */
export type Matches = { total: number; capped: boolean; ids?: string[]; beside?: unknown }

/** A search as the pattern of `like`: its own signs are letters. */
export const containing = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** Counts what a list finds, in one statement. */
export async function countMatches(
  tx: Tx,
  source: ListSource<unknown>,
  search: string,
): Promise<Matches> {
  if (search && !source.idsFirst) return surveySearch(tx, source, search)
  const rows = search ? onesOf(source.narrowed, hitOf(source, search)) : source.narrowed.select(one)
  const found = rows.limit(countedUpTo).as('found')
  const row = await tx.first(
    plannedForValues(db.selectFrom(found).select([countRows().as('total'), besideOf(source)])),
  )
  const total = row?.total ?? 0
  return { total, capped: total >= countedUpTo, beside: row?.beside }
}

type Narrowed = ListSource<unknown>['narrowed']

/** Whether a search finds a row. */
export const hitOf = ({ match, text }: ListSource<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`${match?.(search).hit ?? sql`${text} like ${containing(search)}`}`

/** The rows among these that an index finds for a search, by their ids. */
export const collectedBy = (source: ListSource<unknown>, search: string, among: Narrowed) => {
  const { id, match } = source
  const found = match && sql<boolean>`${id} in ${match(search).found}`
  return among.where(found ?? hitOf(source, search)).select(id.as('id'))
}

async function surveySearch(tx: Tx, source: ListSource<unknown>, search: string): Promise<Matches> {
  const { narrowed, id, newest, isLong } = source
  const byTime = narrowed.orderBy(newest, 'desc').orderBy(id, 'desc')
  const hit = hitOf(source, search)
  const near = byTime.select(hit.as('hit')).limit(walkedAtMost)
  const found =
    source.found?.(containing(search), collectedAtMost) ?? collectedBy(source, search, narrowed)
  const row = await tx.first(
    db
      // The newest rows, and which of them match.
      .with(
        (cte) => cte('head').materialized(),
        () => byTime.select([id.as('id'), hit.as('hit')]).limit(lookedAt),
      )
      // Whether they are the whole list, and whether they match often.
      .with(
        (cte) => cte('seen').materialized(),
        (q) =>
          q.selectFrom('head').select((eb) => {
            const hits = countWhere(eb.ref('hit'))
            return [
              sql<boolean>`${countRows()} < ${lookedAt}`.as('whole'),
              sql<boolean>`${hits} >= ${isLong ? oftenInMillions : often}`.as('often'),
            ]
          }),
      )
      // How many are met on a walk, if they match often.
      .with(
        (cte) => cte('walked').materialized(),
        (q) => {
          const met = q.selectFrom(near.as('w')).where('w.hit', '=', true).select(one)
          const pays = q
            .selectFrom('seen')
            .select((eb) => sql<boolean>`${eb.ref('often')} and not ${eb.ref('whole')}`.as('pays'))
          return q
            .selectFrom(met.limit(metUpTo).as('f'))
            .select(countRows().as('hits'))
            .where(sql<boolean>`${pays}`)
        },
      )
      // Whether that is enough.
      .with(
        (cte) => cte('enough').materialized(),
        (q) =>
          q.selectFrom('walked').select((eb) => {
            const goesOn = eb.exists(narrowed.select(one).offset(walkedAtMost))
            const some = eb.and([eb('hits', '>=', metEnough), goesOn])
            return eb.or([eb('hits', '>=', metUpTo), some]).as('met')
          }),
      )
      // Where it is not, what the index of the search finds.
      .with(
        (cte) => cte('collected').materialized(),
        (q) =>
          q
            .selectFrom(found.as('f'))
            .select('f.id')
            .where(sql<boolean>`not ${q.selectFrom('seen').select('whole')}`)
            .where(sql<boolean>`not ${q.selectFrom('enough').select('met')}`),
      )
      .selectFrom(['seen', 'walked', 'enough'])
      .select((eb) => {
        const head = eb.selectFrom('head').select('head.id').where('hit', '=', true)
        const collected = eb.selectFrom('collected').select('collected.id').limit(collectedAtMost)
        const ids = sql<string[] | null>`case when ${eb.ref('whole')} then to_json(array(${head}))
          when not ${eb.ref('met')} then to_json(array(${collected})) end`
        return [ids.as('ids'), 'hits', besideOf(source)]
      }),
  )
  const ids = row?.ids
  const isWhole = ids && ids.length < collectedAtMost
  return {
    total: ids ? Math.min(ids.length, countedUpTo) : (row?.hits ?? 0),
    capped: !ids || ids.length >= countedUpTo,
    ids: isWhole ? ids : undefined,
    beside: row?.beside,
  }
}

const one = sql<number>`1`.as('one')
const besideOf = ({ beside }: ListSource<unknown>) =>
  sql<unknown>`${beside ?? sql`null`}`.as('beside')
